# מה ש־Kibitz אומר כשמשהו לא בסדר.
#
# את המשפטים של החלק הראשון קוראים גם כשחלקים מ־Kibitz חסרים, על ידי קורא שמכיר רק
# שורות פשוטות של key = text ואת { $name }, ולא שום דבר אחר מ־Fluent.

## דלת הכניסה

error-old-python = Kibitz צריך Python { $needed } או חדש יותר; זה Python { $found }.
error-missing-packages = Kibitz לא יכול להתחיל, כי החבילות האלה חסרות: { $packages }. אפשר להתקין אותן כך: { $command }
error-broken-pygame = Kibitz צריך pygame-ce, אבל pygame אחר עומד במקומו. אפשר לתקן כך: { $remove } ואחר כך: { $command }
error-no-display = Kibitz לא מצא מסך לפתוח בו את החלון שלו.
error-home = Kibitz שומר את הקבצים שלו היכן ש־{ $name } אומר, אבל ״{ $what }״ מתחיל בבית של מי שלא נמצא כאן. צריך לכתוב את כל הדרך אל תיקייה.
error-command-line = Kibitz לא מבין את ״{ $what }״. כל מה שהוא מבין מופיע כאן: { $command }
error-unknown-game = אין כאן משחק בשם ״{ $what }״. יש: { $games }
error-bad-seats = המקומות לא יכולים להיות ״{ $what }״. לכתוב מספר שחקנים, למשל 4, או רשימה כמו: person,person,bot:hard. בוטים כאן: { $levels }
error-shortcut-windows = מערכת Windows יוצרת קיצורי דרך בעצמה: לחיצה ימנית על שולחן העבודה, ״חדש״, ״קיצור דרך״, ולכתוב: { $command }
error-shortcut-mac = ב־Mac גוררים את Kibitz.app אל ה־Dock; הוא נוצר כך: { $command }
error-shortcut-folder = Kibitz לא יכול להיכנס לתפריט, כי אי אפשר לכתוב לתיקייה הזאת: { $folder }
error-bad-size = גודל החלון לא יכול להיות ״{ $what }״. חלון הוא לפחות { $smallest }, וכותבים אותו כך: 1280x800.
error-one-seat = אי אפשר במקום אחד; המשחק הזה מתאים ל־{ $fewest } עד { $most } שחקנים.
error-too-many-seats = אי אפשר ב־{ $what } מקומות; המשחק הזה מתאים ל־{ $fewest } עד { $most } שחקנים.
error-exact-seats = המשחק הזה מתאים ל־{ $most } שחקנים בדיוק.
error-unheard = אי אפשר לכתוב את מה ש־Kibitz רוצה לומר: אין מקום במקום שאליו זה נכתב.
error-mended = משהו נשבר; שום דבר לא אבד.
error-crash = Kibitz נאלץ לעצור בגלל טעות בתוכנה.
error-crash-saved = כל מה ששוחק שמור.
error-crash-unsaved = לא הצלחנו לשמור את סוף המשחק האחרון: הדיסק לא קיבל אותו.
error-crash-log = מה שקרה כתוב ב־{ $log }
error-blank-scene = התמונה של { $scene } נשארה ריקה.
error-close = מקש כלשהו יסגור את החלון הזה.
error-settings-set-aside = לא הצלחנו לקרוא את ההגדרות שלך, ולכן Kibitz מתחיל בהגדרות חדשות; הקובץ הישן נשמר בשם { $file }
error-settings-line = שורה { $line } בקובץ ההגדרות שלך לא מובנת, ולכן Kibitz מתחיל בהגדרות חדשות. הקובץ הישן נשמר: אפשר לתקן את השורה ולהחזיר אותו, או לוותר. הוא נמצא עכשיו כאן: { $file }
error-settings-unreadable = אי אפשר לפתוח את ההגדרות שלך, ולכן Kibitz מתחיל בהגדרות חדשות. הפרטים ב־{ $log }

## קבצים מכל סוג

error-file-large = בקובץ הזה יש יותר מ־{ $most } KB, יותר ממה ש־Kibitz כותב אי פעם. כנראה זה משהו אחר: כדאי לבחור קובץ אחר.
error-file-long = בשורה { $line } יש יותר מ־{ $most } בתים, יותר ממה ש־Kibitz כותב אי פעם. אפשר לשים במקום הקובץ עותק תקין, או להניח אותו בצד.
error-file-deep = בשורה { $line } יש סוגריים בתוך סוגריים, עמוק יותר ממה ש־Kibitz כותב אי פעם. אפשר לשים במקום הקובץ עותק תקין, או להניח אותו בצד.
error-file-number = בשורה { $line } יש מספר של יותר מ־{ $most } ספרות, ארוך מכל מה ש־Kibitz מכיר. אפשר לשים במקום הקובץ עותק תקין, או להניח אותו בצד.

## משחקים שמורים

error-record-foreign = הקובץ הזה אינו משחק שמור של Kibitz.
error-record-newer = המשחק הזה נשמר ב־Kibitz חדש יותר (תבנית { $format }). כדי לפתוח אותו צריך לעדכן את Kibitz.
error-record-damaged = המשחק השמור הזה פגום: שורה { $line } אינה כפי שנכתבה.
error-record-head = ההתחלה של המשחק השמור הזה לא מובנת: { $why }
error-record-options = האפשרויות במשחק השמור הזה לא מתאימות למשחק: { $names }
error-record-game = זה משחק שמור של משחק שלא נמצא כאן: { $game }
error-record-drift = אי אפשר לשחק את המשחק השמור הזה עד סופו: החוקים דוחים את מהלך { $move }, ״{ $text }״.
refusal-undo-timed = במשחק נגד השעון אי אפשר לבטל שום דבר.
refusal-undo-nothing = אין מהלך לבטל.
refusal-undo-over = המשחק נגמר: כבר אי אפשר לבטל דבר.
refusal-undo-shown = אי אפשר לבטל את זה: מאז נחשף משהו נסתר.
refusal-redo-nothing = אין מהלך לשחזר.
refusal-redo-phone = המהלך הזה נעשה בטלפון: אפשר לעשות אותו שוב שם.

## אפשרויות

refusal-unknown-value = ״{ $option }״ לא יכול להיות ״{ $value }״. אפשר: { $allowed }
