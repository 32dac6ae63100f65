## על המדף

stratego-title = Stratego Cards
stratego-about = שני צבאות הפוכים, וכל התקפה היא שאלה.
stratego-players = 2 שחקנים
stratego-length = כ־20 דקות

## אפשרויות

stratego-option-wins = סדרה
stratego-option-wins-hint = בכמה משחקים צריך לנצח. הצבאות מתחלפים אחרי כל משחק.
stratego-value-wins-1 = משחק אחד
stratego-value-wins-2 = עד 2 ניצחונות
stratego-value-wins-3 = עד 3 ניצחונות
stratego-option-memory = עזרה לזיכרון
stratego-option-memory-hint = קלפים שנראו נשארים מסומנים: של האויב בדרגתם, ושלך אם האויב ראה אותם.
stratego-value-memory-off = לאף אחד
stratego-value-memory-seen = לשני השחקנים
stratego-value-memory-first = לשחקן הראשון
stratego-value-memory-second = לשחקן השני
stratego-option-army = צבא
stratego-option-army-hint = אילו קלפים יש בצבא. בשניהם 23 קלפים.
stratego-value-army-A = 3 חבלנים, 3 סמלים
stratego-value-army-B = 4 חבלנים, 2 סמלים
stratego-option-keep_attacking = להמשיך לתקוף
stratego-option-keep_attacking-hint = אחרי התקפה שבה נפלה רק המטרה, מותר לתקוף שוב באותו תור.
stratego-option-powers = יכולות
stratego-option-powers-hint = מה מרגל, סייר ודגל יכולים לעשות במקום התקפה.
stratego-value-powers-all = כולן
stratego-value-powers-no-regroup = בלי היערכות
stratego-value-powers-none = בלי
stratego-option-regroup_saves = היערכות מצילה
stratego-option-regroup_saves-hint = עם דגל אבל בלי קלף נייד בשורה, מותר להיערך מחדש במקום להפסיד, אם ביד או בחפיסה יש קלף נייד.
stratego-option-draw_count = תיקו בלי התקפות
stratego-option-draw_count-hint = אחרי תורות רצופים כאלה בלי התקפה יש תיקו.
stratego-value-draw_count-0 = אף פעם
stratego-value-draw_count-20 = אחרי 20 תורות
stratego-value-draw_count-40 = אחרי 40 תורות
stratego-option-colours = האדום מתחיל
stratego-option-colours-hint = אצל מי הצבא האדום במשחק הראשון, ואיתו התור הראשון.
stratego-value-colours-random = באקראי
stratego-value-colours-first = השחקן הראשון
stratego-value-colours-second = השחקן השני

## סירובים

refusal-stratego-seats = Stratego Cards הוא ל־2 שחקנים.
refusal-stratego-over = המשחק נגמר.
refusal-stratego-not-now = אי אפשר לעשות את זה עכשיו.
refusal-stratego-no-such-seat = אין מקום { $number } בשולחן הזה.
refusal-stratego-not-your-turn = { $colour ->
    [red] התור של האדום.
   *[blue] התור של הכחול.
}
refusal-stratego-lay-first = קודם להניח את השורה שלך.
refusal-stratego-line-laid = השורה שלך כבר מונחת.
refusal-stratego-lay-five = להניח חמישה קלפים בשורה שלך.
refusal-stratego-lay-all = להניח את כל הקלפים שלך בשורה.
refusal-stratego-not-taken = { $count ->
    [8] לבחור מבין שמונת הקלפים שלקחת.
    [one] לקחת קלף אחד: לבחור אותו.
   *[other] לבחור מבין { $count } הקלפים שלקחת.
}
refusal-stratego-flag-attacks = הדגל לא יכול לתקוף.
refusal-stratego-bomb-attacks = פצצות לא יכולות לתקוף.
refusal-stratego-attack-from-hand = רק קלפים שבשורה שלך יכולים לתקוף.
refusal-stratego-point-first = קודם לבחור את הקלף שתוקף.
refusal-stratego-no-card = אין קלף במשבצת הזאת.
refusal-stratego-attack-own = לבחור קלף בשורת האויב.
refusal-stratego-acted = כבר פעלת בתור הזה.
refusal-stratego-no-powers = אין יכולות אחרי התקפה.
refusal-stratego-must-act = חובה לתקוף או להשתמש ביכולת.
refusal-stratego-not-in-line = { $card ->
    [spy] המרגל
   *[scout] הסייר
} חייב להיות בשורה שלך.
refusal-stratego-empty-hand = לאויב אין קלפים ביד.
refusal-stratego-two-cards = לבחור שני קלפים של האויב.
refusal-stratego-two-different = לבחור שני קלפים שונים.
refusal-stratego-flag-not-in-line = הדגל שלך לא בשורה.
refusal-stratego-fill-later = פרצות ממלאים אחרי הפעולה.
refusal-stratego-fill-more = למלא את הפרצות שלך: עוד { $count }.
refusal-stratego-slot-taken = המשבצת הזאת תפוסה.
refusal-stratego-not-in-hand = הקלף הזה לא ביד שלך.
refusal-stratego-cards-stay = קלפים בשורה נשארים במקומם.
refusal-stratego-no-peeking = אסור להציץ בקלף הזה.
refusal-stratego-draw-offered = כבר הצעת תיקו בתור הזה.
refusal-stratego-draw-people = רק שני אנשים יכולים להסכים על תיקו.
refusal-stratego-draw-count = בלי ספירה לתיקו צריך לשחק גם אדם.
refusal-stratego-no-offer = אף אחד לא הציע תיקו.
refusal-stratego-answer-first = קודם לענות על הצעת התיקו.
refusal-stratego-power-off = היכולת הזאת כבויה במשחק הזה.

## מילים של המשחק

stratego-rank-flag = דגל
stratego-rank-spy = מרגל
stratego-rank-scout = סייר
stratego-rank-miner = חבלן
stratego-rank-sergeant = סמל
stratego-rank-lieutenant = סגן
stratego-rank-captain = סרן
stratego-rank-major = רב־סרן
stratego-rank-colonel = קולונל
stratego-rank-general = גנרל
stratego-rank-marshal = מרשל
stratego-rank-bomb = פצצה
stratego-colour-red = אדום
stratego-colour-blue = כחול

## מה קרה

stratego-log-game = משחק { $number }: הצבא האדום אצל { $name }.
stratego-log-laid = השורה של { $name } מונחת.
stratego-log-refilled = { $name }: { $count ->
    [one] שליפת קלף.
    [two] שליפת שני קלפים.
   *[other] שליפת { $count } קלפים.
}
stratego-log-won = { $name }: { $attacker } מנצח { $defender }.
stratego-log-lost = { $name }: { $attacker } מפסיד מול { $defender }.
stratego-log-equal = { $name }: { $attacker } נגד { $defender }, שניהם נופלים.
stratego-log-bomb = { $name }: { $attacker } עולה על פצצה ונופל.
stratego-log-miner = { $name }: חבלן מסלק פצצה.
stratego-log-marshal = { $name }: מרגל מנצח מרשל.
stratego-log-flag = { $name }: { $attacker } כובש את הדגל.
stratego-log-hand = { $name }: המרגל נחשף ומציץ ביד של { $other }.
stratego-log-slots = { $name }: סייר נחשף ומציץ { $count ->
    [one] בקלף של { $other }.
    [two] בשני קלפים של { $other }.
   *[other] ב־{ $count } קלפים של { $other }.
}
stratego-log-regroup = { $name }: הדגל נחשף, והיערכות מחדש עם { $count ->
    [one] קלף אחד.
    [two] שני קלפים.
   *[other] { $count } קלפים.
}
stratego-log-filled = { $name }: { $count ->
    [one] פרצה אחת מולאה.
    [two] שתי פרצות מולאו.
   *[other] { $count } פרצות מולאו.
}
stratego-log-stopped = { $name }: די להתקפות.
stratego-log-draw-offered = { $name }: הצעת תיקו.
stratego-log-draw-taken = { $name }: מקובל.
stratego-log-draw-refused = { $name }: ממשיכים לשחק.
stratego-log-ended-flag = { $name }: ניצחון בכיבוש הדגל.
stratego-log-ended-immovable = { $name }: ניצחון. בשורה של { $other } אין קלף נייד.
stratego-log-ended-gave-up = { $name }: ניצחון. כניעה של { $other }.
stratego-log-ended-agreed = הוסכם על תיקו.
stratego-log-ended-no-attacks = { $count ->
    [one] תור אחד בלי התקפה: תיקו.
   *[other] { $count } תורות בלי התקפה: תיקו.
}

## מה שואלים, כפי שכולם רשאים לשמוע; $asked הוא כמה נשאלים, ב־$names

stratego-aloud-setup = { $asked ->
    [one] לבחור לשורה חמישה מתוך שמונה קלפים: { $names } …
   *[other] בוחרים לשורה חמישה מתוך שמונה קלפים: { $names } …
}
stratego-aloud-action = לבחור התקפה או יכולת: { $names } …
stratego-aloud-fill = למלא את הפרצות בשורה: { $names } …
stratego-aloud-layout = להניח שורה חדשה: { $names } …
stratego-aloud-again = אפשר לתקוף שוב: { $names } …
stratego-aloud-draw = הצעת תיקו מצד { $other }: ההחלטה של { $names } …
stratego-aloud-ended = { $asked ->
    [one] מבט לאחור על המשחק: { $names } …
   *[other] מביטים לאחור על המשחק: { $names } …
}

## השולחן

stratego-ask-setup = { $name }, לבחור לשורה חמישה משמונת הקלפים שלך.
stratego-ask-action = { $name }, לתקוף: קודם קלף שלך, אז קלף של האויב. או להשתמש ביכולת.
stratego-ask-fill = { $name }, למלא את { $count ->
    [one] הפרצה שלך.
    [two] שתי הפרצות שלך.
   *[other] { $count } הפרצות שלך.
}
stratego-ask-layout = { $name }, להניח את השורה החדשה שלך.
stratego-ask-again = { $name }, לתקוף שוב או לעצור.
stratego-ask-draw = { $name }, הצעת תיקו מצד { $other }.
stratego-ask-ended = המשחק נגמר.
stratego-do-regroup = להיערך מחדש
stratego-do-spy-look = להציץ ביד
stratego-do-scout-look = להציץ בשני קלפים
stratego-do-stop = די להתקפות
stratego-do-give-up = להיכנע
stratego-do-offer-draw = להציע תיקו
stratego-do-accept-draw = מקובל
stratego-do-refuse-draw = להמשיך לשחק
stratego-do-lay = להניח שורה
stratego-do-fill = סיום
stratego-do-go-on = הלאה
stratego-quiet = { $count ->
    [one] תור אחד בלי התקפה, תיקו ב־{ $limit }
   *[other] { $count } תורות בלי התקפה, תיקו ב־{ $limit }
}
stratego-why-higher = הדרגה הגבוהה מנצחת.
stratego-why-equal = דרגות שוות: שניהם נופלים.
stratego-why-bomb = פצצה מנצחת את כולם חוץ מהחבלן.
stratego-why-miner = החבלן מסלק את הפצצה.
stratego-why-spy = המרגל התוקף מנצח את המרשל.
stratego-why-flag = הדגל נכבש.
stratego-who-wins = הדגל מנצח, או הקלף האחרון שיכול לתקוף.
stratego-won = הניצחון של { $name }
stratego-drawn = תיקו
stratego-games = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}
stratego-stat-flags = דגלים
stratego-stat-attacks = התקפות
stratego-stat-attacks_won = התקפות שהצליחו
stratego-stat-looks = הצצות
stratego-figure-games = משחקים
stratego-figure-flags = דגלים שנכבשו
stratego-figure-attacks = התקפות
stratego-figure-attacks_won = התקפות שהצליחו
stratego-figure-looks = הצצות

## מילים של המשחק: בחוקים, ובמקום שבו הסמן נח על השולחן

stratego-term-line = שורה
stratego-term-line-means = חמש המשבצות שלך. רק קלפים בשורה יכולים לתקוף, להשתמש ביכולת או להיות מותקפים.
stratego-term-gap = פרצה
stratego-term-gap-means = משבצת בלי קלף. את הפרצות ממלאים בסוף התור שלך.
stratego-term-hand = יד
stratego-term-hand-means = לכל היותר שלושה קלפים, רק לעיניך. מהם ממלאים את הפרצות.
stratego-term-deck = חפיסה
stratego-term-deck-means = שאר הצבא שלך, הפוך. ממנה משלימים את היד.
stratego-term-casualties = אבדות
stratego-term-casualties-means = קלפים שנפלו: כולם מכירים אותם, והם לא חוזרים. הם מונחים בשדה של צבאם; בטבלה שלו נקודה מלאה היא קלף שעוד במשחק, ונקודה חלולה קלף שנפל.
stratego-term-movable = נייד
stratego-term-movable-means = כל הקלפים חוץ מהדגל והפצצות. אם אין כזה בשורה שלך כשמגיע תורך לפעול, הפסדת.
stratego-term-rank = דרגה
stratego-term-rank-means = המספר של קלף. הדרגה הגבוהה מנצחת, ובדרגות שוות שניהם נופלים.
stratego-term-power = יכולת
stratego-term-power-means = מה שמרגל, סייר ודגל שבשורה יכולים לעשות במקום התקפה. קודם מראים את הקלף לאויב.
stratego-term-regroup = היערכות מחדש
stratego-term-regroup-means = לחשוף את הדגל שבשורה, לטרוף יחד שורה, יד וחפיסה, ולהניח שורה חדשה.

## רמזים למשחק ראשון

stratego-hint-setup = כדי לנצח כובשים את דגל האויב. חמישה קלפים הם השורה שלך; דגל שלך בטוח יותר ביד בינתיים.
stratego-hint-attack = כל קלף בשורה שלך חוץ מדגל ופצצה יכול לתקוף כל קלף בשורת האויב. הדרגה הגבוהה מנצחת.
stratego-hint-probe = קלפים לא מוכרים בודקים בדרגות נמוכות, ואת הגבוהות שומרים למה שכבר ראית.
stratego-hint-bomb = זו הייתה פצצה. היא נשארת במקומה, ורק חבלן מסלק אותה.
stratego-hint-spy = המרגל שלך מנצח את המרשל אם המרגל תוקף. מול כמעט כל השאר הוא מפסיד.
stratego-hint-scout = במקום לתקוף, סייר יכול להציץ בשני קלפים של האויב.
stratego-hint-fill = את הפרצות חובה למלא, אבל איזה קלף לאן, לבחירתך.
stratego-hint-regroup = הרבה מהשורה שלך כבר ידוע. עם הדגל בתוכה אפשר להיערך מחדש.
stratego-hint-last = כדאי לשמור קלף נייד בשורה: אם אין שם כלום כשיגיע תורך לפעול, זה הפסד.

## על השולחן

stratego-left = { $count ->
    [one] להניח עוד קלף אחד
    [two] להניח עוד שני קלפים
   *[other] להניח עוד { $count } קלפים
}
stratego-point-target = עכשיו להצביע על קלף של האויב.
stratego-point-or-look = להצביע על קלף של האויב, או להציץ.
stratego-enemy-seen = משבצת { $slot }: ראית שם { $rank }.
stratego-army-left = { $army }, נשארו { $count }
stratego-give-up-ask = להיכנע?
stratego-give-up-about = הצבא השני ינצח במשחק הזה.
stratego-look-hold = להחזיק כדי להציץ (רווח)
stratego-look-done = להחזיר
stratego-look-hand = ביד של { $other }
stratego-look-slots = בשורה של { $other }
stratego-look-only = עכשיו המבט הוא של { $name } בלבד.
stratego-listed = נראו ביד הזאת
stratego-was-listed = היו ביד הזאת
stratego-slot = משבצת { $number }
stratego-score = { $one } { $wins } : { $losses } { $other }
stratego-log-seen = נראו: { $cards }.

## השולחן במשפטים

stratego-slot-empty = משבצת { $number }: ריקה
stratego-slot-face-down = משבצת { $number }: הפוך
stratego-slot-with = משבצת { $number }: { $card }
stratego-line-of = השורה של { $name }: { $slots }.
stratego-reserves = אצל { $name } ביד { $hand ->
    [0] אין קלפים
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $hand } קלפים
}, ובחפיסה { $deck }.
stratego-fallen = האבדות של { $name }: { $cards }.
stratego-your-hand = היד שלך: { $cards }.

## קלף נקרא במלואו

stratego-read-ranked = צבא { $army }, דרגה { $rank }
stratego-read-unmoved = צבא { $army }, לא יכול לתקוף
stratego-read-ranks = מנצח כל דרגה נמוכה יותר, וכובש את הדגל. בדרגות שוות שניהם נופלים. פצצה מנצחת אותו.
stratego-read-flag = מי שתוקף אותו ניצח במשחק. הוא נופל בכל התקפה.
stratego-read-spy = מנצח את המרשל כשהוא תוקף, וכובש את הדגל. כל דרגה אחרת מנצחת אותו, ושני מרגלים נופלים שניהם.
stratego-read-scout = מנצח את המרגל, וכובש את הדגל. כל דרגה גבוהה יותר מנצחת אותו, ושני סיירים נופלים שניהם.
stratego-read-miner = מסלק פצצה כשהוא תוקף אותה. חוץ מזה הוא מנצח כל דרגה נמוכה יותר, וכובש את הדגל. שני חבלנים נופלים שניהם.
stratego-read-marshal = הדרגה הגבוהה ביותר: מנצח את כל השאר, וכובש את הדגל. רק פצצה, מרגל שתוקף אותו ומרשל אחר מפילים אותו.
stratego-read-bomb = מנצחת כל תוקף חוץ מהחבלן, ונשארת במקומה.
stratego-read-power-spy = במקום התקפה: להציץ בכל היד של האויב.
stratego-read-power-scout = במקום התקפה: להציץ בשני קלפים בשורת האויב.
stratego-read-power-flag = במקום התקפה: להיערך מחדש. לטרוף יחד שורה, יד וחפיסה, ולהניח שורה חדשה.
stratego-row-enemy = שורת האויב
stratego-row-own = השורה שלך

## למה מומחה היה עושה את זה

stratego-worth = { $hundredths ->
    [one] ניצחון אחד ב־100 משחקים
    [two] שני ניצחונות ב־100 משחקים
   *[other] { $hundredths } ניצחונות ב־100 משחקים
}
stratego-within = { $hundredths }
stratego-because-flag = { $this ->
    [100] שם מונח הדגל.
   *[other] ה{ $rank } שלך פוגש את הדגל ב־{ $this } מתוך 100 צבאות שאולי עומדים שם, אחרת ב־{ $other }.
}
stratego-because-flag-lost = הדגל שלך בטוח יותר: הוא נכבש בתורות הבאים ב־{ $this } מתוך 100 מקרים, אחרת ב־{ $other }.
stratego-because-beats = { $this ->
    [100] ה{ $rank } שלך מנצח את מה שמונח שם.
   *[other] ה{ $rank } שלך מנצח את מה שאולי מונח שם ב־{ $this } מתוך 100 מקרים, אחרת ההתקפה מצליחה ב־{ $other }.
}
stratego-because-falls = { $this ->
    [0] ה{ $rank } שלך לא יכול ליפול שם; אחרת נופל לך קלף ב־{ $other } מתוך 100 מקרים.
   *[other] ה{ $rank } שלך נופל ב־{ $this } מתוך 100 מקרים, אחרת התוקף שלך ב־{ $other }.
}
stratego-because-learns = כך מתגלים לך { $this } מקלפי האויב בלי התקפה.
stratego-because-shown = זה לא מגלה לאויב את ה{ $rank } שלך.
stratego-because-felled = בתורות הבאים האויב מאבד { $this ->
    [1] קלף אחד
   *[other] { $this } קלפים
} בממוצע, אחרת { $other }.
stratego-because-lost = האבדות שלך בתורות הבאים: { $this ->
    [1] קלף אחד
   *[other] { $this } קלפים
} בממוצע, אחרת { $other }.
stratego-because-safe = התקפה תעלה לך בקלף ב־{ $other } מתוך 100 מקרים.
stratego-because-stakes = זה מסכן את ה{ $rank } שלך ולא את ה{ $other }.

## השיעור הראשון

stratego-lesson-first = שיעור ראשון: קרב קצר
stratego-lesson-first-after = לזכור מה ראית: מה שהם מראים לך הוא מה שמנצח אותם.
stratego-lesson-first-attack = אחד הקלפים שלהם הוא הדגל. מי שתוקף את דגל היריב מנצח. הדרגה הגבוהה נשארת, הנמוכה נופלת. ה־8 שלך, הקולונל, חזק: ללחוץ עליו, ואז על קלף האויב מספר 1.
refusal-stratego-lesson-first-attack = לקחת את הקולונל, ה־8 שלך, ולתקוף איתו את קלף מספר 1 שלהם.
stratego-lesson-first-spy = פגיעה! אבל אז ה־10 שלהם הפיל את הקולונל: המרשל מנצח כל דרגה. רק קלף אחד מפיל אותו, החלש מכולם: ה־1 שלך, המרגל, אם הוא זה שתוקף. ה־10 שלהם הוא קלף מספר 3, באמצע. קדימה!
refusal-stratego-lesson-first-spy = לא זה. המרגל, ה־1 שלך, נגד הקלף האמצעי, שם מונח ה־10.
stratego-lesson-first-fill = המרגל הפיל את המרשל! בסוף התור ממלאים מהיד כל פרצה בשורה. לשים שם את ה־6 ולהניח אותו.
refusal-stratego-lesson-first-fill = לא רע, אבל ה־6 חזק יותר: לשים אותו שם.
refusal-stratego-lesson-first-fill-bomb = פצצה לעולם לא תוקפת: היא רק מחכה, ומנצחת הכול חוץ מ־3. לשים שם את ה־6.
stratego-lesson-first-scout = הם נתקלו ב־6 שלך. לכמה קלפים יש יכולת, שבאה במקום התקפה. ה־2 שלך, הסייר, מציץ בשני קלפים של האויב: ללחוץ עליו, ואז על הקלפים מספר 2 ו־5 שלהם.
refusal-stratego-lesson-first-scout = קודם להציץ: ללחוץ על ה־2 שלך, ואז על הקלפים מספר 2 ו־5 שלהם.
stratego-lesson-first-flag = פצצה, שרק 3 יכול לסלק, ובמספר 5 הדגל! לתקוף אותו במה שרוצים.
refusal-stratego-lesson-first-flag = הדגל הוא קלף מספר 5 שלהם. לתקוף אותו.
stratego-lesson-first-end = הדגל שלך, ואיתו המשחק. גם מי שלא נשאר לו קלף שיכול לתקוף מפסיד. הדגל שלך היה בשורה כל הזמן: כדאי להסתיר אותו היטב.

## השיעור הארוך יותר: ההיערכות והמרגל

stratego-lesson-setup = שיעור ארוך יותר: היערכות ומרגל
stratego-lesson-setup-after = להראות את מה שלא חבל עליו, להסתיר את מה שהם מחפשים, ולתת למרגל לחכות למרשל.
stratego-lesson-setup-lay = חמישה משמונת הקלפים שלך הולכים לשורה. רק שם אפשר לתקוף אותם: לכן הדגל נשאר ביד, וגם המרגל, עד שיהיה לו מה לעשות. ללחוץ על 8, 7, הפצצה, 4 ו־2 בסדר הזה, ואז על הכפתור.
refusal-stratego-lesson-setup-lay = גם שורות אחרות טובות. בשיעור הזה ללחוץ על 8, 7, הפצצה, 4 ו־2 בסדר הזה.
refusal-stratego-lesson-setup-lay-flag = בשורה אפשר לתקוף את הדגל, וכל קלף שתוקף אותו מנצח. ביד אף אחד לא מגיע אליו: ללחוץ על 8, 7, פצצה, 4, 2.
refusal-stratego-lesson-setup-lay-spy = כל קלף שלהם שתוקף מנצח את ה־1 שלך. שהמרגל יחכה ביד: ללחוץ על 8, 7, פצצה, 4, 2.
stratego-lesson-setup-attack = עוד לא ידוע לך דבר, אז לשלוח קלף שמנצח את רוב הקלפים שלהם: ה־8 שלך נגד מספר 3. אם ינצח הוא חוזר למקומו, אבל אז הם כבר ראו אותו.
refusal-stratego-lesson-setup-attack = בפעם אחרת אולי זה חכם. עכשיו לשלוח את ה־8 נגד קלף מספר 3 שלהם.
stratego-lesson-setup-probe = ה־8 שלך הפיל 5, אבל אז הם הכירו אותו, וה־10 שלהם הפיל אותו. עכשיו ידוע משהו: ה־10 מונח במספר 2, וקלפים לא זזים ממקומם. במספר 3 מונח קלף חדש. למה שלא מכירים לוקחים קלף שלא חבל עליו: ה־4 שלך.
refusal-stratego-lesson-setup-probe = לנסות את ה־4 נגד הקלף החדש, מספר 3 שלהם.
refusal-stratego-lesson-setup-probe-marshal = שם מונח ה־10: הוא ינצח. לנסות את ה־4 נגד הקלף החדש, מספר 3 שלהם.
refusal-stratego-lesson-setup-probe-strong = את ה־7 לשמור בסתר למשהו מוכר. ה־4 עולה פחות אם זה ייכשל: לנסות אותו נגד מספר 3.
stratego-lesson-setup-spy = יפה. עכשיו למלא את הפרצה. ה־10 שלהם מנצח כל מה שהוא פוגש ומה שפוגש אותו, חוץ ממרגל שתוקף. ואת זה המרגל יכול רק מהשורה: לשים שם את ה־1 שלך.
refusal-stratego-lesson-setup-spy = ה־6 היה מונח שם יפה. אבל ה־10 שלהם מחכה למישהו: לשים את המרגל בפרצה.
refusal-stratego-lesson-setup-spy-flag = אז כל מה שיש להם יוכל לתקוף את הדגל שלך. לשים את המרגל בפרצה.
stratego-lesson-setup-strike = הם לא מצאו אותו: 6 שלהם הפיל את ה־4 שלך. תורך, וה־10 עדיין במספר 2. להכות עם המרגל, לפני שהם ייתקלו בו!
refusal-stratego-lesson-setup-strike = זה יכול לחכות, וזה לא: המרגל שלך, ה־1, נגד מספר 2 שלהם.
refusal-stratego-lesson-setup-strike-look = זו היכולת השנייה שלו: להציץ בכל היד שלהם. אבל אז הם יודעים איפה הוא, ומפילים אותו. לתקוף איתו את מספר 2.
stratego-lesson-setup-fill = המרשל איננו! את ה־10 שלך מנצחים עכשיו רק המרגל שלהם ופצצה. להניח אותו בפרצה: שם הוא מונח בסתר. הדגל יכול להישאר ביד כל עוד קלפים אחרים ממלאים את הפרצות.
refusal-stratego-lesson-setup-fill = גם ה־6 היה מתאים. אבל בלי המרשל שלהם ה־10 שלך הוא שליט השולחן: להניח אותו.
refusal-stratego-lesson-setup-fill-flag = שום דבר לא מכריח: כל עוד יש לך קלפים אחרים, הדגל מחוץ להישג יד. להניח את ה־10.
stratego-lesson-setup-enough = הם נתקלו בפצצה שלך! היא מנצחת הכול חוץ מ־3, נשארת, ולעולם לא תוקפת. להסתכל במספר 1: ה־6 שהפיל את ה־4 שלך, ראית אותו. להפיל אותו בקלף החלש ביותר שמספיק.
refusal-stratego-lesson-setup-enough = במספר 1 מונח קלף מוכר, ה־6. להפיל אותו.
refusal-stratego-lesson-setup-enough-seen = הוא היה מנצח, אבל אז יכירו את ה־10 שלך, והמרגל שלהם מחפש רק אותו. ה־7 שלך מספיק.
refusal-stratego-lesson-setup-enough-weak = זה פחות מ־6. לקחת את ה־7.
stratego-lesson-setup-end = ה־7 הספיק, והם עדיין לא יודעים איפה ה־10 שלך. גם המרגל שלהם אולי מונח איפשהו: מי שלא נראה, בטוח; ומי שנראה, כדאי שיכה ראשון.
