# What Kibitz is, and under which terms it and all that is in it may be used.

about-version = { $made ->
    [built] Version { $version }
   *[source] Version { $version }, from source
}
about-thanks = A card table by people who like to play, free to use, to change and to pass on. With thanks to everybody behind the games, to those who taught us to play them, and to the makers of Python, SDL, pygame-ce, pygame_gui and all the rest.
about-files = Where your files are
about-matches = Matches: { $folder }
about-settings = Settings: { $folder }
about-log = Log: { $folder }
about-folder-hint = Opens this folder.
about-no-program = No program here opens folders. This one is { $folder }
about-licences = Licences
about-licences-hint = Of Kibitz, and of everything that came along with it.
about-report = Copy a report
about-report-hint = Version, system and window, for somebody who is to mend something. No names.
about-copied = The report is on the clipboard: paste it wherever you like.
about-not-copied = The clipboard of this system does not take it.
licences-title = Licences
licences-back-hint = Back to where you came from.
licences-open-hint = Opens the whole text.
