## על המדף

totem-title = Totem
totem-about = להפוך, לזהות את התאום, לתפוס את הטוטם לפני כולם.
totem-players = 2 עד 10 שחקנים
totem-length = כ־5 דקות

## מקומות

totem-action-grab = לתפוס
totem-action-flip = להפוך
totem-hand-name-0 = ימין
totem-hand-name-1 = שמאל
totem-level-adaptive = בקצב שלך
totem-level-medium = בינוני

## אפשרויות

totem-option-pace = קצב
totem-option-pace-hint = כמה מהר בא קלף אחרי קלף.
totem-value-pace-normal = רגיל
totem-value-pace-calm = רגוע
totem-value-pace-brisk = זריז
totem-value-pace-frantic = פרוע
totem-value-pace-custom = משלך
totem-option-games = משחקים
totem-option-games-hint = כמה משחקים בסדרה.
totem-value-games-1 = משחק אחד
totem-value-games-best-of-3 = הטוב מ־3
totem-value-games-best-of-5 = הטוב מ־5
totem-value-games-endless = בלי סוף
totem-option-deck = חפיסה
totem-option-deck-hint = כל 80 הקלפים, או 48 עם צורות שקל יותר להבדיל ביניהן, לילדים.
totem-value-deck-full = מלאה, 80 קלפים
totem-value-deck-short = קצרה, 48 קלפים
totem-option-flip_mode = הפיכה
totem-option-flip_mode-hint = השולחן הופך את הקלפים לכולם, או שכל אחד הופך במקש משלו.
totem-value-flip_mode-auto = על ידי השולחן
totem-value-flip_mode-own_key = כל אחד בעצמו
totem-option-mode_banner = שלט צבעים
totem-option-mode_banner-hint = מראה שלט כל עוד קובעים הצבעים ולא הצורות.
totem-option-colour_marks = אותיות צבע
totem-option-colour_marks-hint = בפינות של כל קלף כתובה אות לפי הצבע שלו.
totem-option-wait_for_duel = לחכות לדו־קרב
totem-option-wait_for_duel-hint = כל עוד שני קלפים מתאימים לא נהפך קלף, עד 6 שניות: למתחילים.
totem-option-play_on = להמשיך לשחק
totem-option-play_on-hint = המשחק נמשך על המקום השני והשלישי, עד שנשאר שחקן אחד.
totem-option-steady_grip = אחיזה יציבה
totem-option-steady_grip-hint = צריך להחזיק רגע את מקש התפיסה, אחרת הטוטם מחליק.
totem-option-knock_over = טוטם מתנדנד
totem-option-knock_over-hint = בעכבר או במגע, פגיעה בשוליים בלבד מפילה את הטוטם: טעות.
totem-option-phones = לתפוס בטלפון
totem-option-phones-hint = טלפונים יכולים להיות ידיים. גלי רדיו מדויקים פחות ממקשים: יותר תפיסות הן שוויון, ועל הלוחיות כתוב בכמה.
totem-option-face_turns = קלפים מסובבים
totem-option-face_turns-hint = הקלפים מונחים בכל כיוון, כמו קלפים מודפסים.
totem-option-penalty_piles = תפיסת שווא לוקחת
totem-option-penalty_piles-hint = אילו קלפים גלויים עוברים למי שתפס לשווא; הסיר עובר תמיד.
totem-value-penalty_piles-all = כל הקלפים הגלויים
totem-value-penalty_piles-others = הכול חוץ משלו
totem-value-penalty_piles-mild = רק את שלו
totem-option-two_player_form = לשני שחקנים יש
totem-option-two_player_form-hint = בשני שחקנים, כל אחד משחק בשתי ידיים ובשני מקשים, או ביד אחת כרגיל.
totem-value-two_player_form-two_hands = שתי ידיים לכל אחד
totem-value-two_player_form-one_hand = יד אחת לכל אחד
totem-option-wrong_hand = היד הלא נכונה
totem-option-wrong_hand-hint = בשתי ידיים, תפיסה ביד הלא נכונה היא טעות, או שרק מחכים בגללה.
totem-value-wrong_hand-error = טעות
totem-value-wrong_hand-ignore = רק המתנה
totem-option-three_player_rule = שלושה באותו צבע
totem-option-three_player_rule-hint = בשלושה שחקנים נחשבים גם שלושה קלפים באותו צבע; החצים הצבעוניים נשארים בקופסה.
totem-option-three_colour_effect = שלושה באותו צבע הם
totem-option-three_colour_effect-hint = מה פותחים שלושה קלפים באותו צבע במשחק לשלושה.
totem-value-three_colour_effect-rush = הסתערות
totem-value-three_colour_effect-duel = דו־קרב לשלושה
totem-option-surplus = קלפים עודפים
totem-option-surplus-hint = קלפים שלא מתחלקים שווה בשווה הולכים לידיים הראשונות, או אל מתחת לטוטם.
totem-value-surplus-dealt = מחולקים
totem-value-surplus-pot = מתחת לטוטם
totem-option-colour_ends = סוף הצבעים
totem-option-colour_ends-hint = מתי חצים צבעוניים מפסיקים להשפיע: כשהם מתכסים, או כבר אחרי דו־קרב הצבעים הראשון.
totem-value-colour_ends-covered = כשמתכסים
totem-value-colour_ends-first_duel = אחרי דו־קרב אחד

totem-option-pace_ms = קצב משלך
totem-option-pace_ms-hint = ההמתנה בין שני קלפים כשהקצב הוא משלך.
totem-option-air_ms = קלף באוויר
totem-option-air_ms-hint = כמה זמן קלף מתהפך עד שרואים את פניו.
totem-option-min_gap_ms = הרווח הקצר ביותר
totem-option-min_gap_ms-hint = הרגע המוקדם ביותר אחרי קלף שבו אפשר להפוך את הבא במקש.
totem-option-flip_timeout_ms = סבלנות
totem-option-flip_timeout_ms-hint = אחרי זמן כזה בלי מקש השולחן הופך את הקלף.
totem-option-flip_timeout = להפוך לנרדמים
totem-option-flip_timeout-hint = השולחן הופך את הקלף של מי שמתעכב יותר מדי.
totem-option-grace_ms = חסד
totem-option-grace_ms-hint = כמה זמן אחרי שהתאמה נעלמה תפיסה מאוחרת עוד לא עולה כלום.
totem-option-tie_ms = שוויון
totem-option-tie_ms-hint = תפיסות קרובות כל כך הן שוויון, וזכות הקדימה מכריעה.
totem-option-error_lock_ms = נעילה אחרי טעות
totem-option-error_lock_ms-hint = כמה זמן צריכה לחכות יד שתפסה לשווא.
totem-option-spent_lock_ms = נעילה אחרי דו־קרב שבוטל
totem-option-spent_lock_ms-hint = כמה זמן צריכה לחכות יד שתפסה בשביל דו־קרב שכבר בוטל.
totem-option-grip_ms = אחיזה
totem-option-grip_ms-hint = כמה זמן צריך להחזיק את המקש באחיזה יציבה.
totem-option-hold_ms = החזקה
totem-option-hold_ms-hint = כמה זמן הטוטם נשאר אצל מי שתפס אותו.
totem-option-choice_ms = זמן לבחור
totem-option-choice_ms-hint = כמה זמן יש לבחור בין דו־קרב להסתערות.
totem-option-count_step_ms = ספירה
totem-option-count_step_ms-hint = הזמן בין אחת, שתיים ושלוש אחרי חצים החוצה.
totem-option-rush_ms = הסתערות
totem-option-rush_ms-hint = כמה זמן הסתערות נשארת פתוחה אם אף אחד לא תופס.
totem-option-dead_ms = שולחן תקוע
totem-option-dead_ms-hint = כמה זמן לחכות כשלאף יד לא נשארה חפיסה.
totem-option-debounce_ms = מנוחת מקש
totem-option-debounce_ms-hint = לחיצות על אותו מקש קרובות מזה נספרות כאחת.

## בטלפון

totem-pad-grab = לתפוס
totem-pad-grab-left = יד שמאל
totem-pad-grab-right = יד ימין
totem-pad-flip = להפוך
totem-pad-flip-left = להפוך בשמאל
totem-pad-flip-right = להפוך בימין
totem-pad-says = לתפוס כשרואים התאמה. תפיסת שווא עולה ביוקר.
totem-pad-out = נגמרו לך הקלפים. אפשר להסתכל על האחרים.

## סירובים

refusal-totem-seats = Totem הוא ל־2 עד 10 שחקנים.
refusal-totem-automatic = הקלפים נהפכים מעצמם.
refusal-totem-wait = לחכות רגע.
refusal-totem-empty-deck = החפיסה שלך ריקה: להיפטר מהקלפים הגלויים.
refusal-totem-not-your-turn = זה לא תורך.
refusal-totem-nothing-to-choose = אין מה לבחור.
refusal-totem-over = המשחק נגמר.
refusal-totem-not-over = המשחק הזה עוד לא נגמר.
refusal-totem-not-endless = רק סדרה בלי סוף אפשר להפסיק.
refusal-totem-no-knock = במשחק הזה הטוטם לא יכול ליפול.
refusal-totem-unsure = לחיצה בחוסר דיוק של ⁦{ $ms } ms⁩ לא נחשבת כאן. לכל היותר ⁦{ $most } ms⁩.
refusal-totem-unknown-hand = היד { $hand } לא מוכרת. הידיים כאן: { $allowed }.
refusal-totem-unknown-choice = הבחירה { $what } לא מוכרת. לבחור דו־קרב או הסתערות.
refusal-totem-time-backwards = השעון כבר הגיע ל־⁦{ $now } ms⁩, ולכן שום דבר לא יכול לקרות ב־⁦{ $t } ms⁩.

## השולחן

totem-hand-right = { $name }, ימין
totem-hand-left = { $name }, שמאל
totem-turn-key = { $key } הופך
totem-your-key = המקש שלך
totem-side-right = ימין
totem-side-left = שמאל
totem-ignored-locked = נעול לרגע.
totem-nothing-open = תפיסת שווא: לא היה קלף גלוי.
totem-won-series = { $names }: ניצחון בסדרה
totem-bot-adaptive = מסתגל
totem-bot-easy = קל
totem-bot-medium = בינוני
totem-bot-hard = קשה
totem-bot-expert = מומחה
totem-place = { NUMBER($place) ->
    [1] בחוץ ראשון
   *[other] מקום { $place }
}
totem-open-cards = גלויים: { $count }
totem-colours = צבעים קובעים
totem-let-go = להרפות מהמקש
totem-then = { ", " }
totem-right-of-way = זכות הקדימה בשוויון: { $names }.
totem-has-it = הטוטם אצל { $name }
totem-wrong-grab = תפיסת שווא: { $name }
totem-time = ⁦{ $ms } ms⁩
totem-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } שנ׳
totem-late = ⁦{ $ms } ms⁩
totem-press-tied = { $name }: ⁦{ $ms } ms⁩, שוויון
totem-press-forgiven = { $name }: ⁦{ $ms } ms⁩, בלי התאמה: נסלח
totem-press-second_error = { $name }: ⁦{ $ms } ms⁩, גם בלי התאמה
totem-press-beaten = { $name }: ⁦{ $ms } ms⁩
totem-news-duel = { $count ->
    [one] הקלפים עוברים אל { $names }.
   *[other] הקלפים מתחלקים בין { $names }.
}
totem-differ-twins = שתי צורות: להסתכל בתוך הטבעת.
totem-differ-shape = שתי צורות: הן לא מתאימות.
totem-differ-colour = עכשיו קובעים הצבעים: והם שונים.
totem-differ-special = חצים לא מתאימים לשום קלף.
totem-differ-bare = למי שאין קלף גלוי אין התאמה.
totem-differ-alone = לא היה קלף גלוי אחר שיתאים.
totem-differ-spent = התאמה, אבל כזאת שלא נחשבת.
totem-news-three = שלושה קלפים באותו צבע: בשלושה שחקנים זו הסתערות לכולם.
totem-news-rush = הקלפים הגלויים של { $name } עוברים אל מתחת לטוטם.
totem-news-punished = { $count ->
    [one] קלף אחד עובר אל { $name }.
    [two] שני קלפים עוברים אל { $name }.
   *[other] { $count } קלפים עוברים אל { $name }.
}
totem-more-presses = ועוד { $count }
totem-tie = שוויון: { $name } במקום גבוה יותר בזכות הקדימה.
totem-ask-next = המשחק נגמר.
totem-do-next = לחלק את המשחק הבא
totem-do-stop = לסיים את הסדרה
totem-ask-go-on = השעון עומד.
totem-do-go-on = להמשיך
totem-ask-nothing = להפוך, להסתכל, לתפוס.
totem-choose = { $name }: דו־קרב או הסתערות?
totem-choice-duel = דו־קרב
totem-choice-rush = הסתערות
totem-choice-duel-means = { $pile ->
    [one] הקלף הגלוי שלך
   *[other] { $pile } הקלפים הגלויים שלך
}{ $pot ->
    [0] { "" }
    [one] { " " }והקלף שמתחת לטוטם
   *[other] { " " }ו־{ $pot } הקלפים שמתחת לטוטם
} { $count ->
    [one] – אל { $losers }.
   *[other] – לחלוקה בין { $losers }.
}
totem-choice-rush-means = { $pile ->
    [one] הקלף הגלוי שלך עובר
   *[other] { $pile } הקלפים הגלויים שלך עוברים
} אל מתחת לטוטם, ותורך להפוך.
totem-ignored-late = מאוחר מדי: בלי עונש.
totem-ignored-spent = הדו־קרב הזה בוטל.
totem-ignored-out = היד הזאת כבר בחוץ.
totem-ignored-wrong_hand = היד הלא נכונה: היא צריכה לחכות רגע.
totem-log-dealt = משחק { $game }. הופך ראשון: { $name }.
totem-log-grabbed = הטוטם אצל { $name } אחרי { $time }.
totem-log-first = הטוטם אצל { $name } אחרי { $time }, לפני { $others }.
totem-log-beaten = { $name } ({ $when ->
    [later] ⁦{ $ms } ms⁩ אחר כך
    [sooner] ⁦{ $ms } ms⁩ קודם
   *[same] באותו רגע
})
totem-log-tie = שוויון: זכות הקדימה של { $name } לפני { $others }, אחרי { $time }.
totem-log-duel = { $name }: ניצחון בדו־קרב. הקלפים עברו אל { $losers }.
totem-log-rush = { $name }: ניצחון בהסתערות. הערימה הזאת עוברת אל מתחת לטוטם.
totem-log-last-card = { $count ->
    [one] { $names }: הפסד בהסתערות עם קלף אחרון, וכל הערימות עוברות לשם.
   *[other] { $names }: הפסד בהסתערות עם הקלפים האחרונים, וכל הערימות מתחלקות ביניהם.
}
totem-log-punished = { $name }: תפיסת שווא, ומחירה { $count ->
    [one] קלף אחד.
    [two] שני קלפים.
   *[other] { $count } קלפים.
}
totem-log-new-deck-coloured = { $name }: הקלף האחרון הוא חצים צבעוניים. הערימה היא חפיסה חדשה.
totem-log-new-deck-special = { $name }: נשאר רק קלף מיוחד. הערימה היא חפיסה חדשה.
totem-log-new-deck-dead = { $name }: אף אחד לא יכול היה להפוך. הערימה היא חפיסה חדשה.
totem-log-pot-dealt-out = כל הקלפים עברו שלוש פעמים, והטוטם לא נתפס. { $count ->
    [one] הקלף שמתחת לטוטם עבר
   *[other] כל { $count } הקלפים שמתחת לטוטם עברו
} אל תחתית החפיסות.
totem-log-slipped = הטוטם החליק מהיד של { $name }. הדו־קרב בוטל.
totem-log-rule-colour = עכשיו קובעים הצבעים.
totem-log-rule-shape = שוב קובעות הצורות.
totem-log-out = { $count ->
    [one] אצל { $names } לא נשארו קלפים.
   *[other] נפטרו מכל הקלפים: { $names }.
}
totem-log-rush-lapsed = אף אחד לא תפס. ממשיכים.
totem-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
totem-won = { $count ->
    [one] הניצחון של { $names }
   *[other] ניצחון משותף: { $names }
}
totem-won-nobody = תיקו
totem-why-out = הקלפים נגמרו לפני כולם.
totem-why-both_hands = שתי הידיים נפטרו מכל הקלפים.
totem-why-fewer_cards = יד אחת בחוץ לכל אחד: נשארו פחות קלפים.
totem-why-first_out = יד אחת בחוץ לכל אחד ומספר קלפים שווה: היד שיצאה קודם.
totem-why-draw = שני השחקנים יצאו יחד עם מספר קלפים שווה.
totem-series-goes-on = משחק { $game } בסדרה. ״שוב״ מחלק את הבא.
totem-series-over = הסדרה נגמרה אחרי משחק { $game }.
totem-stat-of = { $won } / { $lost }
totem-stat-games = משחקים שנוצחו
totem-stat-duels = ניצחון / הפסד בדו־קרב
totem-stat-rushes = הסתערויות שנוצחו
totem-stat-errors = תפיסות שווא
totem-stat-missed = הוחמצו
totem-stat-median = זמן חציוני
totem-stat-best = זמן שיא
totem-stat-none = –

## סטטיסטיקה של הרבה משחקים

totem-figure-duels_won = ניצחונות בדו־קרב
totem-figure-duels_lost = הפסדים בדו־קרב
totem-figure-rushes_won = ניצחונות בהסתערות
totem-figure-errors = תפיסות שווא
totem-figure-missed = התאמות שהוחמצו
totem-figure-reactions = זמני תגובה
totem-figure-reactions-trend = חציון לכל משחק, ב־ms

## מילים של המשחק: בחוקים, ובמקום שבו הסמן נח על השולחן

totem-term-deck = חפיסה
totem-term-deck-means = הקלפים של שחקן שמונחים הפוכים. המספר על הלוחית אומר כמה נשארו להפוך.
totem-term-pile = קלפים גלויים
totem-term-pile-means = הקלפים ששחקן הפך. רק העליון נחשב, וצריך להיפטר מכולם כדי לנצח.
totem-term-pot = סיר
totem-term-pot-means = הקלפים שמתחת לטוטם. מי שמפסיד בדו־קרב הבא, או תופס לשווא, לוקח אותם.
totem-term-match = התאמה
totem-term-match-means = שני קלפים עליונים או יותר באותה צורה, או באותו צבע כל עוד קובעים הצבעים.
totem-term-duel = דו־קרב
totem-term-duel-means = המאבק על התאמה: מבין בעלי הקלפים, מי שתופס ראשון את הטוטם מנצח, והאחרים לוקחים את הקלפים.
totem-term-rush = הסתערות
totem-term-rush-means = לכולם מותר לתפוס; הראשון שם את קלפיו הגלויים בסיר והופך את הקלף הבא.
totem-term-inward = חצים פנימה
totem-term-inward-means = כשהם נהפכים, לכולם מותר לתפוס. אחר כך הם רק קלף שלא מתאים לשום דבר.
totem-term-outward = חצים החוצה
totem-term-outward-means = כשהם נהפכים, כולם הופכים קלף בספירת שלוש. אחר כך הם לא מתאימים לשום דבר.
totem-term-coloured = חצים צבעוניים
totem-term-coloured-means = כל עוד הם מונחים על ערימה, צבעים שווים מתאימים במקום צורות שוות.
totem-term-colours = צבעים קובעים
totem-term-colours-means = חצים צבעוניים מונחים למעלה: עכשיו מתאימים צבעים שווים, וצורות שוות לא.
totem-term-wrong = תפיסת שווא
totem-term-wrong-means = תפיסה בלי הסתערות ובלי התאמה של הקלף שלך. היא לוקחת את כל הקלפים הגלויים ואת הסיר.
totem-term-spent = מבוטל
totem-term-spent-means = התאמה שתפיסה אחרת קדמה לה. קלפיה מעומעמים וכבר לא נחשבים.
totem-term-resting = יד נחה
totem-term-resting-means = יד שהלוחית שלה אפורה לא יכולה לתפוס לרגע.
totem-term-out = בחוץ
totem-term-out-means = בלי קלפים בכלל. הראשון שבחוץ מנצח.
totem-term-twins = כפילים
totem-term-twins-means = צורות שנבדלות בפרט אחד קטן. הן לא מתאימות.
totem-term-way = זכות קדימה
totem-term-way-means = הרשימה שמכריעה בשוויון: הגבוה בה מנצח ועובר לסופה.

## רמזים למשחק ראשון

totem-hint-aim = להיפטר ראשון מהקלפים: אם לקלף העליון שלך אותה צורה כמו לקלף אחר, לתפוס ראשון את הטוטם, עם { $key }.
totem-hint-duel = הקלף העליון שלך התאים לקלף אחר. בפעם הבאה להקדים עם { $key }, והקלפים יעברו לשם.
totem-hint-rush = חצים פנימה: לכולם מותר לתפוס. הראשון נפטר מכל קלפיו הגלויים.
totem-hint-wrong = תפיסת שווא לוקחת קלפים גלויים. בלי הסתערות, לתפוס רק כשהקלף העליון שלך מתאים, ולהסתכל פעמיים.
totem-hint-outward = חצים החוצה: בספירת שלוש, כולם הופכים קלף בבת אחת.
totem-hint-colours = חצים צבעוניים על ערימה: עכשיו מתאימים צבעים שווים, לא צורות שוות.
totem-hint-three = שלושה באותו צבע: לשלושתכם מותר לתפוס. הראשון נפטר מכל קלפיו הגלויים.
totem-hint-deck = החפיסה שלך ריקה. ניצחון בדו־קרב או בהסתערות עכשיו, ולא נשארו לך קלפים.
totem-hint-hand = אחת החפיסות שלך ריקה. ניצחון של היד הזאת בדו־קרב או בהסתערות, והיא בחוץ.
totem-hint-tie = זה היה שוויון. זכות הקדימה הכריעה; F2 מראה את הרשימה.

## השיעור הראשון

totem-lesson-first = שיעור ראשון: התפיסה
totem-lesson-first-after = את הקצב בוחרים במסך המקומות, וגם כמה האחרים טובים.
totem-lesson-first-grab = קלף אחרי קלף נהפך. המטרה: להיפטר מכל שלך. ברגע שעל הקלף שלך אותה צורה כמו על קלף אחר, בכל צבע שהוא, שניכם במרוץ אל הטוטם. לחכות עד ששניים מתאימים, ואז לתפוס: { $key }, או ללחוץ על הטוטם.
refusal-totem-lesson-first-grab = עוד לא: אין שתי צורות זהות. מי שתופס לשווא לוקח קלפים.
totem-lesson-first-twins = הקדמת: היריב לקח את שתי הערימות, ולך יש עכשיו פחות קלפים. אבל צריך להסתכל היטב: יש צורות שהן כמעט תאומות, ותפיסת שווא עולה בקלפים. לתפוס כששלך מתאים באמת לאחר.
refusal-totem-lesson-first-twins = כמעט, אבל לא אותו דבר! במשחק זה היה עולה לך בקלפים.
totem-lesson-first-rush = עין חדה. עכשיו קלף מיוחד: חצים שמצביעים פנימה. כשהם מופיעים כולם תופסים, עם התאמה או בלי, והמהיר ביותר נפטר מהערימה שלו. לתפוס ברגע שרואים אותם.
refusal-totem-lesson-first-rush = עוד לא: אין התאמה, ואין חצים שמצביעים פנימה.
totem-lesson-first-faster = הערימה שלך עברה אל מתחת לטוטם. חצים שמצביעים החוצה גורמים לכולם להפוך קלף בבת אחת, וצבעוניים גורמים לצבעים לקבוע במקום הצורות. עכשיו מהר כמו במשחק. אפשר להתחיל?
totem-lesson-first-race = עיניים על הקלפים. לתפוס כששלך מתאים!
refusal-totem-lesson-first-race = עוד לא. להסתכל שוב!
totem-lesson-first-end = זה הכול! מי שלא נשאר לו קלף, לא בחפיסה ולא גלוי, מנצח.
