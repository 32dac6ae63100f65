# מה שנזכר ממשחקים שהסתיימו.

statistics-title = סטטיסטיקה
statistics-done = סיום
statistics-nobody = עוד אף אחד
statistics-game-hint = איזה משחק.
statistics-person-hint = המשחקים של מי. כל מי שסיים משחק נמצא כאן, לפי שם.
statistics-empty = עוד אף אחד לא סיים משחק של { $game }. כדאי לשבת ולשחק אחד: כאן יעמוד איך זה הלך.
statistics-number = { NUMBER($number, useGrouping: 0) }
statistics-played = { $count ->
    [one] משחק שהסתיים
   *[other] משחקים שהסתיימו
}
statistics-won = { $count ->
    [one] ניצחון
   *[other] ניצחונות
}, ⁦{ $share }%⁩
statistics-streak = רצף הניצחונות הנוכחי
statistics-best-streak = רצף הניצחונות הארוך ביותר
statistics-latest-games = { $count ->
    [one] המשחק האחרון
    [two] שני המשחקים האחרונים
   *[other] { $count } המשחקים האחרונים
}
statistics-ms = ⁦{ NUMBER($ms, useGrouping: 0) } ms⁩
statistics-ms-or-more = מעל ⁦{ NUMBER($ms, useGrouping: 0) } ms⁩
statistics-median = חציון ⁦{ NUMBER($ms, useGrouping: 0) } ms⁩
statistics-export = לכתוב כ־CSV
statistics-export-hint = כותב טבלה לכל משחק, שנפתחת בכל גיליון אלקטרוני.
statistics-exported = הטבלאות נמצאות ב־{ $folder }
statistics-export-failed = לא הצלחנו לכתוב את הטבלאות: { $why }
statistics-damaged = { $count ->
        [one] משחק אחד לא נקרא ולא נספר
        [two] שני משחקים לא נקראו ולא נספרו
       *[other] { $count } משחקים לא נקראו ולא נספרו
    }; שום דבר לא אבד, הכול שמור ב־{ $file }
statistics-large = הסטטיסטיקה גדלה מדי ואי אפשר לקרוא אותה. המשחקים האחרונים עדיין נספרים; הקובץ כולו נשמר בשם { $file }
statistics-unreadable = אי אפשר לפתוח את הסטטיסטיקה. הפרטים ב־{ $log }
statistics-erase = למחוק
statistics-erase-hint = שוכח אדם אחד, או את כולם. קודם שואל.
statistics-erase-ask = למחוק לתמיד?
statistics-erase-about = מה שנמחק לא חוזר. ההגדרות והמשחקים נשארים כפי שהם.
statistics-keep = לשמור הכול
statistics-erase-one = למחוק את { $name }
statistics-erase-one-hint = שוכח את כל המשחקים של { $name }; של כל האחרים נשארים.
statistics-erase-all = למחוק את כולם
statistics-erase-all-hint = שוכח את כל המשחקים של כולם.
statistics-lamp = שאלות למומחה
