## על המדף

nyet-title = NYET!‎
nyet-about = להטיל וטו על חוקי הסיבוב, ואז לזכות בלקיחות עם שותף שהיה יריב לפני רגע.
nyet-players = 2 עד 5 שחקנים
nyet-length = כ־45 דקות

## אפשרויות

nyet-option-length = אורך
nyet-option-length-hint = משחק מלא, בערך חצי, או עד שמישהו מגיע למספר נקודות.
nyet-value-length-full = מלא
nyet-value-length-short = קצר
nyet-value-length-points = עד תקרה
nyet-option-limit = תקרה
nyet-option-limit-hint = המשחק נגמר בסיבוב שבו מישהו מגיע למספר הנקודות הזה.
nyet-value-limit-50 = 50 נקודות
nyet-value-limit-100 = 100 נקודות
nyet-value-limit-150 = 150 נקודות
nyet-value-limit-200 = 200 נקודות
nyet-option-bonus = קלף הבונוס
nyet-option-bonus-hint = את הנקודות של מי קלף הבונוס מכפיל, בשלושה או בחמישה שחקנים.
nyet-value-bonus-holder = של מי שמחזיק בו
nyet-value-bonus-shared = מה שהמחזיק לוקח
nyet-value-bonus-team = של כל הקבוצה
nyet-option-difference = רק ההפרש
nyet-option-difference-hint = הקבוצה הטובה יותר מקבלת את ההפרש בין הקבוצות, השנייה לא מקבלת דבר.
nyet-option-anonymous = אסימונים בלי שם
nyet-option-anonymous-hint = האסימונים על הלוח לא מראים מי הניח אותם.
nyet-option-look_back = מבט לאחור
nyet-option-look_back-hint = באילו לקיחות של הסיבוב מותר להסתכל שוב.
nyet-value-look_back-last = בלקיחה האחרונה
nyet-value-look_back-none = באף אחת
nyet-value-look_back-all = בכל הלקיחות
nyet-option-no_trump = משבצת בלי שליט
nyet-option-no_trump-hint = לשורת השליט נוספת משבצת חמישית: שום צבע לא שליט.
nyet-option-play_forced = לשחק קלפי חובה
nyet-option-play_forced-hint = קלף משוחק מעצמו כשרק הוא מותר.

## סירובים

refusal-nyet-seats = NYET!‎ הוא ל־2 עד 5 שחקנים.
refusal-nyet-over = המשחק נגמר.
refusal-nyet-not-now = אי אפשר לעשות את זה עכשיו.
refusal-nyet-no-such-seat = אין מקום { $number } בשולחן הזה.
refusal-nyet-character-taken = החיה הזאת כבר תפוסה: { nyet-character-named }.
refusal-nyet-box-covered = המשבצת הזאת כבר מכוסה.
refusal-nyet-line-settled = השורה הזאת הוכרעה: המשבצת האחרונה שלה נשארת פתוחה.
refusal-nyet-no-such-box = המשבצת הזאת לא על הלוח הזה.
refusal-nyet-not-your-veto = התור של { $name } להניח אסימון.
refusal-nyet-must-veto = חובה להניח אסימון.
refusal-nyet-not-in-game = החיה הזאת לא במשחק: { nyet-character-named }.
refusal-nyet-tokens-stay = האסימונים נשארים עד סוף הסיבוב.
refusal-nyet-not-first-player = רק השחקן הראשון, { $name }, קובע את הקבוצות.
refusal-nyet-partners = { $count ->
    [one] לבחור שותף אחד.
    [two] לבחור שני שותפים.
   *[other] לבחור { $count } שותפים.
}
refusal-nyet-one-or-two-partners = לבחור שותף אחד לזוג או שניים לקבוצה של שלושה.
refusal-nyet-bonus-smaller-team = קלף הבונוס הולך לקבוצה הקטנה.
refusal-nyet-no-bonus = בקלף הבונוס משתמשים רק ב־3 או ב־5 שחקנים.
refusal-nyet-card-count = { $count ->
    [one] לבחור בדיוק קלף אחד.
    [two] לבחור בדיוק שני קלפים.
   *[other] לבחור בדיוק { $count } קלפים.
}
refusal-nyet-no-ones = בסיבוב הזה אסור להשליך קלפי 1.
refusal-nyet-discard-confirmed = ההשלכה שלך כבר אושרה.
refusal-nyet-card-not-held = הקלף הזה לא ביד שלך.
refusal-nyet-not-your-turn = התור של { $name }.
refusal-nyet-follow = חובה לענות בצבע: { nyet-colour-named }.
refusal-nyet-follow-trump = הובילו שליט: לשחק שליט או שליט־על.
refusal-nyet-follow-supertrump = הובילו שליט־על: לשחק שליט־על.
refusal-nyet-supertrump-is-trump = שליט־על נחשב כשליט: חובה לענות בצבע: { nyet-colour-named }.
refusal-nyet-only-last-trick = מותר להסתכל רק בלקיחה האחרונה.
refusal-nyet-tricks-face-down = הלקיחות נשארות הפוכות.

## מילים של המשחק

nyet-character-named = { $character ->
    [bear] דוב
    [wolf] זאב
    [crane] עגור
    [tiger] נמר
   *[eagle] נשר
}
nyet-character-bear = דוב
nyet-character-wolf = זאב
nyet-character-crane = עגור
nyet-character-tiger = נמר
nyet-character-eagle = נשר
nyet-colour-named = { $colour ->
    [blue] כחול
    [red] אדום
    [yellow] צהוב
   *[green] ירוק
}
nyet-colour-blue = כחול
nyet-colour-red = אדום
nyet-colour-yellow = צהוב
nyet-colour-green = ירוק
nyet-line-first = השחקן הראשון
nyet-line-discards = השלכה
nyet-line-trump = שליט
nyet-line-supertrump = שליט־על
nyet-line-points = נקודות
nyet-box-one = להשליך קלף
nyet-box-two = להשליך שניים
nyet-box-no-1s = להשליך קלף, לא 1
nyet-box-pass = קלף אחד שמאלה
nyet-box-keep = NYET!‎ (כלום)
nyet-box-points = { $value }
nyet-trick-worth = { $sign ->
    [minus] ⁦−{ $points }⁩
   *[plus] ⁦+{ $points }⁩
  }
nyet-your-hand = היד שלך: { $cards }.
nyet-score = { $name }: { nyet-catch }, בסך הכול { $score }.
nyet-box-none = NYET!‎ (אין)

## מה קרה

nyet-log-character = { $name }: { $character ->
    [bear] דוב
    [wolf] זאב
    [crane] עגור
    [tiger] נמר
   *[eagle] נשר
}.
nyet-log-round = סיבוב { $number }: המחלק הוא { $name }.
nyet-log-token = { $name }: אסימון על ״{ $box }״.
nyet-log-line = { $line }: { $box }.
nyet-log-first = השחקן הראשון: { $name }.
nyet-log-discards = { $what ->
    [one] כולם משליכים קלף אחד.
    [two] כולם משליכים שני קלפים.
    [no-1s] כולם משליכים קלף אחד, אבל לא 1.
    [pass] כולם מעבירים קלף אחד שמאלה.
   *[keep] אף אחד לא משליך.
}
nyet-log-trump = { $colour ->
    [none] אין שליט.
    [blue] השליט הוא כחול.
    [red] השליט הוא אדום.
    [yellow] השליט הוא צהוב.
   *[green] השליט הוא ירוק.
}
nyet-log-supertrump = { $colour ->
    [none] אין שליט־על.
    [blue] קלפי ה־1 הכחולים הם שליטי־על.
    [red] קלפי ה־1 האדומים הם שליטי־על.
    [yellow] קלפי ה־1 הצהובים הם שליטי־על.
   *[green] קלפי ה־1 הירוקים הם שליטי־על.
}
nyet-log-points = { $value ->
    [one] כל לקיחה וכל קלף שלל שווים נקודה אחת.
    [two] כל לקיחה וכל קלף שלל שווים שתי נקודות.
   *[other] כל לקיחה וכל קלף שלל שווים { $value } נקודות.
}
nyet-log-teams = { $one } נגד { $other }.
nyet-log-bonus = קלף הבונוס אצל { $name }.
nyet-log-confirmed = { $name }: נבחר.
nyet-log-played = { $name }: { $card }
nyet-log-trick = הלקיחה של { $name }.
nyet-log-trick-loot = הלקיחה של { $name }, עם { $count ->
    [one] קלף שלל אחד.
    [two] שני קלפי שלל.
   *[other] { $count } קלפי שלל.
}
nyet-log-scored = { $name }: { $gain }, עכשיו { $score }.

## מה שואלים, כפי שכולם רשאים לשמוע; $asked הוא כמה נשאלים, ב־$names

nyet-aloud-characters = לבחור חיה: { $names } …
nyet-aloud-vetoes = וטו על משבצת: { $names } …
nyet-aloud-teams = השחקן הראשון קובע את הקבוצות: { $names } …
nyet-aloud-bonus = מי יקבל את קלף הבונוס? הבחירה של { $names } …
nyet-aloud-discards-one = { $asked ->
    [one] להשליך קלף: { $names } …
   *[other] משליכים קלף: { $names } …
}
nyet-aloud-discards-two = { $asked ->
    [one] להשליך שני קלפים: { $names } …
   *[other] משליכים שני קלפים: { $names } …
}
nyet-aloud-discards-no-1s = { $asked ->
    [one] להשליך קלף שאינו 1: { $names } …
   *[other] משליכים קלף שאינו 1: { $names } …
}
nyet-aloud-passes = { $asked ->
    [one] לבחור קלף לשכן משמאל: { $names } …
   *[other] בוחרים קלפים לשכנים משמאל: { $names } …
}
nyet-aloud-tricks = לשחק קלף: { $names } …
nyet-aloud-scores = { $asked ->
    [one] להסתכל בניקוד: { $names } …
   *[other] מסתכלים בניקוד: { $names } …
}

## השולחן

nyet-card = { $value } { $colour }
nyet-ask-characters = { $name }, לבחור את החיה שלך.
nyet-ask-vetoes = { $name }, וטו על משבצת אחת: { $count ->
    [one] זה הווטו האחרון מכולם.
   *[other] נשארו לכולם יחד { $count }. מה שנשאר פתוח יהיה החוק.
}
nyet-covered-by = כאן הונח NYET!‎ של { $name }: { $box }.
nyet-vetoes-left = { $count ->
    [0] לא נשאר וטו
    [one] נשאר וטו אחד
   *[other] וטו שנשארו: { $count }
}
nyet-note-vetoes = { $count ->
    [one] נשאר וטו אחד בסיבוב הזה.
   *[other] וטו שנשארו בסיבוב הזה: { $count }.
}
nyet-look-back = { $what ->
    [all] הלקיחות עד כה
   *[last] הלקיחה האחרונה
}
nyet-look-trick = ההובלה של { $leader }, הלקיחה של { $winner }.
nyet-ask-teams = { $name }, השחקן הראשון: לבחור את הקבוצות.
nyet-ask-bonus = { $name }, מי יקבל את קלף הבונוס?
nyet-ask-discards-one = { $name }, להשליך קלף אחד.
nyet-ask-discards-two = { $name }, להשליך שני קלפים.
nyet-ask-discards-no-1s = { $name }, להשליך קלף אחד, אבל לא 1.
nyet-ask-passes = { $name }, לבחור קלף לשכן משמאל.
nyet-ask-tricks = { $name }, לשחק קלף.
nyet-ask-scores = הסיבוב נספר.
nyet-answer-teams = { $mine } נגד { $theirs }
nyet-answer-bonus = קלף הבונוס אל { $name }
nyet-bonus-sign = ⁦×2⁩
nyet-confirm = { $left ->
    [0] סיום
   *[other] נבחרו { $count } מתוך { $needed }
}
nyet-go-on = הלאה
nyet-tricks = { $tricks ->
    [one] לקיחה אחת
    [two] שתי לקיחות
   *[other] { $tricks } לקיחות
}
nyet-loot = { $loot } שלל
nyet-catch = { nyet-tricks }, { nyet-loot }
nyet-sheet-title = סיבוב { $number }
nyet-sheet-working = { $names }: ({ nyet-tricks } + { nyet-loot }) × { $value } = { $points }
nyet-sheet-working-shared = { $names }: ({ nyet-tricks } + { nyet-loot } + { $bonus } על קלף הבונוס) × { $value } = { $points }
nyet-sheet-working-team = { $names }, עם קלף הבונוס: ({ nyet-tricks } + { nyet-loot }) × { $value } × 2 = { $points }
nyet-sheet-difference = רק ההפרש נחשב: { $points } לקבוצה הטובה יותר, כלום לשנייה.
nyet-sheet-bonus = קלף הבונוס אצל { $name }: ⁦{ $single } × 2 = { $points }⁩
nyet-sheet-round = סיבוב { $number }
nyet-sheet-total = סך הכול
nyet-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
nyet-who-wins = מי שצבר הכי הרבה נקודות מנצח.
nyet-won = { $count ->
    [one] הניצחון של { $names }
   *[other] ניצחון משותף: { $names }
}
nyet-stat-tricks = לקיחות
nyet-stat-loot = שלל
nyet-stat-best = הסיבוב הטוב
nyet-figure-tricks = לקיחות
nyet-figure-loot = שלל
nyet-figure-best = הסיבוב הטוב ביותר

## מילים של המשחק: בחוקים, ובמקום שבו הסמן נח על השולחן

nyet-term-token = אסימון
nyet-term-token-means = מכסה משבצת של הלוח לסיבוב הזה, ואומר NYET!‎ למה שהיא מראה.
nyet-term-line = שורה
nyet-term-line-means = שורה של משבצות שמכריעה דבר אחד. המשבצת האחרונה שנשארת פתוחה קובעת לסיבוב.
nyet-term-first = השחקן הראשון
nyet-term-first-means = מוביל את הלקיחה הראשונה, ומשלושה שחקנים ומעלה בוחר את הקבוצות. לא אותו דבר כמו המחלק.
nyet-term-dealer = המחלק
nyet-term-dealer-means = מניח את האסימון הראשון. את הסיבוב הבא מחלק השחקן שמשמאל.
nyet-term-trump = שליט
nyet-term-trump-means = הצבע שגובר על שלושת האחרים.
nyet-term-supertrump = שליט־על
nyet-term-supertrump-means = קלפי ה־1 של צבע אחד: הם נחשבים כשליט, ובלי שליט כצבע בפני עצמו, וגוברים על הכול חוץ משליט־על מאוחר יותר.
nyet-term-follow = לענות בצבע
nyet-term-follow-means = לשחק קלף בצבע שהובילו. מי שיש לו, חייב.
nyet-term-trick = לקיחה
nyet-term-trick-means = קלף אחד מכל אחד. מי שזכה בה מוביל את הבאה.
nyet-term-loot = שלל
nyet-term-loot-means = קלף 1 שנלקח מהקבוצה השנייה. הוא שווה כמו לקיחה.
nyet-term-catch = יבול
nyet-term-catch-means = הלקיחות והשלל של שחקן או של קבוצה בסיבוב הזה.
nyet-term-points = נקודות
nyet-term-points-means = כמה שווים כל לקיחה וכל קלף שלל בסיבוב הזה, לשתי הקבוצות.
nyet-term-bonus = קלף הבונוס
nyet-term-bonus-means = בשלושה ובחמישה שחקנים: אחד מהקבוצה הקטנה מחזיק בו ומקבל נקודות כפולות, אלא אם האפשרות אומרת אחרת.

## רמזים למשחק ראשון

nyet-hint-animal = כל חיה מתאימה: היא מוחקת משבצות בשבילך. אחר כך קבוצות משחקות על לקיחות, והכי הרבה נקודות מנצחות.
nyet-hint-veto = לכסות את מה שלא רוצים. המשבצת האחרונה שפתוחה בכל שורה היא חוק הסיבוב.
nyet-hint-teams = הקבוצות לבחירתך: לחפש שותף שאפשר לנצח איתו, לא חבר.
nyet-hint-follow = לענות בצבע שהובילו, אם אפשר. אם אי אפשר, כל קלף מתאים.
nyet-hint-loot = קלף 1 של הקבוצה השנייה בתוך לקיחה שלך הוא שלל, ושווה כמו לקיחה.
nyet-hint-supertrump = שליט־על נחשב כשליט, ורק שליט־על מאוחר יותר גובר עליו.
nyet-hint-minus = לקיחות ושלל עולים בנקודות בסיבוב הזה: כדאי לא לקחת אף אחת.

## קלף נקרא במלואו

nyet-read-plain = קלף רגיל
nyet-read-trump = שליט
nyet-read-supertrump = שליט־על
nyet-read-beats = גובר על הקלפים הנמוכים ממנו בצבעו. שליט גובר עליו.
nyet-read-beats-trump = גובר על כל הקלפים בצבעים האחרים, ועל כל שליט נמוך יותר. שליט־על גובר עליו.
nyet-read-beats-supertrump = נחשב כשליט, בכל צבע שהוא, וגובר על הכול חוץ משליט־על שבא אחריו באותה לקיחה.
nyet-read-one = יש שלושה מכל 1. בין שניים באותו צבע, המאוחר נחשב גבוה יותר.
nyet-read-loot = מי שלוקח אותו מהקבוצה השנייה זוכה בשלל, ששווה כמו לקיחה.
nyet-takes-highest = הלקיחה של { $name } עם { $card }, הגבוה בצבעו.
nyet-takes-trump = הלקיחה של { $name } עם { $card }: שליט גובר על הצבע שהובילו.
nyet-takes-supertrump = הלקיחה של { $name } עם { $card }: שליטי־על גוברים על הכול.
nyet-row-trick = הלקיחה

## השיעור הראשון

nyet-lesson-first = שיעור ראשון: לקיחות וקבוצות
nyet-lesson-first-after = בכל סיבוב חוק אחר, ושותפים אחרים. זה כל הסיפור.
nyet-lesson-first-lead = הקבוצה שלך ושל { $name2 } משחקת נגד { $name1 } וגם { $name3 }. לאסוף לקיחות: כל אחת שווה לקבוצה 3 נקודות. לוקח אותה הקלף הגבוה בצבע שהובילו. ההובלה שלך: לשחק את ה־13 הכחול.
refusal-nyet-lesson-first-lead = את זה אולי ייקחו. אין גבוה מה־13 הכחול שלך: להוביל אותו.
refusal-nyet-lesson-first-lead-super = את זה כדאי לשמור, זה הקלף החזק ביותר שלך. להוביל את ה־13 הכחול.
nyet-lesson-first-trumped = שלך! עכשיו להוביל את ה־12 הצהוב, הצהוב הגבוה ביותר שנשאר. אבל אדום הוא השליט בסיבוב הזה, ושליט גובר על כל צבע אחר. לשים לב מה יעשה הקלף של { $name1 }.
refusal-nyet-lesson-first-trumped = בפעם אחרת, למה לא. הפעם להוביל את ה־12 הצהוב.
nyet-lesson-first-follow = אצל { $name1 } לא היה צהוב, ושליט גבר עליך. עכשיו הובילו ירוק: מי שיש לו חייב לענות. הקלף של { $name2 } מנצח בשביל שניכם. לשחק את ה־3 הירוק.
refusal-nyet-lesson-first-follow = הובילו ירוק, ויש לך קלף ירוק: לשחק את ה־3 הירוק.
nyet-lesson-first-super = אין לך כחול, ולכן כל קלף מתאים. מאת { $name3 } בא שליט, ה־10, אבל בסיבוב הזה קלפי ה־1 הירוקים גוברים על הכול: שליטי־על. לקחת!
refusal-nyet-lesson-first-super = ככה הלקיחה תישאר אצל { $name3 }. ה־1 הירוק שלך גובר אפילו על ה־10 האדום.
nyet-lesson-first-loot = נתפס, ועם שלל: קלף 1 של הקבוצה השנייה בתוך לקיחה שלך שווה לקיחה נוספת. הלוחיות מראות כמה יש לכל אחד. לשחק את הקלף האחרון שלך.
refusal-nyet-lesson-first-loot = נשאר רק קלף אחד: לשחק אותו.
nyet-lesson-first-score = הסיבוב נגמר. הלקיחות והשלל של הקבוצה, כפול 3, לכל אחד ממנה: לכל אחד ניקוד משלו. מי שיש לו הכי הרבה אחרי הסיבוב האחרון מנצח. הלאה, אל הסיבוב הבא.
refusal-nyet-lesson-first-score = ללחוץ על הכפתור כדי להמשיך.
nyet-lesson-first-veto = החוק של הסיבוב הבא: כולם מכסים משבצות, ומה שנשאר פתוח קובע. יש לך הרבה ירוקים: לכסות את הכחול.
refusal-nyet-lesson-first-veto = השורה הזאת יכולה לחכות. לכסות כחול בשורת השליט.
refusal-nyet-lesson-first-veto-own = אז ירוק לא יוכל להיות שליט, ויש לך שבעה כאלה. לכסות כחול.
refusal-nyet-lesson-first-veto-points = את הנקודות להשאיר לאחרים: לכסות כחול, כדי שירוק יהיה שליט.
nyet-lesson-first-teams = ירוק הוא השליט, ובזכות { $name1 } נשארו 4 נקודות ללקיחה. הדוב שלך הוא השחקן הראשון: הקבוצות לבחירתך, מחדש בכל סיבוב. עם מי לשחק? כל אחד מתאים.
refusal-nyet-lesson-first-teams = לבחור באחד מהשלושה.
nyet-lesson-first-end = ושוב ההובלה שלך. זה NYET!‎: לומר לא למה שמזיק לך, למצוא שותפים, לאסוף לקיחות, ולהיזהר מקלפי 1 ומשליטים.

## השיעור הארוך יותר: וטו

nyet-lesson-vetoes = שיעור ארוך יותר: וטו
nyet-lesson-vetoes-after = מה שהכי מזיק הולך קודם, שתי משבצות פתוחות הן החלטה, וכל אסימון מספר משהו על יד.
nyet-lesson-vetoes-minus = להסתכל ביד שלך: היא חזקה, ובמינוס 2 כל לקיחה הייתה עולה לך. לכסות את ה־⁦−2⁩.
refusal-nyet-lesson-vetoes-minus = זה יכול לחכות. במינוס 2 היד הטובה שלך תהיה רעה: לכסות אותו.
refusal-nyet-lesson-vetoes-minus-points = את הנקודות האלה דווקא כדאי לקבל. רק המינוס 2 הופך את הלקיחות נגדך: לכסות אותו.
refusal-nyet-lesson-vetoes-minus-later = מהלך טוב, וגם תורו יגיע. אבל המינוס 2 מזיק לך יותר מכול: קודם לכסות אותו.
nyet-lesson-vetoes-short = { $name2 }: אסימון על ה־4, כלומר יד חלשה. יש לך רק שני כחולים נמוכים: כחול כשליט היה מזיק. לכסות אותו.
refusal-nyet-lesson-vetoes-short = זה היה מזיק לך פחות. יש לך מעט כחולים: לכסות כחול בשורת השליט.
refusal-nyet-lesson-vetoes-short-long = ירוק הוא השליט הרצוי לך: יש לך שישה. לכסות את הצבע שחסר לך, כחול.
refusal-nyet-lesson-vetoes-short-ones = אצלך שניים משלושת קלפי ה־1 הצהובים: כשליטי־על הם יגברו על הכול. לכסות כחול בשורת השליט.
nyet-lesson-vetoes-decide = צהוב או ירוק: כששתיים פתוחות, מי שמכסה אחת מחליט. לכסות צהוב, וירוק הוא השליט.
refusal-nyet-lesson-vetoes-decide = בשורה הזאת פתוחות יותר משתיים, או שהיא חשובה פחות. להחליט על השליט: לכסות צהוב.
refusal-nyet-lesson-vetoes-decide-long = אז צהוב יהיה השליט, ויש לך שישה ירוקים. לכסות צהוב.
nyet-lesson-vetoes-ones = קלפי ה־1 של צבע אחד יהיו שליטי־על. אדום או צהוב? יש לך שני 1 צהובים: לכסות אדום.
refusal-nyet-lesson-vetoes-ones = אז מישהו אחר יכסה צהוב. להחליט עכשיו: לכסות אדום בשורת שליט־העל.
refusal-nyet-lesson-vetoes-ones-own = אז שני ה־1 הצהובים שלך יהיו הקלפים הנמוכים ביותר, ושלל לאחרים. לכסות אדום.
nyet-lesson-vetoes-first = דוב או נמר? מי שנשאר פתוח מוביל ובוחר את הקבוצות. החיה שלך היא הדוב: לכסות את הנמר.
refusal-nyet-lesson-vetoes-first = אז ההחלטה מי השחקן הראשון תהיה של { $name1 }. לכסות את הנמר, וההובלה שלך.
refusal-nyet-lesson-vetoes-first-own = אז הקבוצות יהיו לבחירת { $name3 }. לכסות את הנמר.
nyet-lesson-vetoes-partner = עכשיו לקרוא את האסימונים. { $name2 }: אסימונים על 4 ועל 3, יד חלשה. { $name3 }: אסימון על 1, כדי שכל לקיחה תהיה שווה יותר, יד חזקה. לבחור את { $name3 } כשותף.
refusal-nyet-lesson-vetoes-partner = לא הגרוע ביותר. אבל דווקא אצל { $name3 } רצו יותר נקודות ללקיחה.
refusal-nyet-lesson-vetoes-partner-weak = { $name2 }: אסימונים על 4 ועל 3, בלי תקווה להרבה לקיחות. לבחור את { $name3 }.
nyet-lesson-vetoes-discard = כולם מוציאים מהסיבוב שני קלפים. להיפטר מצבע שלם: ה־7 וה־2 הכחולים שלך. מי שאין לו הצבע שהובילו יכול לשחק שליט, ויש לך שישה.
refusal-nyet-lesson-vetoes-discard = בלי שני הכחולים אפשר לשחק שליט בכל פעם שמובילים כחול. להשליך את ה־7 וה־2 הכחולים.
refusal-nyet-lesson-vetoes-discard-trump = הירוקים הם שליטים עכשיו: לשמור את כולם. להשליך את ה־7 וה־2 הכחולים.
refusal-nyet-lesson-vetoes-discard-ones = ה־1 הזה הוא שליט־על, כמעט לקיחה בטוחה. להשליך את ה־7 וה־2 הכחולים.
nyet-lesson-vetoes-end = שליט ירוק, שני שליטי־על, 2 נקודות ללקיחה, שותף חזק, וההובלה שלך: את החוק הזה קבעת בעצמך. עם יד חלשה עושים הפוך: מכסים את ה־4 ואת ה־3, ומשאירים את המינוס 2 למי שאוסף לקיחות.

## למה מומחה היה עושה את זה

nyet-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } נקודות
nyet-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
nyet-because-takes = { $this ->
    [100] הלקיחה הזאת בטוח שלך, אחרת ב־{ $other } מתוך 100 חלוקות אפשריות.
   *[other] הלקיחה הזאת שלך ב־{ $this } מתוך 100 חלוקות אפשריות, אחרת ב־{ $other }.
}
nyet-because-team-takes = הלקיחה הזאת של { $name }, ולכן גם שלך, ב־{ $this } מתוך 100 חלוקות אפשריות, אחרת ב־{ $other }.
nyet-because-takes-shunned = { $this ->
    [0] הלקיחה הזאת עולה בנקודות, וכך היא לא תהיה שלך.
   *[other] הלקיחה הזאת עולה בנקודות: כך היא שלך ב־{ $this } מתוך 100 חלוקות אפשריות, אחרת ב־{ $other }.
}
nyet-because-ones = כך נתפסים בלקיחה הזאת { $this } מקלפי ה־1 של האחרים, אחרת { $other }.
nyet-because-ones-shunned = זה חוסך לך קלפי 1 שעולים בנקודות: { $this } בממוצע, אחרת { $other }.
nyet-because-lost-ones = קלפי ה־1 שלך לא נופלים לידי האחרים: הם תופסים { $this } בלקיחה הזאת, אחרת { $other }.
nyet-because-fed-ones = זה נותן לאחרים קלפי 1 שעולים להם בנקודות: { $this } בלקיחה הזאת, אחרת { $other }.
nyet-because-super = זה שומר שליט־על ללקיחה טובה יותר.
nyet-because-later = אחר כך היבול שלך גדל בממוצע ב־{ $this }, אחרת ב־{ $other }.
nyet-because-later-shunned = אחר כך היבול שלך רק { $this } בממוצע, אחרת { $other }.
nyet-because-last = הקלף האחרון בלקיחה הוא שלך: היא שלך בוודאות.
nyet-because-void = { $count ->
    [one] אצל { $names } לא נשאר { $colour }: הלקיחה הזאת שלך.
   *[other] אצל { $names } לא נשאר { $colour }: הלקיחה הזאת שלך.
}
nyet-because-veto = לכסות ״{ $box }״ ({ $line }) מביא לך { $this }, ״{ $than }״ ({ $beside }) { $other }.
nyet-more-or-less = { $way ->
    [less] פחות
   *[more] יותר
} { $points ->
    [one] בנקודה אחת
    [two] בשתי נקודות
   *[other] ב־{ $points } נקודות
}
nyet-because-team = לפי היד שלך והאסימונים, הקבוצה הזאת מקדימה אותך { $this ->
    [1] בנקודה אחת
   *[other] ב־{ $this } נקודות
}, אחרת ב־{ $other }.
nyet-because-bonus = כשקלף הבונוס אצל { $name } היתרון שלך הוא { $this ->
    [1] נקודה אחת
   *[other] { $this } נקודות
}, אחרת { $other }.
nyet-because-discard = מה שנשאר אוסף אז { $this } בממוצע, אחרת { $other }.
nyet-because-discard-shunned = מה שנשאר אוסף אז רק { $this } בממוצע, אחרת { $other }.
