# מה שכל שולחן אומר.

log-title = מה קרה
table-unsaved-full = הדיסק מלא: המשחק הזה לא נשמר.
table-unsaved-closed = אי אפשר לכתוב לתיקיית המשחקים: המשחק הזה לא נשמר.
table-unsaved = הדיסק מסרב לכתוב: המשחק הזה לא נשמר.

table-read-close = כל מקש או לחיצה סוגרים את זה.

table-reads = לחיצה ימנית, לחיצה ארוכה או המקש I: לקרוא קלף

corner-pause = הפסקה
corner-pause-means = הגדרות, מי משחק, וחזרה למדף. Esc עושה אותו דבר.
corner-log = מה קרה
corner-log-means = כל מה שהיה עד כה, במשפטים. F2 עושה אותו דבר.
corner-sound = צליל
corner-sound-means = כיבוי והדלקה. F3 עושה אותו דבר.
corner-rules = חוקים
corner-rules-means = איך משחקים. F1 עושה אותו דבר.
corner-phone = טלפונים
corner-phone-means = להחזיק את הקלפים בטלפון שלך: לסרוק קוד ולהתיישב.
corner-lamp = מנורה
corner-lamp-means = פעם אחת לרמז, פעמיים כדי לדעת מה מומחה היה עושה ולמה. F7 עושה אותו דבר.
corner-undo = לבטל מהלך
corner-undo-means = את המהלך האחרון שלך, ומה שבא אחריו. F5 או Backspace עושים אותו דבר.
corner-redo = לשחזר
corner-redo-means = את מה שבוטל. F6 עושה אותו דבר.
corner-speed = { $speed ->
    [slow] מהירות: לאט
    [fast] מהירות: מהר
    [very-fast] מהירות: מהר מאוד
   *[normal] מהירות: רגיל
  }
corner-speed-means = באיזו מהירות רואים מה קורה; לחיצה נוספת, מהירות אחרת. F8 עושה אותו דבר.
corner-skip = אל התור שלי
corner-skip-means = כל מה שקורה עד ששואלים שוב אדם, בבת אחת. F4 עושה אותו דבר.
refusal-skip-not-now = אין עכשיו על מה לדלג.
table-skips = הלאה, אל תורך …

curtain-name = המסך מיועד ל־{ $name }
curtain-asks = כשהאחרים לא מסתכלים, להחזיק את Enter או ללחוץ כאן בלי להרפות.
table-asked = { $asked ->
    [one] התור של { $names } …
   *[other] מחכים לתשובה: { $names } …
}
table-bot-erred = הבחירה של { $name } לא מותרת לפי החוקים, ויבוא במקומה מהלך אחר.
table-do-back = קלף אחר
table-ask-after = הרגע: { $news } { $asked }
table-ask-in-time = { $sentence } ⁦{ $count }⁩ שנ׳

undo-ask = לבטל את המהלך של { $name }?
undo-about = כל מי שמשחק ליד השולחן צריך להסכים.
undo-yes = לבטל
undo-no = להשאיר
undo-asks-phones = האחרים נשאלים בטלפונים שלהם אם הם מסכימים.

table-lamp-not-now = המנורה היא למי שנשאל משהו.
