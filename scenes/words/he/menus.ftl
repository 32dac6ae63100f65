# כל מה שלפני המשחק ואחריו: המדף, המקומות, ההפסקה והתוצאה.

app-title = Kibitz
app-tagline = אפשר לשבת. הקלפים כבר טרופים.
menu-help = חצים לתנועה, Enter לבחירה, Backspace אחורה בין ערכים, Esc ליציאה.

## המדף

shelf-facts = { $players }, { $length }
shelf-closed-band = עוד לא נפתח
shelf-closed = { $title } עוד בהכנה. הקופסה תיפתח בגרסה מאוחרת יותר של Kibitz.
shelf-continue = להמשיך
shelf-continue-about = { $game } עם { $names } עוד לא נגמר.
shelf-continue-unknown = יש משחק שעוד לא נגמר.
shelf-continue-hint = חזרה לשולחן, בדיוק כפי שנשאר.
shelf-continue-failed = לא הצלחנו לקרוא את המשחק הזה. הקובץ נשמר בתיקייה { $folder }
shelf-play = לשבת לשחק
shelf-play-hint = לבחור מי משחק, ובאילו מקשים.
shelf-sound-on = הצליל פועל. ליד השולחן F3 מכבה ומדליק אותו.
shelf-sound-off = הצליל כבוי. ליד השולחן F3 מדליק ומכבה אותו.
shelf-settings-hint = צליל, תנועה, השולחן, גודל הטקסט והניגודיות, החלון.
shelf-statistics-hint = מי שיחק במה, ואיך זה הלך.
shelf-screen-hint = כל המסך או חלון. F11 עושה אותו דבר בכל רגע.
shelf-quit-hint = לצאת מ־Kibitz.

## מקומות

seats-sheet-seats = מקומות
seats-sheet-options = אפשרויות
option-usual-hint = להחזיר את ״{ $option }״ למצב הרגיל.
options-more = { $changed ->
    [0] עוד { $count } אפשרויות
    [one] עוד { $count } אפשרויות, אחת מהן שונתה
   *[other] עוד { $count } אפשרויות, { $changed } מהן שונו
}
options-fewer = פחות אפשרויות
options-more-hint = כל השאר, לפי קבוצות.
option-group-match = המשחק
option-group-cards = הקלפים
option-group-rules = החוקים
option-group-table = ליד השולחן
option-group-times = זמנים
seats-back-hint = חזרה למדף.
seats-count = { $count } שחקנים
seats-fewer-hint = המקום האחרון יורד.
seats-more-hint = עוד מקום אחד.
seats-person = אדם
seats-clockwise = עם כיוון השעון
seats-anticlockwise = נגד כיוון השעון
seats-face-hint = הפרצוף של { $name }. Enter עובר לפרצוף הפנוי הבא.
seats-colour-hint = הצבע והסמל של { $name }. Enter עובר לצבע הפנוי הבא.
seats-name-hint = Enter או לחיצה, כדי לכתוב שם אחר.
seats-level-hint = מי יושב במקום של { $name }: אדם, או בוט ובאיזו רמה.
seats-key-hint = המקש של { $name }: { $what }. Enter, ואז מקש אחר או כפתור בבקר.
seats-press-key = …
seats-no-key = ?
seats-handicap = { $ms ->
    [0] בלי עיכוב
   *[other] ⁦+{ $ms } ms⁩
}
seats-handicap-hint = הלחיצות של { $name } נספרות באיחור כזה: למבוגרים שמשחקים עם ילדים.
seats-test = בדיקת מקשים
seats-test-hint = כולם לוחצים יחד, ורואים אילו מקשים המקלדת מעבירה.
seats-unbound = עוד אין מקש ל־{ $name }. אפשר לבחור אחד על הכרטיס.
seats-workshop = סדנת הקלפים
seats-workshop-hint = להכין קלפים משלך ולנסות אותם.
seats-seed = חלוקה מס׳
seats-seed-hint = אותו מספר מחלק שוב את אותם קלפים.
seats-chance-hint = מספר אחר, באקראי.
seats-deal = לחלק
seats-deal-hint = לחלק את הקלפים ולהתחיל.
option-printed = כפי שנדפס
option-ms = ⁦{ $ms } ms⁩
option-seconds = { $seconds } שנ׳

## בדיקת מקשים

keys-title = עכשיו כולם יחד
keys-ask = כולם לוחצים על המקש שלהם ולא מרפים. מה שנדלק, עובר.
keys-ask-one = ללחוץ על המקש שלך. אם הוא נדלק, הוא עובר.
keys-again = שוב
keys-take = לקחת את המקשים הטובים
keys-done = סיום
keys-beat = מבחן קצב
keys-beat-hint = להקיש לפי הקצב: מראה איזה מכשיר מדווח באיחור, ומקזז את ההפרש.

## הפסקה

pause-title = הפסקה
pause-about = השעון עומד.
pause-keys = F11: מסך מלא או חלון. F12: שמירת תמונה.
screenshot-kept = התמונה נשמרה בשם { $place }
screenshot-full = הדיסק מלא: התמונה לא נשמרה.
screenshot-refused = התמונה לא נשמרה, כי אי אפשר לכתוב לתיקייה הזאת: { $place }
pause-about-untimed = השולחן מחכה, וכל מה שהיה עד כה שמור.
pause-about-practice = השולחן מחכה. שום דבר ממנו לא נשמר.
pause-about-unsaved = לא שמור: מי שיוצא מאבד את המהלכים האחרונים.
pause-on = להמשיך
pause-on-hint = חזרה לשולחן, אחרי ספירה עד שלוש.
pause-on-hint-untimed = חזרה לשולחן, כפי שהיה.
pause-settings = הגדרות
pause-settings-hint = צליל, תנועה, השולחן, גודל הטקסט והניגודיות, החלון.
pause-seats = מי משחק
pause-seats-hint = בוט תופס מקום של מישהו, או מחזיר אותו.
sit-in-title = מי משחק
sit-in-about = בוט יכול להחליף כל אחד, וכל אחד יכול לשבת במקום של בוט.
sit-in-person = אדם
sit-in-done = סיום
pause-leave = חזרה למדף
pause-leave-hint = המשחק נשמר. אפשר להמשיך אותו מהמדף.
pause-leave-unsaved = לצאת בלי לשמור
pause-leave-hint-unsaved = אם ממשיכים, הכול יישמר ברגע שהדיסק יקבל אותו. אם יוצאים, המהלכים האחרונים אובדים.
pause-leave-practice = חזרה לסדנה
pause-leave-hint-practice = השולחן מתפנה; הקלף נשאר על שולחן העבודה.
leave-ask = המשחק הזה לא שמור
leave-about = אם יוצאים, המהלכים האחרונים אובדים. אם נשארים, הכול יישמר ברגע שהדיסק יקבל אותו.
leave-stay = להישאר

## תוצאה

result-again = שוב
result-again-hint = אותם מקומות, חלוקה חדשה.
result-review = מבט לאחור
result-seats = לשנות מקומות
result-seats-hint = שחקנים, מקשים או אפשרויות אחרים.
result-shelf = חזרה למדף
result-shelf-hint = להחזיר את הקלפים לקופסה.
result-share = לשתף
result-share-hint = מניח את המשחק כקובץ אחד למשלוח: מי שיגרור אותו אל ה־Kibitz שלו יוכל לצפות בו.
result-shared = מוכן למשלוח: { $place }
result-not-shared = לא הצלחנו לכתוב את המשחק לקובץ: { $place }
result-shelf-practice = חזרה לסדנה
result-shelf-hint-practice = השולחן מתפנה; הקלף נשאר על שולחן העבודה.
result-watch = לצפות שוב
result-watch-hint = המשחק מתחילתו, כפי ששוחק.
result-decided = מה הכריע – { $what }
result-place = { $place }.
