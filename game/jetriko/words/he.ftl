## על המדף

jetriko-title = Jetriko
jetriko-about = חמישה צבעים, תכסיסים ערמומיים, ומלכודות שאף אחד לא רוצה לשלוף.
jetriko-players = 2 עד 6 שחקנים
jetriko-length = כ־20 דקות

## אפשרויות

jetriko-option-length = אורך
jetriko-option-length-hint = סיבוב אחד, עד שמישהו ניצח בכמה סיבובים, או כמה שרוצים.
jetriko-value-length-one = סיבוב אחד
jetriko-value-length-first-2 = עד 2 ניצחונות
jetriko-value-length-first-3 = עד 3 ניצחונות
jetriko-value-length-first-5 = עד 5 ניצחונות
jetriko-value-length-open = בלי סוף
jetriko-option-hand = קלפים לכל אחד
jetriko-option-hand-hint = כמה קלפים מחלקים לכל אחד.
jetriko-value-hand = { $count } קלפים
jetriko-option-traps = מלכודות
jetriko-option-traps-hint = כל 15 המלכודות, רק הירוקות והכחולות, או בלי.
jetriko-value-traps-all = כל ה־15
jetriko-value-traps-mild = ירוקות וכחולות
jetriko-value-traps-none = בלי
jetriko-option-backs = גב של מלכודות
jetriko-option-backs-hint = הקלף העליון בקופה מראה אם הוא מלכודת, ובאיזה צבע.
jetriko-option-after_drawing = אחרי שליפה
jetriko-option-after_drawing-hint = איזה קלף מותר לשחק אחרי ששלפת אחד.
jetriko-value-after_drawing-any = כל קלף
jetriko-value-after_drawing-drawn = רק את הקלף הזה
jetriko-option-deflect = הסטה על הסטה
jetriko-option-deflect-hint = בהתקפה, הסטה מתאימה על כל הסטה, או רק על אחת בצבע או במספר שלה.
jetriko-value-deflect-always = תמיד
jetriko-value-deflect-matching = אם מתאימה
jetriko-option-skip_finish = דילוג כקלף אחרון
jetriko-option-skip_finish-hint = בשני שחקנים: הוא מנצח מיד, או ששולפים עליו קלף.
jetriko-value-skip_finish-wins = מנצח מיד
jetriko-value-skip_finish-draws = שולפים קלף
jetriko-option-first_dealer = המחלק הראשון
jetriko-option-first_dealer-hint = מי מחלק את הסיבוב הראשון. אחר כך מחלק המנצח.
jetriko-value-first_dealer-0 = בהגרלה
jetriko-value-first_dealer-1 = מקום 1
jetriko-value-first_dealer-2 = מקום 2
jetriko-value-first_dealer-3 = מקום 3
jetriko-value-first_dealer-4 = מקום 4
jetriko-value-first_dealer-5 = מקום 5
jetriko-value-first_dealer-6 = מקום 6
jetriko-option-timer = שעון לתור
jetriko-option-timer-hint = כשהזמן נגמר, השולחן סופג בשבילך, או שולף ומוותר.
jetriko-value-timer-0 = כבוי
jetriko-value-timer-15 = 15 שניות
jetriko-value-timer-30 = 30 שניות
jetriko-value-timer-60 = 60 שניות

## סירובים

refusal-jetriko-seats = Jetriko הוא ל־2 עד 6 שחקנים.
refusal-jetriko-over = המשחק נגמר.
refusal-jetriko-first-dealer = מקום { $number } לא יכול לחלק ראשון: יושבים כאן רק { $seats }. לבחור מחלק ראשון אחר, או להוסיף מקום.
refusal-jetriko-no-such-seat = אין מקום { $number } בשולחן הזה.
refusal-jetriko-not-now = אי אפשר עכשיו.
refusal-jetriko-not-your-turn = זה לא תורך; מחכים ל־{ $name }.
refusal-jetriko-not-held = הקלף הזה לא ביד שלך.
refusal-jetriko-no-match = הקלף הזה לא מתאים לקלף העליון, לא בצבע, לא במספר ולא בתכסיס.
refusal-jetriko-no-answer-fits = על ההתקפה הזאת עונים רק באותו תכסיס, בהסטה מתאימה או בקלף לבן.
refusal-jetriko-deflect-fit = הסטה צריכה להיות בצבע או במספר של קלף ההתקפה האחרון.
refusal-jetriko-raise-on-deflect = על הסטה, קלף ההתקפה צריך להיות בצבע או במספר שלה.
refusal-jetriko-white-only = על קלף לבן עונים רק בקלף לבן.
refusal-jetriko-under-attack = תוקפים אותך: לענות או לספוג.
refusal-jetriko-draw-first = קודם לשלוף קלף, ואז אפשר לוותר.
refusal-jetriko-drawn-already = כבר שלפת בתור הזה.
refusal-jetriko-nothing-to-draw = לא נשאר מה לשלוף; לשחק או לוותר.
refusal-jetriko-blank-plain = ריק: מותר רק קלף רגיל באותו צבע או מספר.
refusal-jetriko-blank-must = ריק: יש לך קלף רגיל מתאים, וחובה לשחק אחד כזה.
refusal-jetriko-blank-nothing-else = ריק: שום דבר אחר ביד שלך לא מתאים.
refusal-jetriko-played-already = כבר שיחקת בתור הזה.
refusal-jetriko-trap-ends = מלכודת מסיימת את התור שלך.
refusal-jetriko-direction = לבחור כיוון.
refusal-jetriko-target = לבחור שחקן אחר כמטרה.
refusal-jetriko-unanswerable = על הקלף הזה אי אפשר לענות.
refusal-jetriko-card-count = { $count ->
    [one] לבחור בדיוק קלף אחד.
    [two] לבחור בדיוק שני קלפים.
   *[other] לבחור בדיוק { $count } קלפים.
}
refusal-jetriko-colour-not-held = אין לך קלף בצבע הזה.
refusal-jetriko-another-player = לבחור שחקן אחר.
refusal-jetriko-trap-must = את המלכודת הזאת חובה לבצע.
refusal-jetriko-random-take = קלפים גנובים נלקחים באקראי.
refusal-jetriko-trap-played = מלכודות אף פעם לא משחקים; הן פועלות כשנשלפו.
refusal-jetriko-not-visible = זה נסתר מעיניך.
refusal-jetriko-drawn-only = מותר לשחק רק את הקלף שנשלף עכשיו.
refusal-jetriko-no-timer = בשולחן הזה אין שעון לתור.

## מילים של המשחק

jetriko-colour-green = ירוק
jetriko-colour-yellow = צהוב
jetriko-colour-cyan = תכלת
jetriko-colour-blue = כחול כהה
jetriko-colour-red = אדום
jetriko-back-playing = קלף משחק
jetriko-back-red = מלכודת אדומה
jetriko-back-blue = מלכודת כחולה
jetriko-back-green = מלכודת ירוקה
jetriko-back-none = כלום
jetriko-card-plain = { $number } { $colour }
jetriko-card-effect = { $number } { $colour } { $effect }
jetriko-card-trap = { $name }, מלכודת
jetriko-attack = { $kind } { $value }
jetriko-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}

## כל קלף: שמו, מה הוא עושה במשפט אחד, ובמלואו

jetriko-name-plain = רגיל
jetriko-name-plus = פלוס
jetriko-name-steal = גניבה
jetriko-name-redraw = החלפה
jetriko-name-deflect = הסטה
jetriko-name-skip = דילוג
jetriko-name-blank = ריק
jetriko-name-divide = חצי־חצי
jetriko-name-more = עוד
jetriko-name-stop = עצור
jetriko-name-target = מטרה
jetriko-name-times-two = פי שניים
jetriko-name-tr1 = מפולת
jetriko-name-tr2 = מרדף
jetriko-name-tr3 = שק הפתעות
jetriko-name-tr4 = יד שנייה
jetriko-name-tr5 = יד שקופה
jetriko-name-tb1 = קרוסלה
jetriko-name-tb2 = עולם הפוך
jetriko-name-tb3 = סיבוב פרסה
jetriko-name-tb4 = שולחן מיון
jetriko-name-tb5 = יישור קו
jetriko-name-tg1 = משקל עודף
jetriko-name-tg2 = מסנן צבע
jetriko-name-tg3 = מתנת פרידה
jetriko-name-tg4 = מכת נגד
jetriko-name-tg5 = עסקה טובה

jetriko-does-plain = בלי תכסיס.
jetriko-does-plus = השחקן הבא שולף 2 קלפים, או מעביר את ההתקפה הלאה.
jetriko-does-steal = השחקן הבא לוקח ממך קלף, או מעביר את ההתקפה הלאה.
jetriko-does-redraw = השחקן הבא מחליף קלף בחדש, או מעביר את ההתקפה הלאה.
jetriko-does-deflect = שולח התקפה הלאה בלי שינוי, והכיוון לבחירתך.
jetriko-does-skip = מדלגים על השחקן הבא.
jetriko-does-blank = השחקן הבא יכול לשחק רק קלף רגיל בצבע או במספר הזה.
jetriko-does-divide = מתחלקים בהתקפה עם התוקף, צעד אחר צעד.
jetriko-does-more = ההתקפה גדלה ב־1 וממשיכה הלאה.
jetriko-does-stop = ההתקפה נגמרת.
jetriko-does-target = ההתקפה עוברת אל שחקן לבחירתך.
jetriko-does-times-two = ההתקפה מוכפלת וממשיכה הלאה.
jetriko-does-tr1 = עליך לשלוף 3 קלפים.
jetriko-does-tr2 = עליך לשלוף כהפרש מהיד הגדולה ביותר, 1 עד 3 קלפים.
jetriko-does-tr3 = עליך לשלוף קלף אחד גלוי; אם הוא לבן או עם תכסיס, עוד אחד.
jetriko-does-tr4 = השחקן האחר עם הכי הרבה קלפים נותן לך אחד.
jetriko-does-tr5 = עליך לשלוף קלף אחד, ואז להראות את כל היד.
jetriko-does-tb1 = כל הידיים עוברות מקום אחד הלאה.
jetriko-does-tb2 = היד הגדולה ביותר והקטנה ביותר מתחלפות.
jetriko-does-tb3 = הכיוון מתהפך, וכולם מעבירים קלף אחד הלאה.
jetriko-does-tb4 = עליך לשלוף 2 קלפים, ואז להשליך אותו מספר.
jetriko-does-tb5 = ידיים גדולות יורדות ל־5 קלפים, זעירות עולות ל־2.
jetriko-does-tg1 = עליך להשליך קלף אחד, או 2 מיד של ארבעה ויותר.
jetriko-does-tg2 = עליך להשליך את כל הקלפים שלך בצבע אחד.
jetriko-does-tg3 = עליך לתת קלף אחד לשחקן שבחרת.
jetriko-does-tg4 = שחקן שבחרת שולף 2 קלפים.
jetriko-does-tg5 = מותר לך להחליף ידיים עם שחקן שבחרת.

jetriko-full-plain = מתאים לפי צבע או מספר. שני קלפים רגילים אינם בעלי אותו תכסיס.
jetriko-full-plus = פותח התקפה של פלוס 2, או מעלה ב־2 פלוס שכבר בדרך. מי שסופג שולף את מספר הקלפים הזה, אחד אחרי השני. מלכודת ביניהם מסיימת את הספיגה.
jetriko-full-steal = פותח התקפה של גניבה 1, או מעלה ב־1 גניבה שכבר בדרך. מי שסופג לוקח בלי לראות את מספר הקלפים הזה מיד התוקף האחרון, שנפטר מהם.
jetriko-full-redraw = פותח התקפה של החלפה 1, או מעלה ב־1 החלפה שכבר בדרך. מי שסופג מחליק קודם את מספר הקלפים הזה אל מתחת לערימה, או את כולם אם יש לו פחות, ואז שולף את המספר המלא.
jetriko-full-deflect = בהתקפה היא צריכה להיות בצבע או במספר של קלף ההתקפה; על הסטה אחרת מתאימה כל הסטה. ההתקפה ממשיכה בלי שינוי בכיוון שבחרת. בלי התקפה היא רק קובעת את הכיוון. בשני שחקנים הכיוון נשאר, ולא שואלים.
jetriko-full-skip = השחקן הבא לא מקבל תור ולא יכול לענות. בשני שחקנים התור שוב שלך.
jetriko-full-blank = בתור אחד זה השחקן הבא חייב לשחק קלף רגיל שמתאים בצבע או במספר, או לשלוף קלף אחד אם אין לו, ומותר לו לשחק אותו אם הוא מתאים. ביד ריקה הוא קודם שולף, ועוד לא ניצח. אי אפשר לענות עליו.
jetriko-full-divide = בהתקפה: צעדיה מתחלקים לסירוגין בין התוקף, שמתחיל, ובינך; אחר כך השחקן שאחריך ממשיך, ומותר לו לשחק כל קלף. אי אפשר לענות עליו. בלי התקפה: עליך לשלוף קלף אחד, ותורך נגמר.
jetriko-full-more = בהתקפה: היא גדלה ב־1 ועוברת לשחקן הבא. אז עונים עליה רק בקלפים לבנים. בלי התקפה: עליך לשלוף קלף אחד, ותורך נגמר.
jetriko-full-stop = בהתקפה: לא קורה כלום לאף אחד, והשחקן הבא יכול לשחק כל קלף. בלי התקפה: עליך לשלוף קלף אחד, ותורך נגמר.
jetriko-full-target = בהתקפה: היא עוברת לכל שחקן אחר שבחרת, והמשחק נמשך משם. אז עונים עליה רק בקלפים לבנים. בלי התקפה: עליך לשלוף קלף אחד, ותורך נגמר.
jetriko-full-times-two = בהתקפה: היא מוכפלת ועוברת לשחקן הבא. אז עונים עליה רק בקלפים לבנים. בלי התקפה: עליך לשלוף קלף אחד, ותורך נגמר.
jetriko-full-tr1 = עליך לשלוף 3 קלפים, אחד אחרי השני. מלכודת נוספת ביניהם מסיימת את זאת.
jetriko-full-tr2 = סופרים בכמה קלפים היד הגדולה ביותר גדולה משלך. עליך לשלוף מספר כזה, לפחות 1 ולכל היותר 3.
jetriko-full-tr3 = עליך לשלוף קלף אחד ולהראות אותו לכולם. אם הוא לבן או עם תכסיס, עליך לשלוף עוד אחד, שאף אחד אחר לא רואה.
jetriko-full-tr4 = מבין האחרים שיש להם שני קלפים או יותר, מי שיש לו הכי הרבה נותן לך קלף לבחירתו. אם אין שחקן כזה, עליך לשלוף קלף אחד.
jetriko-full-tr5 = עליך לשלוף קלף אחד, ואז כולם רואים את כל היד שלך, גם אם לא היה מה לשלוף. אם שלפת מלכודת נוספת, היד נשארת נסתרת.
jetriko-full-tb1 = כולם מעבירים בבת אחת את כל היד לשחקן הבא. גם ידיים ריקות עוברות.
jetriko-full-tb2 = מי שיש לו הכי הרבה קלפים ומי שיש לו הכי מעט, אבל לפחות אחד, מחליפים ידיים שלמות. אם המספר שווה לא קורה כלום.
jetriko-full-tb3 = קודם הכיוון מתהפך. אז כל מי שיש לו קלפים בוחר אחד, בסתר, ומעביר אותו לשחקן הבא בכיוון החדש. גם התורות עוברים בכיוון הזה.
jetriko-full-tb4 = עליך לשלוף 2 קלפים, ואז להשליך לבחירתך מספר קלפים כמספר שנשלף. אם שלפת מלכודת נוספת, לא משליכים דבר.
jetriko-full-tb5 = קודם, לפי הסדר, כל מי שיש לו יותר מ־5 קלפים משליך עד שנשארים לו 5. אז, לפי הסדר, כל מי שיש לו פחות מ־2 שולף עד שיש לו 2. מלכודת נוספת מסיימת את זה לכל מי שעוד לא הגיע תורו.
jetriko-full-tg1 = עליך להשליך קלף אחד לבחירתך; אם יש לך ארבעה או יותר, שניים.
jetriko-full-tg2 = עליך לבחור צבע שיש ביד שלך ולהשליך את כל קלפיו. לקלפים לבנים אין צבע.
jetriko-full-tg3 = עליך לתת קלף אחד לבחירתך לשחקן אחר לבחירתך, ואסור לו לסרב.
jetriko-full-tg4 = בוחרים שחקן אחר, והוא שולף 2 קלפים. אם נחשפת כך מלכודת, היא שלו; אם זה היה תורך, המשחק נמשך בכל זאת ממך והלאה.
jetriko-full-tg5 = מותר לך להחליף את כל היד עם שחקן אחר לבחירתך, גם עם יד ריקה, או לוותר.

## הכרזת התקפה

jetriko-announce = { $attacker } אל { $victim }: { $attack }

## מה קרה

jetriko-log-round = סיבוב { $number }: המחלק הוא { $name }.
jetriko-log-direction = { $direction ->
    [clockwise] התור עובר עם כיוון השעון.
   *[anticlockwise] התור עובר נגד כיוון השעון.
}
jetriko-log-played = { $name }: { $card }
jetriko-log-drew = { $name }: { $count ->
    [one] שליפת קלף
    [two] שליפת שני קלפים
   *[other] שליפת { $count } קלפים
}.
jetriko-log-drew-card = { $name }: נשלף { $card }.
jetriko-log-nothing-to-draw = אין ל־{ $name } מה לשלוף.
jetriko-log-reshuffled = { $count ->
    [one] הקלף היחיד שמתחת לעליון הוא הקופה החדשה.
   *[other] { $count } קלפים נטרפים לקופה חדשה.
}
jetriko-log-passed = { $name }: ויתור.
jetriko-log-blocked-pass = { $name }: ויתור, אין מה לשלוף.
jetriko-log-passed-over = מדלגים על { $name }.
jetriko-log-bound = הקלף הריק כובל את { $name } לתור הזה.
jetriko-log-attack-started = { $attacker } נגד { $victim }: { $attack }.
jetriko-log-attack-raised = { $attacker }: מוגבר ונשלח אל { $victim }: { $attack }.
jetriko-log-attack-deflected = { $attacker }: מוסט אל { $victim }: { $attack }.
jetriko-log-attack-more = { $attacker }: עוד אחד, ונשלח אל { $victim }: { $attack }.
jetriko-log-attack-doubled = { $attacker }: מוכפל ונשלח אל { $victim }: { $attack }.
jetriko-log-attack-targeted = { $attacker }: מכוון אל { $victim }: { $attack }.
jetriko-log-hit = ספיגה של { $victim }: { $attack } מאת { $attacker }.
jetriko-log-divided = { $divider } חצי־חצי עם { $attacker }: { $attack }.
jetriko-log-attack-done = ההתקפה נגמרה.
jetriko-log-attack-stopped = { $name }: ההתקפה נעצרה; לא קרה כלום לאף אחד.
jetriko-log-attack-trap = המלכודת קוטעת את ההתקפה.
jetriko-log-took = { $taker }: { $count ->
    [one] קלף
    [two] שני קלפים
   *[other] { $count } קלפים
} מהיד של { $giver }.
jetriko-log-took-card = { $taker }: { $card } מהיד של { $giver }.
jetriko-log-hand-moved = היד של { $giver } עוברת אל { $taker }: { jetriko-cards }.
jetriko-log-slid-under = { $name }: השלכה של { $cards }.
jetriko-log-trap = { $name }: נשלפה מלכודת: { $trap }.
jetriko-log-trap-dropped = מה שנשאר מהמלכודת ״{ $trap }״ בטל.
jetriko-log-shown = היד של { $name }: { $cards }.
jetriko-log-chosen = { $name }: נבחר.
jetriko-log-colour = { $name }: הצבע הוא { $colour }.
jetriko-log-player-chosen = { $name }: הבחירה היא { $other }.
jetriko-log-declined = { $name }: בלי החלפה.
jetriko-log-brink = { $name } על הסף!
jetriko-log-time = הזמן של { $name } נגמר.
jetriko-log-round-won = { $name }: ניצחון בסיבוב.
jetriko-log-round-blocked = אף אחד לא יכול להמשיך. אצל { $name } הכי מעט קלפים, ולכן הניצחון בסיבוב.
jetriko-log-round-drawn = אף אחד לא יכול להמשיך, ולכמה שחקנים הכי מעט קלפים: אין מנצח בסיבוב.
jetriko-log-would-stop = { $name }: די, בלי סיבוב נוסף.

## מה שואלים, כפי שכולם רשאים לשמוע; $asked הוא כמה נשאלים, ב־$names

jetriko-aloud-direction = לבחור מי מתחיל: { $names } …
jetriko-aloud-defence = לענות על ההתקפה או לספוג: { $names } …
jetriko-aloud-main = לשחק קלף או לשלוף: { $names } …
jetriko-aloud-main-pass = לשחק קלף או לוותר, כי אין מה לשלוף: { $names } …
jetriko-aloud-drawn = לשחק קלף או לוותר: { $names } …
jetriko-aloud-discard-redraw = לבחור { jetriko-cards } להחלפה: { $names } …
jetriko-aloud-discard-divide = להחליף קלף בחדש: { $names } …
jetriko-aloud-discard-sorting-desk = להשליך { jetriko-cards }: { $names } …
jetriko-aloud-discard-leveller = להשליך { jetriko-cards } ולהישאר עם חמישה: { $names } …
jetriko-aloud-discard-ballast = להשליך { jetriko-cards }: { $names } …
jetriko-aloud-hand-down = לבחור קלף בשביל { $other }: { $names } …
jetriko-aloud-u-turn = { $asked ->
    [one] לבחור קלף להעברה: { $names } …
   *[other] בוחרים קלפים להעברה: { $names } …
}
jetriko-aloud-colour = לבחור צבע להשלכה: { $names } …
jetriko-aloud-gift = לתת קלף למישהו: { $names } …
jetriko-aloud-counterblow = לבחור מי ישלוף 2 קלפים: { $names } …
jetriko-aloud-swap = לבחור עם מי להחליף ידיים: { $names } …
jetriko-aloud-scores = { $asked ->
    [one] מבט לאחור על הסיבוב: { $names } …
   *[other] מביטים לאחור על הסיבוב: { $names } …
}

## השולחן

jetriko-ask-direction = { $name }, מי יתחיל?
jetriko-ask-defence = { $name }, לענות על ההתקפה או לספוג.
jetriko-ask-main = { $name }, לשחק קלף או לשלוף.
jetriko-ask-main-pass = { $name }, לשחק קלף או לוותר: אין מה לשלוף.
jetriko-ask-main-free = { $name }, עכשיו מותר כל קלף. לשחק אחד או לשלוף.
jetriko-ask-main-bound = { $name }, ריק: לשחק קלף רגיל באותו צבע או מספר.
jetriko-ask-main-bound-draw = { $name }, ריק: אין לך קלף רגיל מתאים, אז לשלוף.
jetriko-ask-drawn = { $name }, לשחק קלף או לוותר.
jetriko-ask-drawn-only = { $name }, לשחק את הקלף ששלפת, או לוותר.
jetriko-ask-defence-none = { $name }, אין לך קלף לענות: לספוג.
jetriko-ask-main-none = { $name }, אף קלף שלך לא מתאים: לשלוף.
jetriko-ask-main-pass-none = { $name }, אף קלף שלך לא מתאים, ואין מה לשלוף: לוותר.
jetriko-ask-drawn-none = { $name }, אף קלף שלך לא מתאים: לוותר.
jetriko-ask-discard-redraw = { $name }, לבחור { $count ->
    [one] קלף להחלפה בחדש
    [two] שני קלפים להחלפה בחדשים
   *[other] { $count } קלפים להחלפה בחדשים
}.
jetriko-ask-discard-divide = { $name }, לבחור קלף להחלפה בחדש.
jetriko-ask-discard-sorting-desk = { $name }, להשליך { jetriko-cards }.
jetriko-ask-discard-leveller = { $name }, להשליך { jetriko-cards } ולהישאר עם חמישה.
jetriko-ask-discard-ballast = { $name }, להשליך { jetriko-cards }.
jetriko-ask-hand-down = { $name }, לבחור קלף בשביל { $other }.
jetriko-ask-u-turn = { $name }, לבחור קלף להעברה.
jetriko-ask-colour = { $name }, איזה צבע להשליך?
jetriko-ask-gift = { $name }, לתת קלף לשחקן.
jetriko-ask-counterblow = { $name }, מי ישלוף 2 קלפים?
jetriko-ask-swap = { $name }, עם מי להחליף ידיים?
jetriko-ask-scores = הסיבוב נגמר.
jetriko-do-left = משמאל: { $name } ראשון
jetriko-do-right = מימין: { $name } ראשון
jetriko-do-draw = לשלוף
jetriko-do-pass = לוותר
jetriko-do-take-hit = לספוג
jetriko-do-direction = { $direction ->
    [clockwise] עם השעון אל { $name }, שם { jetriko-cards }
   *[anticlockwise] נגד השעון אל { $name }, שם { jetriko-cards }
}
jetriko-do-choose = { $name }: { jetriko-cards }
jetriko-do-decline = היד נשארת שלי
jetriko-do-confirm = { $left ->
    [0] סיום
   *[other] נבחרו { $count } מתוך { $needed }
}
jetriko-do-go-on = הלאה
jetriko-do-stop = זה מספיק
jetriko-sign-free = כל קלף
jetriko-sign-bound = כבול
jetriko-sign-brink = על הסף
jetriko-pile-next = למעלה בקופה: { $back }. { $count ->
    [one] זה הקלף האחרון.
   *[other] נשארו { $count } קלפים.
}
jetriko-pile-empty = לא נשאר מה לשלוף.
jetriko-plate-wins = { $count ->
    [one] ניצחון אחד
    [two] 2 ניצחונות
   *[other] { $count } ניצחונות
}
jetriko-who-wins = יד ריקה שמחזיקה סיבוב שלם ליד השולחן מנצחת.
jetriko-won = { $count ->
    [one] הניצחון של { $names }
   *[other] ניצחון משותף: { $names }
}
jetriko-stat-attacks = התקפות
jetriko-stat-hits = ספיגות
jetriko-stat-traps = מלכודות
jetriko-stat-strongest = ההתקפה החזקה
jetriko-figure-rounds = סיבובים שנוצחו
jetriko-figure-attacks = התקפות
jetriko-figure-answers = תשובות
jetriko-figure-hits = ספיגות
jetriko-figure-traps = מלכודות

## מילים של המשחק: בחוקים, ובמקום שבו הסמן נח על השולחן

jetriko-term-attack = התקפה
jetriko-term-attack-means = פלוס, גניבה או החלפה בדרך: הסוג, העוצמה, מי שלח אחרון, והקורבן.
jetriko-term-answer = תשובה
jetriko-term-answer-means = קלף שהקורבן משחק במקום לספוג. זה כל התור.
jetriko-term-hit = ספיגה
jetriko-term-hit-means = ההתקפה מבוצעת על הקורבן, ואז הוא ממשיך בתורו.
jetriko-term-free = קלף חופשי
jetriko-term-free-means = מותר לשחק כל קלף: על ערימה ריקה, על מלכודת, או על קלף לבן כשאין התקפה בדרך.
jetriko-term-blank = ריק
jetriko-term-blank-means = כובל את השחקן הבא לתור אחד: מותר לשחק רק קלף רגיל בצבע או במספר שלו.
jetriko-term-brink = על הסף
jetriko-term-brink-means = שחקן בלי קלפים שעוד לא ניצח: בסיבוב מנצחים כשאין קלפים בתחילת התור שלך.
jetriko-term-top = הקלף העליון
jetriko-term-top-means = קלף צבעוני צריך להיות בצבע, במספר או בתכסיס שלו. קלפים לבנים מתאימים תמיד.
jetriko-term-plain = קלף רגיל
jetriko-term-plain-means = קלף צבעוני בלי תכסיס. רגיל זה לא תכסיס: שני קלפים רגילים צריכים אותו צבע או מספר.
jetriko-term-white = קלף לבן
jetriko-term-white-means = עונה על כל התקפה. בלי התקפה הוא רק מתחלף בקלף אחר, והתור נגמר.
jetriko-term-trap = מלכודת
jetriko-term-trap-means = פועלת כשנשלפת. היא מסיימת כל מה שבדרך, ואת התור של מי שתורו עכשיו.
jetriko-term-back = גב
jetriko-term-back-means = הקלף הבא בקופה מראה אם הוא מלכודת: אדומה מזיקה, ירוקה עוזרת, וכחולה יכולה גם וגם.
jetriko-term-direction = כיוון
jetriko-term-direction-means = לאן עוברים התורות וההתקפות, עם כיוון השעון או נגדו.
jetriko-term-dealer = המחלק
jetriko-term-dealer-means = אומר מי משני השכנים מתחיל. המנצח בסיבוב מחלק את הבא.

## רמזים למשחק ראשון

jetriko-hint-aim = מי שאין לו קלפים כשתורו מתחיל מנצח. להיפטר מהקלפים, ולתקוף כדי להכביד על האחרים.
jetriko-hint-win = יד ריקה עוד לא מנצחת: היא צריכה להחזיק עד שתורך הבא מתחיל.
jetriko-hint-attack = כשתוקפים אותך אפשר להעביר הלאה: באותו תכסיס, בהסטה מתאימה או בקלף לבן.
jetriko-hint-white = קלפים לבנים כדאי לשמור להגנה. בלי התקפה הם רק מתחלפים.
jetriko-hint-steal = גניבה פוטרת אותך מעוד קלף: הקורבן לוקח אותו מהיד שלך.
jetriko-hint-back = להסתכל על גב הקלף שבקופה: ירוק כדאי לשלוף, אדום לא.
jetriko-hint-trap = מלכודת מסיימת גם ספיגה. פלוס גדול פחות גדול אם למעלה מונחת מלכודת.
jetriko-hint-brink = מישהו בלי קלפים? לשלוח פלוס, החלפה או ריק לפני שתורו מתחיל.

## על השולחן

jetriko-card-does = { $card }: { $does }
jetriko-sheet-wins = סיבובים שנוצחו
jetriko-sheet-cards = קלפים שנשארו
jetriko-trap-of = { $name }: נשלפה מלכודת
jetriko-shows = הקלפים של { $name }
jetriko-stat-answers = התקפות שהועברו
jetriko-ask-attacked = { $attack }. { $sentence }
jetriko-announce-shared = { $attacker } עם { $divider }, חצי־חצי, { $attack }: צעד { $number } מתוך { $of }, { $name }
jetriko-announce-stopped = { $name }: עצור, לא קורה כלום
jetriko-ask-which-way = { $name }, לאיזה כיוון עוברים התורות מעכשיו?
jetriko-ask-whom = { $name }, אל מי לכוון?
jetriko-ask-to-whom = { $name }, מי יקבל את הקלף?
## השולחן במשפטים

jetriko-top = למעלה מונח { $card }.
jetriko-holds = אצל { $name }: { jetriko-cards }, { jetriko-round-wins-of }.
jetriko-round-wins-of = { $wins ->
    [0] עוד בלי ניצחון
    [one] ניצחון בסיבוב אחד
    [two] ניצחון בשני סיבובים
   *[other] ניצחון ב־{ $wins } סיבובים
}
jetriko-your-hand = היד שלך: { $cards }.
jetriko-row-draw = קופה: { $count }

## למה מומחה היה עושה את זה

jetriko-worth = { $hundredths ->
    [one] ניצחון אחד ב־100 סיבובים
    [two] שני ניצחונות ב־100 סיבובים
   *[other] { $hundredths } ניצחונות ב־100 סיבובים
}
jetriko-within = { $hundredths }
jetriko-because-hit = התקפות יעלו לך אז { $this ->
    [1] קלף אחד
   *[other] { $this } קלפים
} בממוצע, אחרת { $other }.
jetriko-because-trap-red = { $other ->
    [100] אחרת שולפים מיד מלכודת אדומה.
   *[other] זה מרחיק אותך ממלכודות אדומות: הן נשלפות ב־{ $this } מתוך 100 מקרים, אחרת ב־{ $other }.
}
jetriko-because-trap-green = { $this ->
    [100] מלכודת ירוקה מקטינה את היד, ואחת נשלפת עכשיו.
   *[other] מלכודת ירוקה מקטינה את היד: היא נשלפת ב־{ $this } מתוך 100 מקרים, אחרת ב־{ $other }.
}
jetriko-because-dealt = המחיר אצל { $name }: { $this ->
    [1] קלף אחד
   *[other] { $this } קלפים
} בממוצע, אחרת { $other }.
jetriko-because-out = זה עוצר את { $name }: הסיום בא ב־{ $this } מתוך 100 מקרים, אחרת ב־{ $other }.
jetriko-because-white = זה שומר קלף לבן ביד למה שעוד יבוא.
jetriko-because-stuck = התורות הבאים שלך טובים יותר: ב־{ $this } מהם שום דבר לא מתאים, אחרת ב־{ $other }.
jetriko-because-passed-over = התור הבא שלך בטוח יותר: מדלגים עליו ב־{ $this } מתוך 100 מקרים, אחרת ב־{ $other }.
jetriko-because-won = הקלפים ייגמרו לך בקרוב ב־{ $this } מתוך 100 מקרים, אחרת ב־{ $other }.
jetriko-because-cards = כעבור כמה תורות יש לך { $this ->
    [1] קלף אחד
   *[other] { $this } קלפים
} בממוצע, אחרת { $other }.

## השיעור הראשון

jetriko-lesson-first = שיעור ראשון: סיבוב אחד
jetriko-lesson-first-after = יד ריקה שמחזיקה סיבוב שלם ליד השולחן מנצחת.
jetriko-lesson-first-colour = המטרה: להיפטר מכל הקלפים. מה שמשחקים צריך להתאים לקלף העליון, למשל בצבע. שם מונח אדום, אז לשחק את ה־3 האדום.
refusal-jetriko-lesson-first-colour = גם זה מתאים, במספר. אבל עוד יהיה בו צורך: לשחק את ה־3 האדום.
jetriko-lesson-first-number = או שהוא מתאים במספר. שם מונח 2 ירוק: לשחק את ה־2 הכחול שלך.
refusal-jetriko-lesson-first-number = גם זה מותר. אבל כדאי לנסות את הדרך השנייה: 2 על 2.
jetriko-lesson-first-attack = מאת { $name1 } באה התקפה, פלוס 2, ומאת { $name2 } היא המשיכה בפלוס נוסף: עכשיו היא פלוס 4, והגיעה אליך. לענות בפלוס שלך, והיא נוסעת הלאה, חזקה עוד יותר.
refusal-jetriko-lesson-first-attack = זה לא עונה על פלוס. ה־1 התכלת שלך, עם הפלוס, כן.
refusal-jetriko-lesson-first-attack-hit = זה 4 קלפים לשלוף! עדיף להעביר הלאה: לשחק את הפלוס שלך.
jetriko-lesson-first-draw = שישה קלפים אצל { $name1 }! עכשיו שום קלף ביד לא מתאים לתכלת או ל־5, אז לשלוף קלף. רואים את הגב של הבא: זו מלכודת, אבל ירוקה. ירוקות נחמדות, אדומות כואבות.
refusal-jetriko-lesson-first-draw = שום דבר לא מתאים כאן: לשלוף מהקופה.
jetriko-lesson-first-trap = טראח! מלכודת שנשלפה פועלת מיד ומסיימת את תורך. זאת היא משקל עודף: משליכים קלף. להשליך את ה־4 הירוק.
refusal-jetriko-lesson-first-trap = את זה לשמור, עוד מעט ייפטרו ממנו ממילא. להשליך את ה־4 הירוק.
jetriko-lesson-first-last = נשאר קלף אחד, והוא מתאים: ה־1 צהוב, כמו ה־4. לשחק אותו! אבל לא מנצחים בסיבוב עם הקלף האחרון: צריך לעבור תור אחד של כולם, ולהישאר בלי קלף כשתורך מגיע שוב.
refusal-jetriko-lesson-first-last = לשחק את הקלף האחרון שלך.
refusal-jetriko-lesson-first-last-draw = מותר, אבל להסתכל: ה־1 הצהוב שלך מתאים. לשחק אותו.
jetriko-lesson-first-end = אף אחד לא תקף אותך, והיד עדיין ריקה: ניצחת בסיבוב! אם מישהו היה שולח לך פלוס, היה צריך לשלוף.

## השיעור הארוך יותר: קלפים לבנים

jetriko-lesson-white = שיעור ארוך יותר: קלפים לבנים
jetriko-lesson-white-after = חמישה קלפים לבנים, כלל אחד: בתורך הם לא עושים כלום, בהתקפה הם עושים הכול.
jetriko-lesson-white-keep = יש לך קלף לבן, עצור. הוא מתאים על הכול, אבל בתורך הוא לא עושה דבר: שולפים עליו קלף, והשחקן הבא יכול לשחק כל קלף. לשמור אותו, ולשחק את ה־3 האדום.
refusal-jetriko-lesson-white-keep = אין צורך לשלוף: ה־3 האדום שלך מתאים ל־5 בצבע. לשחק אותו.
refusal-jetriko-lesson-white-keep-white = ככה העצור רק יתחלף בקלף מהקופה. לשמור אותו להתקפה, ולשחק את ה־3 האדום.
jetriko-lesson-white-stop = פלוס, פלוס, ומעליהם הקלף ״עוד״: זה 5 קלפים לשלוף! על קלף לבן בהתקפה עונים רק בקלפים לבנים. שלך עונה על כל התקפה, מה שלא יהיה מונח, ולא שולפים עליו. לעצור!
refusal-jetriko-lesson-white-stop = חמישה קלפים? בשביל זה נשמר העצור שלך: לשחק אותו.
jetriko-lesson-white-draw = ההתקפה נעלמה, והשחקן הבא היה חופשי לשחק כל קלף. עכשיו נדרש כחול או 1, ושום דבר שלך לא מתאים: לשלוף קלף.
refusal-jetriko-lesson-white-draw = שום דבר לא מתאים כאן: לשלוף מהקופה.
jetriko-lesson-white-pass = לבן: פי שניים. אפשר לשחק אותו עכשיו, אבל אז רק שולפים קלף אחר. לשמור אותו ולוותר: ללחוץ על הכפתור.
refusal-jetriko-lesson-white-pass = עכשיו אין לו מה להכפיל: רק שולפים עליו. לשמור אותו ולוותר.
jetriko-lesson-white-times = מאת { $name3 } באה גניבה: צריך לקחת משם קלף. פי שניים מכפיל אותה ושולח הלאה, ועכשיו גונבים מהיד שלך: שני הקלפים האחרים שלך עוברים אל { $name1 }. לשחק אותו!
refusal-jetriko-lesson-white-times = לשחק פי שניים: הוא מכפיל את הגניבה ושולח אותה הלאה.
refusal-jetriko-lesson-white-times-hit = אז יהיה לך קלף נוסף. עם פי שניים נפטרים משלושתם: לשחק אותו.
jetriko-lesson-white-brink = שלושה קלפים במהלך אחד: היד ריקה! אבל מנצחים רק אם היא ריקה גם כשתורך הבא מתחיל, ובלי קלפים אי אפשר לענות על התקפה. נראה מה יבוא מאת { $name3 }.
jetriko-lesson-white-again = פלוס: שני קלפים בשבילך. אבל ספיגה לא עולה בתור, ואחד מהשניים הוא מטרה. איזה מהם לשחק? את זה שלא יועיל אחר כך: ה־5 התכלת שלך.
refusal-jetriko-lesson-white-again = ה־5 התכלת שלך מתאים: לשחק אותו ולשמור את המטרה.
jetriko-lesson-white-target = מטרה שולחת את ההתקפה אל כל אחד. אצל { $name2 } אין קלפים, וזה ניצחון אם אף אחד לא יפעל. כתשובה, על הקלף האחרון שלך לא שולפים. לשחק אותו ולבחור את { $name2 }.
refusal-jetriko-lesson-white-target = אז תור בלי קלפים מתחיל אצל { $name2 }, וזה ניצחון. לשחק את המטרה, ולבחור את { $name2 }.
refusal-jetriko-lesson-white-target-hit = שני קלפים לשלוף, והניצחון של { $name2 } בלי אף אחד. לשחק את המטרה, ולבחור את { $name2 }.
refusal-jetriko-lesson-white-target-back = אז אצל { $name3 } שלושה קלפים, מותר לשחק כל אחד מהם, והתור הבא שלך; ואל { $name2 } לא מגיעים. לבחור את { $name2 }.
jetriko-lesson-white-end = ניצחת! הקלף הלבן החמישי הוא חצי־חצי: מתחלקים עם התוקף במה שבא, והתוקף לוקח את החצי הגדול. ולזכור: בתורך קלף לבן הוא אף פעם לא האחרון, כי שולפים. כתשובה הוא כן.
