# דפי החוקים, הסברים מתחת לסמן, ורמזים למשחק ראשון.

rules-open = חוקים
rules-open-hint = איך משחקים, עם תמונות. ליד השולחן F1 מראה את זה בכל רגע.
rules-search = חיפוש
rules-search-hint = לכתוב מילה, ואז Enter: מראה איפה היא נמצאת בחוקים.
rules-contents-hint = הפרקים, אחד אחרי השני.
rules-earlier-hint = אחורה. Page Up עושה אותו דבר.
rules-later-hint = הלאה. Page Down עושה אותו דבר.
rules-done = סיום
rules-done-hint = חזרה למקום שבו היית. שום דבר לא השתנה שם.
rules-hit-hint = Enter פותח את הדף שם.
rules-found = { $count ->
    [0] לא נמצא דבר
    [one] מקום אחד
    [two] שני מקומות
   *[other] { $count } מקומות
}
rules-term = { $name }:
rules-help = חצים בוחרים דף, Page Up ו־Page Down מדפדפים, Esc יוצא. F12 שומר תמונה של החלון.
comfort-hints = רמזים למשחק ראשון
comfort-hints-hint = כמה משפטים ליד השולחן, כל אחד מוצג פעמיים. הדלקה מחדש מחזירה את כולם.
