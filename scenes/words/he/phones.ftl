# טלפונים בתור ידיים: מה שכתוב בדף שליד השולחן, ובדף של טלפון.

## מה שמונח לפני שחקן

row-hand = היד שלך
row-table = על השולחן

## הדף שליד השולחן

phones-title = טלפונים בתור ידיים
phones-about = טלפון באותה רשת יכול להחזיק את הקלפים של שחקן. בלי אפליקציה, בלי חשבון, בלי אינטרנט.
phones-open = לפתוח לטלפונים
phones-open-hint = מעכשיו טלפונים מהרשת הזאת יכולים לתפוס מקומות בשולחן. ייתכן שהמערכת תשאל פעם אחת אם מותר לגשת ל־Kibitz: לענות כן.
phones-close = בלי טלפונים
phones-close-hint = אף טלפון לא מחזיק עוד קלפים. כולם נשאלים שוב ליד המסך.
phones-scan = לסרוק את זה, או להקליד בטלפון:
phones-letters = ואחר כך את האותיות האלה:
phones-for-any = לכל מקום פנוי
phones-for = עבור { $name }
phones-whom-hint = של מי המקום שהקוד מיועד לו.
phones-network = רשת
phones-network-hint = המחשב הזה מחובר לכמה רשתות. לבחור את זאת שהטלפונים מחוברים אליה.
phones-seat-screen = ליד המסך
phones-seat-bot = בוט
phones-seat-there = בטלפון
phones-seat-gone = הטלפון נעלם
phones-seat-asks = טלפון אחר מבקש
phones-take = אל המסך
phones-take-hint = הטלפון מחזיר את הקלפים של { $name }: השאלות חוזרות אל המסך.
phones-nod = לאשר
phones-nod-hint = הטלפון השני מקבל את המקום של { $name }, והראשון מאבד אותו. כדאי לשאול את { $name }.
phones-refuse = לא
phones-refuse-hint = המקום של { $name } נשאר אצל הטלפון שמחזיק בו, ולשני אומרים זאת.
phones-done = סיום
phones-trouble = אם שום דבר לא עולה: האם הטלפון באותה רשת, ולא ברשת אורחים? האם חומת אש שואלת משהו? גם נקודה חמה עוזרת.
phones-no-network = המחשב הזה לא מחובר לשום רשת. להתחבר ל־Wi-Fi, או לפתוח נקודה חמה בטלפון, ואז לפתוח שוב.
phones-network-gone = המחשב הזה כבר לא מחובר לשום רשת. להתחבר ל־Wi-Fi, או לפתוח נקודה חמה בטלפון: ואז ממשיכים כאן.
phones-network-new = המחשב הזה מחובר עכשיו לרשת אחרת. לחבר אליה את הטלפונים ולסרוק את הקוד הזה. מי שהיה לו מקום מבקש אותו, וכאן מאשרים.
phones-port-taken = הרשת לא נותנת ל־Kibitz להקשיב: תוכנות אחרות תפסו את היציאות, או שהמערכת אוסרת. לסגור שרתים אחרים, ואז לפתוח שוב.
phones-other-door = תוכנה אחרת משתמשת בכתובת שהטלפונים הכירו. לסרוק את הקוד שוב: הפסקה, טלפונים.
phones-pause = טלפונים
phones-pause-hint = טלפונים מחזיקים את הקלפים של שחקנים: לסרוק קוד, להתיישב, לשחק.
phones-waits-gone = הטלפון של { $name } נעלם. הוא יכול לחזור, או שבוט ימשיך: הפסקה, מי משחק.
phones-came = מעכשיו { $name } בטלפון.
phones-unsure = ⁦±{ $ms } ms⁩
phones-away = הטלפון נעלם
phones-asks-nod = טלפון אחר מבקש את המקום של { $name }: הפסקה, טלפונים.
phones-asks-nod-here = טלפון אחר מבקש את המקום של { $name }: אפשר לאשר תחת ״טלפונים״.

## הדף של הטלפון

phones-page-title = Kibitz
phones-page-loading = מחפשים את השולחן …
phones-page-old = הדפדפן הזה ישן מדי לדף הזה. חדש יותר, כמו Firefox או Chrome, יתאים.
phones-page-no-script = הדף הזה צריך JavaScript: יש לאפשר אותו לכתובת הזאת.
phones-page-lost = השולחן לא עונה. הדף הזה מנסה שוב מעצמו. האם הטלפון והמחשב באותה רשת Wi-Fi? ברשת אורחים הם לא מוצאים זה את זה.
phones-page-closed = השולחן כבר לא פתוח לטלפונים. אם ייפתח שוב, הדף הזה ימשיך מעצמו.
phones-page-code = אילו אותיות כתובות על המסך?
phones-page-code-label = ארבע אותיות
phones-page-code-send = אל השולחן
phones-page-wrong = אלה לא האותיות שעל המסך.
phones-page-bad-key = הקוד הזה כבר לא שייך לשולחן הזה. לסרוק את הקוד שעל המסך.
phones-page-busy = יותר מדי בבת אחת. לחכות רגע ולנסות שוב.
phones-page-seats = איזה מקום שלך?
phones-page-name = השם שלך
phones-page-colour = הצבע שלך
phones-page-colour-of = הצבע של { $name }
phones-page-own-colour = כמו של המקום
phones-page-colour-taken = הצבע הזה כבר של מישהו אחר. לבחור צבע אחר.
phones-page-name-taken = השם הזה כבר של מישהו אחר. לבחור שם אחר.
seat-colour-red = אדום
seat-colour-blue = כחול
seat-colour-yellow = צהוב
seat-colour-green = ירוק
seat-colour-violet = סגול
seat-colour-orange = כתום
seat-colour-teal = טורקיז
seat-colour-pink = ורוד
seat-colour-lime = ליים
seat-colour-white = לבן
phones-page-taken = בטלפון אחר
phones-page-bot = בוט משחק
phones-page-screen = ליד המסך
phones-page-nod = הטלפון של מישהו אחר מחזיק במקום הזה. שואלים ליד השולחן אם מותר לך: מישהו לוחץ שם ״לאשר״.
phones-page-other = לבחור מקום אחר
phones-page-asked = טלפון אחר מבקש עכשיו את המקום הזה. לחכות רגע, או לבחור מקום אחר.
phones-page-refused = השולחן אומר לא: המקום נשאר אצל הטלפון שמחזיק בו.
phones-page-just-taken = מישהו תפס את המקום הזה ממש עכשיו. לבחור אחר.
phones-page-replaced = טלפון אחר מחזיק עכשיו את הקלפים שלך.
phones-page-elsewhere = המקום הזה פתוח עכשיו בדף אחר בטלפון הזה.
phones-page-here = להמשיך כאן
phones-page-given-back = הקלפים שלך שוב ליד המסך. כדי לקבל אותם בחזרה, לסרוק את הקוד ליד השולחן.
phones-page-sits = המקום שלך כאן, { $name }. הקלפים עוד לא חולקו.
phones-page-pauses = השולחן בהפסקה.
phones-page-pauses-gone = השולחן בהפסקה: הטלפון של { $name } נעלם.
phones-page-bot-plays = בוט משחק במקומך.
phones-page-mine = לשחק בעצמי
phones-page-on = להמשיך
phones-page-on-without = להמשיך בלי { $name }
phones-page-again = שוב
phones-page-next = המשחק הבא
phones-page-showing = להסתכל על השולחן.
phones-page-unsure = הדיוק של הטלפון הזה: ⁦±{ $ms } ms⁩.
phones-page-won = { $names }: ניצחון!
phones-page-drawn = אף אחד לא ניצח.
phones-page-answers = תשובות
phones-page-back = בחירה אחת אחורה
phones-page-how = איך זה עומד
phones-page-log = מה קרה
phones-page-close = לסגור
phones-page-menu = עוד
phones-page-undo = לבטל מהלך
phones-page-undo-asks = בקשה של { $name }: לבטל את המהלך האחרון.
phones-page-undo-asks-here = ליד המסך מבקשים לבטל את המהלך של { $name }.
phones-page-undo-yes = להסכים
phones-page-undo-no = לא
phones-page-undo-waits = האחרים נשאלים אם הם מסכימים.
phones-page-undo-refused = אין הסכמה מצד { $name }.
phones-page-undo-refused-here = ליד המסך מישהו לא מסכים.
phones-page-language = שפה
phones-page-leave = להחזיר את המקום שלי
phones-page-leave-sure = באמת להחזיר?
phones-page-lamp = מנורה
phones-page-read = הסבר
phones-page-read-hint = ואז לגעת במה שרוצים הסבר עליו. לחיצה ארוכה עושה זאת מיד.
phones-page-closed-answer = לא עכשיו
phones-page-chosen = נבחר
phones-page-lit = לפי המנורה
phones-page-spent = מכוסה
phones-page-not-heard = השולחן לא שמע. לנסות שוב.
pile-draw = { $count ->
    [one] קופה, קלף אחד
    [two] קופה, שני קלפים
   *[other] קופה, { $count } קלפים
}
