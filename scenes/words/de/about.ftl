# Was Kibitz ist und unter welchen Bedingungen es und alles darin verwendet werden darf.

about-version = { $made ->
    [built] Version { $version }
   *[source] Version { $version }, aus dem Quelltext
}
about-thanks = Ein Kartentisch von Leuten, die gern spielen: jeder darf ihn benutzen, verändern und weitergeben. Unser Dank gilt allen hinter den Spielen, allen, die sie uns beigebracht haben, und denen, die Python, SDL, pygame-ce, pygame_gui und alles andere gemacht haben.
about-files = Wo deine Dateien liegen
about-matches = Partien: { $folder }
about-settings = Einstellungen: { $folder }
about-log = Protokoll: { $folder }
about-folder-hint = Öffnet diesen Ordner.
about-no-program = Hier gibt es kein Programm, das Ordner öffnet. Dieser ist { $folder }
about-licences = Lizenzen
about-licences-hint = Von Kibitz und von allem, was mitgekommen ist.
about-report = Bericht kopieren
about-report-hint = Version, System und Fenster, für alle, die etwas reparieren sollen. Keine Namen.
about-copied = Der Bericht liegt in der Zwischenablage: füge ihn ein, wo du willst.
about-not-copied = Die Zwischenablage dieses Systems nimmt ihn nicht an.
licences-title = Lizenzen
licences-back-hint = Zurück, woher du kamst.
licences-open-hint = Öffnet den ganzen Text.
