# מה זה Kibitz, ובאילו תנאים מותר להשתמש בו ובכל מה שיש בו.

about-version = { $made ->
    [built] גרסה { $version }
   *[source] גרסה { $version }, מקוד המקור
}
about-thanks = שולחן קלפים מאת אנשים שאוהבים לשחק, חופשי לשימוש, לשינוי ולהעברה הלאה. תודה לכל מי שמאחורי המשחקים, למי שלימדו אותנו לשחק בהם, ולמי שיצרו את Python, SDL, pygame-ce, pygame_gui וכל השאר.
about-files = איפה הקבצים שלך
about-matches = משחקים: { $folder }
about-settings = הגדרות: { $folder }
about-log = יומן: { $folder }
about-folder-hint = פותח את התיקייה הזאת.
about-no-program = אין כאן תוכנה שפותחת תיקיות. התיקייה היא { $folder }
about-licences = רישיונות
about-licences-hint = של Kibitz, ושל כל מה שבא איתו.
about-report = להעתיק דוח
about-report-hint = גרסה, מערכת וחלון, בשביל מי שצריך לתקן משהו. בלי שמות.
about-copied = הדוח הועתק: אפשר להדביק אותו בכל מקום.
about-not-copied = לוח ההעתקה של המערכת הזאת לא מקבל אותו.
licences-title = רישיונות
licences-back-hint = חזרה למקום שממנו באת.
licences-open-hint = פותח את הטקסט כולו.
