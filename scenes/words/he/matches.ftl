# משחקים שמורים, ומבט נוסף עליהם.

error-record-unreadable = אי אפשר לפתוח את הקובץ { $file }.
error-record-in-use = המשחק הזה פתוח בחלון אחר.
error-record-players = השחקנים במשחק השמור הזה לא מתאימים ל־Kibitz הזה.

## הצפייה החוזרת

replay-play-hint = לנגן או לעצור. רווח, או לחיצה על השולחן, עושים אותו דבר.
replay-step-on-hint = מהלך אחד קדימה. מקש החץ ימינה עושה אותו דבר.
replay-step-back-hint = מהלך אחד אחורה. מקש החץ שמאלה עושה אותו דבר.
replay-turn-on-hint = אל התור הבא. Page Down עושה אותו דבר.
replay-turn-back-hint = אל התור הקודם. Page Up עושה אותו דבר.
replay-first-hint = אל ההתחלה.
replay-last-hint = אל הסוף.
replay-speed = ⁦{ NUMBER($speed, maximumFractionDigits: 1) }×⁩
replay-speed-hint = באיזו מהירות רץ המשחק. החצים למעלה ולמטה עושים אותו דבר.
replay-open = גלוי
replay-view-hint = של מי הקלפים שרואים: של מקום אחד, או של כולם.
replay-play-on = להמשיך לשחק מכאן
replay-play-on-hint = ממשיך את המשחק מהנקודה הזאת; מה שמוצג נשאר כמו שהוא.
replay-leave-hint = לצאת מהצפייה החוזרת.
replay-film-hint = להכין סרטון קטן של המשחק, למשלוח.
film-title = סרטון של המשחק הזה
film-about = כמו שרואים אותו כאן, קטן ומהיר. הוא נעשה GIF, שכל דואר או הודעה מציגים.
film-leave = לבטל
film-done = סיום
film-kept = מוכן למשלוח: { $place }
film-full = הדיסק מלא: הסרטון לא נשמר.
film-not-kept = לא הצלחנו לכתוב את הסרטון: { $place }
replay-where = ⁦{ $now }⁩ מתוך ⁦{ $end }⁩, מהלך { NUMBER($at, useGrouping: 0) } מתוך { NUMBER($all, useGrouping: 0) }
replay-told = { $time } – { $what }

## רשימת המשחקים

shelf-matches-hint = כל המשחקים שלך: להמשיך אחד, לצפות בו שוב, להעביר אותו הלאה.
matches-title = משחקים
matches-back-hint = חזרה למדף.
matches-none = עוד אין משחקים. כל משחק שלך נשמר כאן, ואפשר לגרור לחלון הזה קובץ שקיבלת מחבר.
matches-page = { $page } מתוך { $pages }
matches-left-hint = משחקים מאוחרים יותר. Page Up עושה אותו דבר.
matches-right-hint = משחקים מוקדמים יותר. Page Down עושה אותו דבר.
matches-go-on = להמשיך
matches-go-on-hint = חזרה לשולחן, בדיוק כפי שנשאר.
matches-watch = לצפות
matches-watch-hint = לראות את המשחק שוב, בכל מהירות.
matches-set-aside = להניח בצד
matches-set-aside-hint = מוציא את הקובץ מהרשימה ושומר אותו.
matches-hand-over-hint = מעתיק את המשחק לשולחן העבודה, כקובץ בשביל חבר.
matches-delete-hint = מוחק את המשחק לתמיד, אחרי שאלה.
matches-handed-over = המשחק נמצא עכשיו ב־{ $file }
matches-not-handed-over = לא הצלחנו להעתיק את המשחק.
matches-let-in = המשחק הזה נמצא עכשיו ברשימת המשחקים.
matches-not-let-in = אפשר לצפות במשחק הזה, אבל הדיסק לא קיבל אותו: הוא לא ברשימת המשחקים.
matches-not-over = המשחק הזה נפסק לפני הסוף: כך הוא נמסר, או שהקובץ נחתך בדרך.
matches-is-aside = הקובץ נשמר בשם { $file }
matches-deleted = המשחק נמחק.
matches-still-there = לא הצלחנו להזיז את הקובץ. הוא במקום שבו היה.
matches-ask = למחוק את המשחק הזה?
matches-ask-about = הוא שוחק { $when }. אחרי שנמחק אי אפשר להחזיר אותו.
matches-ask-yes = למחוק
matches-ask-no = לשמור
matches-won = { $count ->
    [0] אף אחד לא ניצח.
    [one] הניצחון של { $names }.
   *[other] ניצחון משותף: { $names }.
}
matches-played = { $minutes ->
    [0] זמן המשחק עד כה: { $seconds } שנ׳.
   *[other] זמן המשחק עד כה: { $minutes } דק׳ { $seconds } שנ׳.
}
matches-moves = { $count ->
    [one] עד כה מהלך אחד.
    [two] עד כה שני מהלכים.
   *[other] עד כה { $count } מהלכים.
}
list-comma = { ", " }
list-and = { $first } וגם { $last }
matches-time = ⁦{ $hour }:{ $minute }⁩
matches-today = היום ב־{ $time }
matches-yesterday = אתמול ב־{ $time }
matches-weekday = ב{ $day } ב־{ $time }
matches-date = ב־{ $day } ב{ $month } { $year }
matches-day-1 = יום שני
matches-day-2 = יום שלישי
matches-day-3 = יום רביעי
matches-day-4 = יום חמישי
matches-day-5 = יום שישי
matches-day-6 = שבת
matches-day-7 = יום ראשון
matches-month-1 = ינואר
matches-month-2 = פברואר
matches-month-3 = מרץ
matches-month-4 = אפריל
matches-month-5 = מאי
matches-month-6 = יוני
matches-month-7 = יולי
matches-month-8 = אוגוסט
matches-month-9 = ספטמבר
matches-month-10 = אוקטובר
matches-month-11 = נובמבר
matches-month-12 = דצמבר
matches-review = מבט לאחור
matches-review-hint = מבט לאחור: מה מומחה חושב על כל החלטה.
