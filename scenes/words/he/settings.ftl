# מה שאפשר לקבוע בכל רגע, לכל הבית.

language-name = עברית
# ltr (משמאל לימין) או rtl (מימין לשמאל)
language-direction = rtl

settings-title = הגדרות
settings-done = סיום
settings-about-hint = על Kibitz: גרסה, רישיונות, ואיפה הקבצים שלך.
settings-sound = צליל
settings-sound-hint = כמה חזק.
settings-pace = קצב
settings-pace-hint = איך הקלפים זזים, וכמה מהר.
settings-table = שולחן
settings-table-hint = על מה הקלפים מונחים, איך נראה הגב שלהם, ומה אומרים ליד השולחן.
settings-reading = קריאה
settings-reading-hint = כמה גדול, כמה ברור, ובאיזו שפה.
settings-window = חלון
settings-window-hint = כמה גדול Kibitz, ובאיזה מסך.

## צליל

comfort-sound = צליל
comfort-sound-hint = כל הצלילים, פועלים או כבויים. ליד השולחן F3 עושה אותו דבר.
comfort-volume = עוצמה
comfort-volume-hint = כמה חזק הכול.
comfort-effects = קלפים ושולחן
comfort-effects-hint = כמה חזק נשמעים קלפים וכפתורים, כחלק מהעוצמה.
comfort-music = מוזיקה
comfort-music-hint = כמה חזקה המוזיקה השקטה. באפס אחוז אין מוזיקה.
comfort-talk = הדמויות מדברות
comfort-talk-hint = מדי פעם מישהו ליד השולחן אומר משהו על מה שכולם ראו.
comfort-percent = ⁦{ $percent }%⁩

## שולחן

comfort-motion = תנועה
comfort-motion-hint = איך הקלפים זזים. במצב מופחת אין רעידות, הבזקים ומעופים.
comfort-motion-normal = רגילה
comfort-motion-off = כבויה
comfort-motion-reduced = מופחתת
comfort-speed = מהירות
comfort-speed-hint = באיזו מהירות רואים מה קורה במשחקים בלי שעון. ליד השולחן F8 עושה אותו דבר.
comfort-speed-slow = לאט
comfort-speed-normal = רגיל
comfort-speed-fast = מהר
comfort-speed-very-fast = מהר מאוד
comfort-pauses = הבוטים מחכים
comfort-pauses-hint = כמה זמן בוטים מחכים לפני שהם משחקים, במהירות שנבחרה.
comfort-pauses-short = קצת
comfort-pauses-normal = כרגיל
comfort-pauses-long = הרבה
comfort-cloth = מפת השולחן
comfort-cloth-hint = לכל משחק מפה בצבע משלו; היא יכולה להיות כהה או בהירה יותר.
comfort-cloth-own = של המשחק
comfort-cloth-dark = כהה יותר
comfort-cloth-light = בהירה יותר
comfort-back = גב הקלפים
comfort-back-hint = למשחקים שהגב בהם לא מגלה דבר; כל השאר שומרים על שלהם.
comfort-back-own = של המשחק
comfort-back-lozenges = מעוינים כחולים
comfort-back-rays = שמש אדומה
comfort-back-stars = כוכבים ירוקים
comfort-back-scales = שחור ופליז
comfort-marks = אותיות צבע
comfort-marks-hint = על כל קלף כתוב הצבע שלו גם באות.

## קריאה

comfort-text-size = גודל הטקסט
comfort-text-size-hint = כל האותיות חוץ מאלה שעל הקלפים, כמה שיש להן מקום.
comfort-contrast = ניגודיות גבוהה
comfort-contrast-hint = מפה כהה, שוליים בהירים, ורקע חלק מאחורי כל האותיות.
comfort-language = שפה
comfort-language-hint = השפה של כל מילה שכתובה כאן.

## חלון

comfort-screen = מסך מלא
comfort-screen-hint = כל המסך או חלון. F11 עושה אותו דבר בכל רגע.
comfort-window = גודל החלון
comfort-window-hint = כמה גדול החלון כשהוא לא ממלא את המסך.
comfort-window-pixels = ⁦{ NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }⁩
comfort-monitor = מסך
comfort-monitor-hint = באיזה מסך נמצא החלון, עכשיו ובפעם הבאה.
comfort-monitor-name = { $number }: ⁦{ NUMBER($wide, useGrouping: 0) } × { NUMBER($high, useGrouping: 0) }⁩

## גבות של קלפים שזוכים בהם במשחק

back-wins-rays = לזכייה: לסיים שלושה משחקים שונים. עד כה { $done } מתוך { $of }.
back-wins-stars = לזכייה: לסיים עשרה משחקים. עד כה { $done } מתוך { $of }.
back-wins-scales = לזכייה: לנצח מומחה, בכל משחק שהוא.
back-won = זכית בגב קלפים: ״{ $name }״. אפשר לבחור אותו בהגדרות.
