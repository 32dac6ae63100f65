## על המדף

frantic-title = Frantic
frantic-about = לרוקן ראשון את היד, להציק לכל השאר, ולשרוד את מה שקורה.
frantic-players = 2 עד 8 שחקנים
frantic-length = כ־45 דקות

## מקומות

frantic-bot-easy = קל
frantic-bot-normal = רגיל
frantic-bot-hard = קשה
frantic-bot-expert = מומחה

## אפשרויות

frantic-option-preset = קלפים
frantic-option-preset-hint = אילו ערכות במשחק, או בחירה משלך.
frantic-value-preset-chaos = כאוס קלאסי
frantic-value-preset-first = משחק ראשון
frantic-value-preset-supercharged = טעון במיוחד
frantic-value-preset-pandemonium = מהומת אלוהים
frantic-value-preset-everything = הכול
frantic-value-preset-own = בחירה משלך
frantic-option-troublemaker = Troublemaker
frantic-option-troublemaker-hint = 22 קלפים ו־14 אירועים: גנבים, חילופים ועוד תעלולים.
frantic-option-supercharge = Supercharge
frantic-option-supercharge-hint = קלפי כוח לכולם, 15 קלפים ותשעה אירועים.
frantic-option-pandora = Pandora’s Box
frantic-option-pandora-hint = צבע חמישי, וקלפי חוק שמתחלפים בכל סיבוב.
frantic-option-fan = קלפי מעריצים
frantic-option-fan-hint = שבעה קלפים ושבעה אירועים ששחקנים ביקשו.
frantic-option-promo = קלפי פרומו
frantic-option-promo-hint = Error 404, קלף זהב, ושני אירועים.
frantic-option-blank = קלפים ריקים
frantic-option-blank-hint = קלפים ואירוע להרכבה עצמית.
frantic-option-blank_play = קלף ריק
frantic-option-blank_play-hint = הקלף המודפס, או אחד שהכנת בסדנה.
frantic-option-blank_event = אירוע ריק
frantic-option-blank_event-hint = האירוע המודפס, או אחד שהכנת בסדנה.
frantic-option-do_it_yourself = Do It Yourself
frantic-option-do_it_yourself-hint = הקלף המודפס, או אחד שהכנת בסדנה.
frantic-option-pandoras_box = האירוע Pandora’s Box
frantic-option-pandoras_box-hint = האירוע המודפס, או אחד שהכנת בסדנה.
frantic-option-scores = לספור נקודות
frantic-option-scores-hint = משחקים סיבובים עד שמישהו עובר את התקרה. בלי זה, סיבוב אחד הוא המשחק.
frantic-option-length = אורך
frantic-option-length-hint = בכמה נקודות המשחק נגמר; תלוי במספר השחקנים.
frantic-value-length-medium = בינוני
frantic-value-length-short = קצר
frantic-value-length-long = ארוך
frantic-value-length-own = תקרה משלך
frantic-option-limit = תקרה
frantic-option-limit-hint = המשחק נגמר בסיבוב שבו יש למישהו יותר נקודות מזה.
frantic-value-limit = { $count } נקודות
frantic-option-hand = קלפים ביד
frantic-option-hand-hint = כמה קלפים מחלקים לכל אחד. פחות קלפים מקצרים את הסיבוב.
frantic-value-hand-7 = 7 קלפים
frantic-value-hand-6 = 6 קלפים
frantic-value-hand-5 = 5 קלפים
frantic-value-hand-4 = 4 קלפים
frantic-option-names = שמות הקלפים
frantic-option-names-hint = כמה גסים מותר לקלפים להיות.
frantic-value-names-mild = עדין
frantic-value-names-family = משפחתי
frantic-value-names-original = כפי שנדפס
frantic-option-first_dealer = המחלק הראשון
frantic-option-first_dealer-hint = מי מחלק את הסיבוב הראשון.
frantic-value-first_dealer-random = באקראי
frantic-value-first_dealer-1 = מקום 1
frantic-value-first_dealer-2 = מקום 2
frantic-value-first_dealer-3 = מקום 3
frantic-value-first_dealer-4 = מקום 4
frantic-value-first_dealer-5 = מקום 5
frantic-value-first_dealer-6 = מקום 6
frantic-value-first_dealer-7 = מקום 7
frantic-value-first_dealer-8 = מקום 8
frantic-option-rule_cards = קלפי חוק
frantic-option-rule_cards-hint = כמה קלפי חוק תקפים בסיבוב, עם Pandora’s Box.
frantic-value-rule_cards-0 = אין
frantic-value-rule_cards-1 = 1
frantic-value-rule_cards-2 = 2
frantic-value-rule_cards-3 = 3
frantic-value-rule_cards-4 = 4
frantic-value-rule_cards-5 = 5
frantic-option-powers = קלפי כוח בתור
frantic-option-powers-hint = בכמה קלפי כוח מותר להשתמש בתור אחד, עם Supercharge.
frantic-value-powers-1 = אחד
frantic-value-powers-2 = שניים
frantic-value-powers-any = כל מספר
frantic-option-game_end = סוף המשחק
frantic-option-game_end-hint = אם צריך לעבור את התקרה, או רק להגיע אליה.
frantic-value-game_end-passed = עוברים את התקרה
frantic-value-game_end-reached = מגיעים לתקרה
frantic-option-gambling_man = Gambling Man
frantic-option-gambling_man-hint = חדש: הקלף השני מלמטה לוקח הכול. ישן: המספר הגבוה בצבע האחרון לוקח.
frantic-value-gambling_man-new = חוק חדש
frantic-value-gambling_man-old = חוק ישן
frantic-option-mimicry_reacts = תגובה: Mimicry
frantic-option-mimicry_reacts-hint = מותר להטיל Mimicry בתור קלף תגובה.
frantic-option-must_follow = חובה אחרי 2nd Chance
frantic-option-must_follow-hint = מי שיש לו קלף שמתאים על 2nd Chance חייב לשחק אותו. בלי זה מותר לשלוף במקומו.
frantic-option-prompts = תגובות
frantic-option-prompts-hint = את מי שואלים לפני אירוע ובסוף סיבוב. לשאול רק את מי שיכול להגיב מגלה שהוא יכול.
frantic-value-prompts-auto = לפי הצורך
frantic-value-prompts-always = לשאול את כולם
frantic-value-prompts-holders = רק את מי שיכול
frantic-option-timer = שעון לתור
frantic-option-timer-hint = כשהזמן נגמר, התור משוחק בשבילך: לשלוף ולוותר.
frantic-value-timer-off = כבוי
frantic-value-timer-30 = 30 שניות
frantic-value-timer-60 = 60 שניות
frantic-option-blind = לקיחה בלי לראות
frantic-option-blind-hint = קלפים שנלקחים בלי לראות נבחרים באקראי, או שמצביעים על גב של קלף.
frantic-value-blind-random = באקראי
frantic-value-blind-point = להצביע על קלף

## סירובים

refusal-frantic-seats = Frantic הוא ל־2 עד 8 שחקנים.
refusal-frantic-over = המשחק נגמר.
refusal-frantic-first-dealer = מקום { $number } לא יכול לחלק ראשון: יושבים כאן רק { $seats }. לבחור מחלק ראשון אחר, או להוסיף מקום.
refusal-frantic-no-such-seat = אין מקום { $number } בשולחן הזה.
refusal-frantic-not-now = אי אפשר לעשות את זה עכשיו.
refusal-frantic-not-your-turn = זה לא תורך: שואלים את { $name }.
refusal-frantic-done-already = כבר בחרת.
refusal-frantic-not-held = הקלף הזה לא ביד שלך.
refusal-frantic-misfit = { $needed ->
    [black] הקלף הזה לא מתאים: צריך קלף שחור או קלף משאלה.
    [number] הקלף הזה לא מתאים: צריך { frantic-number-named }.
    [colour] הקלף הזה לא מתאים: צריך { frantic-colour-named }.
    [symbol] הקלף הזה לא מתאים: צריך { frantic-symbol-named } או קלף משאלה.
    [colour-number] הקלף הזה לא מתאים: צריך { frantic-colour-named } או { frantic-number-named }.
   *[colour-symbol] הקלף הזה לא מתאים: צריך { frantic-colour-named } או { frantic-symbol-named }.
}
refusal-frantic-black-on-black = אי אפשר לשחק שחור על שחור.
refusal-frantic-special-on-number = קלפים מיוחדים עם צבע לא מתאימים למספר.
refusal-frantic-swap-colour = Colour Swap צריך אחד משני צבעיו על הערימה.
refusal-frantic-no-colour-to-take = אין צבע ש־Mimicry יכול לקבל.
refusal-frantic-no-imitation = Mimicry לא יכול לחקות את הקלף הזה.
refusal-frantic-mimicry-stays = במשחק הזה אי אפשר להטיל Mimicry.
refusal-frantic-unplayable = אי אפשר לשחק את הקלף הזה.
refusal-frantic-ten-cards = בשביל זה צריך בדיוק עשרה קלפים ביד; יש לך { $count }.
refusal-frantic-not-last = The End יכול להיות רק הקלף האחרון שלך.
refusal-frantic-sealed = הקלפים המיוחדים חתומים.
refusal-frantic-blocked = הצבע הזה חסום.
refusal-frantic-drawn-already = כבר שלפת.
refusal-frantic-draw-first = קודם לשלוף, ואז אפשר לוותר.
refusal-frantic-must-follow = יש לך קלף מתאים: לשחק אותו.
refusal-frantic-not-yourself = אי אפשר לבחור בשחקן הזה: אסור לבחור בעצמך.
refusal-frantic-marked = אי אפשר לבחור בשחקן הזה: { $name } כבר בלי התור הבא.
refusal-frantic-not-fewer = אי אפשר לבחור בשחקן הזה: אצל { $name } לא פחות קלפים משלך.
refusal-frantic-has-more = אי אפשר לבחור בשחקן הזה: אצל { $name } יותר קלפים משלך.
refusal-frantic-no-powers = אי אפשר לבחור בשחקן הזה: אצל { $name } אין קלף כוח.
refusal-frantic-named-already = אי אפשר לבחור בשחקן הזה: כבר נבחר { $name }.
refusal-frantic-protected = השחקן הזה מוגן: { $name }.
refusal-frantic-name-first = קודם לבחור שחקן.
refusal-frantic-share-first = קודם לחלק את הקלפים.
refusal-frantic-parts = { $count ->
    [6] סכום החלקים צריך להיות שישה.
   *[4] סכום החלקים צריך להיות ארבעה.
}
refusal-frantic-not-given-away = אסור לך לתת את הקלף הזה ביוזמתך.
refusal-frantic-exactly = { $count ->
    [one] לבחור בדיוק קלף אחד.
    [two] לבחור בדיוק שני קלפים.
   *[other] לבחור בדיוק { $count } קלפים.
}
refusal-frantic-not-ten = סכום הקלפים האלה הוא { $points }, לא 10.
refusal-frantic-wish-first = קודם להביע את המשאלה.
refusal-frantic-no-such-wish = אי אפשר לבקש את זה.
refusal-frantic-exit-colour = לבחור אחד מהצבעים שהקלף יכול להשאיר.
refusal-frantic-blocked-already = את הצבע הזה אי אפשר לחסום.
refusal-frantic-cannot-react = אין לך איך להגיב על זה.
refusal-frantic-too-late = מאוחר מדי, או שזה תורך: אין הגנה.
refusal-frantic-nobody-out = Nice Try מתאים רק כשמישהו בחוץ.
refusal-frantic-pass-or-throw = לתת לזה לעבור, או להטיל קלף תגובה.
refusal-frantic-no-power = אי אפשר להשתמש עכשיו בקלף הכוח: הוא לא שלך.
refusal-frantic-power-is-up = אי אפשר להשתמש עכשיו בקלף הכוח: הוא כבר גלוי.
refusal-frantic-power-fresh = אי אפשר להשתמש עכשיו בקלף הכוח: הוא הגיע אליך בתור הזה.
refusal-frantic-power-alone = אי אפשר להשתמש עכשיו בקלף הכוח: אף קלף כוח לא הולך עם הקלף הזה.
refusal-frantic-power-special = אי אפשר להשתמש עכשיו בקלף הכוח: הוא צריך קלף מיוחד.
refusal-frantic-power-number = אי אפשר להשתמש עכשיו בקלף הכוח: הוא צריך קלף מספר.
refusal-frantic-power-with-card = אי אפשר להשתמש עכשיו בקלף הכוח: חושפים אותו יחד עם קלף שמשחקים.
refusal-frantic-power-enough = אי אפשר להשתמש עכשיו בקלף הכוח: לא עוד בתור הזה.
refusal-frantic-not-recharged = לבחור קלף כוח שלך שהופעל לפני התור הזה.
refusal-frantic-no-such-power = אין שם קלף כוח לבחור.
refusal-frantic-victim-lacks = הקלף הזה לא ביד שלפניך.
refusal-frantic-not-in-row = אי אפשר: הקלף לא מונח שם, או שכבר נלקח.
refusal-frantic-not-in-pile = אי אפשר: הקלף לא מונח מתחת לעליון.
refusal-frantic-not-laid-out = אי אפשר: לבחור אחד מהאירועים שנחשפו.
refusal-frantic-not-repeated = אי אפשר: לבחור אירוע מהסיבוב הזה, אבל לא Repeat.
refusal-frantic-own-pile = אי אפשר: חובה לקחת ערימה שלא הייתה שלך.
refusal-frantic-pile-gone = אי אפשר: הערימה כבר חולקה.
refusal-frantic-too-low = אי אפשר: הקלף צריך להיות שווה לפחות { $points }.
refusal-frantic-must-lay = אי אפשר: את הקלף הראשון חובה להניח.
refusal-frantic-not-last-colour = להניח קלף מספר בצבע ששוחק אחרון.
refusal-frantic-no-twin = אחריו באים רק קלפים צבעוניים עם המספר { $number }.
refusal-frantic-give-all = קודם לתת את כל הקלפים האלה.
refusal-frantic-next-card = לתת את הקלפים לפי הסדר שבו הם מונחים.
refusal-frantic-confirm-first = קודם לאשר שראית.
refusal-frantic-yes-or-no = לענות כן או לא.
refusal-frantic-point = להצביע על אחד מ־{ $count } הקלפים.
refusal-frantic-composed-form = אי אפשר לקרוא את הקלף הזה: { frantic-composed-named }.
refusal-frantic-composed-steps = לקלף מותר לכל היותר שלושה צעדים ואירוע אחד: { frantic-composed-named }.
refusal-frantic-composed-name = בשם יש 1 עד 24 תווים: { frantic-composed-named }.
refusal-frantic-composed-type = לקלף הזה לא יכול להיות הסוג הזה: { frantic-composed-named }.
refusal-frantic-composed-twice = לשני קלפים לא יכול להיות אותו שם: { frantic-composed-named }.
refusal-frantic-composed-icon = לקלף הזה לא יכולה להיות התמונה הזאת: { frantic-composed-named }.

## מילים של המשחק

frantic-colour-named = { $colour ->
    [red] אדום
    [blue] כחול
    [yellow] צהוב
    [green] ירוק
    [violet] סגול
   *[black] שחור
}
frantic-colour-red = אדום
frantic-colour-blue = כחול
frantic-colour-yellow = צהוב
frantic-colour-green = ירוק
frantic-colour-violet = סגול
frantic-colour-black = שחור
frantic-number-named = { $number ->
    [8] 8
   *[other] { $number }
}
frantic-symbol-named = { $symbol ->
    [second_chance] { frantic-card-second_chance }
    [exchange] { frantic-card-exchange }
    [gift] { frantic-card-gift }
    [skip] { frantic-card-skip }
    [thief] { frantic-card-thief }
    [troublemaker] { frantic-card-troublemaker }
    [recharge] { frantic-card-recharge }
    [colour_swap] { frantic-card-colour_swap }
    [fantastic] { frantic-card-fantastic }
    [fantastic_four] { frantic-card-fantastic_four }
    [counterattack] { frantic-card-counterattack }
    [equality] { frantic-card-equality }
    [nice_try] { frantic-card-nice_try }
    [special_favours] { frantic-card-special_favours }
    [inequality] { frantic-card-inequality }
    [lucky_bastard] { frantic-card-lucky_bastard }
    [update] { frantic-card-update }
    [edison] { frantic-card-edison }
    [do_it_yourself] { frantic-card-do_it_yourself }
    [special_fantastic] { frantic-card-special_fantastic }
    [fantastic_event] { frantic-card-fantastic_event }
    [error_404] { frantic-card-error_404 }
    [mimicry] { frantic-card-mimicry }
    [fuck_you] { frantic-card-fuck_you }
    [golden_fuck_you] { frantic-card-golden_fuck_you }
    [the_end] { frantic-card-the_end }
   *[blank_play] הקלף המורכב
}
frantic-composed-named = { $card ->
    [do_it_yourself] Do It Yourself
    [pandoras_box] Pandora’s Box
    [blank_play] הקלף הריק
   *[blank_event] האירוע הריק
}
frantic-needs-colour = { frantic-colour-named }
frantic-needs-number = { $number }
frantic-needs-colour-number = { frantic-colour-named } או { $number }
frantic-needs-symbol = { frantic-symbol-named }
frantic-needs-colour-symbol = { frantic-colour-named } או { frantic-symbol-named }
frantic-needs-black = שחור
frantic-needs-free = הכול
frantic-cause-out = מישהו בחוץ
frantic-cause-empty_pile = הקופה נגמרה
frantic-cause-doomsday = Doomsday
frantic-cause-finish_line = Finish Line
frantic-cause-time_bomb = Time Bomb
frantic-cause-the_end = The End

## מה קרה

frantic-log-round = סיבוב { $number }: המחלק הוא { $name }.
frantic-log-first = הקלף הראשון: { $card }.
frantic-log-played = { $name }: { $card }
frantic-log-imitates = { $name }: { $card } בתור { $other }
frantic-log-power = { $name }: נחשף { $power }.
frantic-log-power-acts = { $power } פועל.
frantic-log-drew = { $name }: { $count ->
    [one] שליפת קלף אחד.
    [two] שליפת שני קלפים.
   *[other] שליפת { $count } קלפים.
}
frantic-log-passed = { $name }: ויתור.
frantic-log-skipped = התור של { $name } אבד.
frantic-log-marked = התור הבא של { $name } אבוד.
frantic-log-wished = המשאלה של { $name }: { $what }.
frantic-log-used = { $name }: שימוש ב־{ $card }.
frantic-log-left-out = { $name }: בלי הפעולה.
frantic-log-risked = { $name }: הסתכנות.
frantic-log-no-risk = { $name }: בלי סיכון.
frantic-log-victims = { $card }: הבחירה של { $name } היא { $victims }.
frantic-log-share = החלוקה של { $name }: { $parts }.
frantic-log-part = { $count } ל־{ $name }
frantic-log-named = הבחירה של { $name }: { $other }.
frantic-log-thrown = { $name }: הוטל { $card }, והמשאלה היא { $what }.
frantic-log-fizzled = { $card }: לא נשאר במי לבחור.
frantic-log-hand-seen = { $name }: הצצה ביד של { $other }.
frantic-log-hands-open = ידיים גלויות: { $victims }.
frantic-log-specials = { $name }: { $count ->
    [one] קלף מיוחד אחד.
    [two] שני קלפים מיוחדים.
   *[other] { $count } קלפים מיוחדים.
}
frantic-log-given = מאת { $name } אל { $other }: { $count ->
    [one] קלף אחד.
    [two] שני קלפים.
   *[other] { $count } קלפים.
}
frantic-log-took-up = ליד של { $name }: { $count ->
    [one] קלף אחד.
    [two] שני קלפים.
   *[other] { $count } קלפים.
}
frantic-log-discarded = { $name }: השלכה של { $cards }.
frantic-log-turned-over = מה שנחשף: { $cards }.
frantic-log-triggered = { $name }: הופעל אירוע.
frantic-log-event = { $event }! { $text }
frantic-log-protected = { $name }: הגנה.
frantic-log-laid-out = לבחירה: { $events }.
frantic-log-events-shuffled = האירועים נטרפים מחדש.
frantic-log-piles = אל { $name } עוברת הערימה של { $other }.
frantic-log-total = { $name }: { $change }, עכשיו { $total }.
frantic-log-seats = חילופי מקומות: { $name } וגם { $other }.
frantic-log-limit = התקרה עכשיו { $limit }.
frantic-log-bomb = { $name }: { $left ->
    [0] התור האחרון.
    [one] אחרי זה עוד תור אחד.
    [two] אחרי זה עוד שני תורות.
   *[other] אחרי זה עוד { $left } תורות.
}
frantic-log-powers = אל { $name }: { $count ->
    [one] קלף כוח אחד.
    [two] שני קלפי כוח.
   *[other] { $count } קלפי כוח.
}
frantic-log-powers-back = { $name }: { $count ->
    [one] קלף כוח אחד הוחזר
    [two] שני קלפי כוח הוחזרו
   *[other] { $count } קלפי כוח הוחזרו
}.
frantic-log-powers-swapped = חילופי קלף כוח: { $name } וגם { $other }.
frantic-log-blocked = חסום: { $what }.
frantic-log-unblocked = החסימה נגמרה.
frantic-log-sealed = הקלפים המיוחדים חתומים.
frantic-log-unsealed = החותם נשבר.
frantic-log-direction = הכיוון מתהפך.
frantic-log-rules = חוק חדש: { $rules }.
frantic-log-rules-back = החוקים הישנים אינם.
frantic-log-ran-out = הקופה נגמרה: הסיבוב נגמר.
frantic-log-ended = הסיבוב נגמר: { $cause }.
frantic-log-won = { $count ->
    [one] { $victims } בחוץ.
   *[other] בחוץ: { $victims }.
}
frantic-log-scored = { $name }: { $points }, עכשיו { $total }.
frantic-log-counted = { $name }: { $count ->
    [one] נקודה אחת.
    [two] שתי נקודות.
   *[other] { $count } נקודות.
}

## מה שואלים, כפי שכולם רשאים לשמוע; $asked הוא כמה נשאלים, ב־$names

frantic-aloud-ready = { $asked ->
    [one] מחכים ל־{ $names } …
   *[other] מחכים לכולם: { $names } …
}
frantic-aloud-scores = { $asked ->
    [one] להסתכל בניקוד: { $names } …
   *[other] מסתכלים בניקוד: { $names } …
}
frantic-aloud-play = לשחק קלף או לשלוף: { $names } …
frantic-aloud-play-drawn = לשחק קלף או לוותר: { $names } …
frantic-aloud-more = התור נמשך: { $names } …
frantic-aloud-use = אפשר להשתמש ב־{ $card }: { $names } …
frantic-aloud-golden = אפשר לתת את { $card }: { $names } …
frantic-aloud-victim = לבחור במי יפגע { $card }: { $names } …
frantic-aloud-shares = { $card }: חלוקת הקלפים של { $names } …
frantic-aloud-replacement = { $other } תחת הגנה. לבחור מישהו אחר: { $names } …
frantic-aloud-cards = להניח בצד { $count ->
    [one] קלף
    [two] שני קלפים
   *[other] { $count } קלפים
}: { $names } …
frantic-aloud-cards-for = לבחור { $count ->
    [one] קלף
    [two] שני קלפים
   *[other] { $count } קלפים
} בשביל { $other }: { $names } …
frantic-aloud-wish-colour = לבקש צבע: { $names } …
frantic-aloud-wish-number = לבקש מספר: { $names } …
frantic-aloud-wish-either = לבקש צבע או מספר: { $names } …
frantic-aloud-wish-special = לבקש צבע או קלף מיוחד: { $names } …
frantic-aloud-exit = לבחור איזה צבע נשאר: { $names } …
frantic-aloud-imitation = לבחור את מה מחקה Mimicry: { $names } …
frantic-aloud-target = אפשר להגיב על { $card } מאת { $other }: { $names } …
frantic-aloud-event-window = אירוע בדרך, אפשר להגיב: { $names } …
frantic-aloud-nice-try = { $out ->
    [one] { $victims } בחוץ, אפשר להגיב: { $names } …
   *[other] בחוץ: { $victims }. אפשר להגיב: { $names } …
}
frantic-aloud-follow = לשחק עוד קלף או לשלוף: { $names } …
frantic-aloud-thief = לקחת { $count ->
    [one] קלף
    [two] שני קלפים
   *[other] { $count } קלפים
} מאת { $other }: { $names } …
frantic-aloud-blind = להצביע על קלף של { $other }: { $names } …
frantic-aloud-recharge = לבחור קלף כוח להפיכה: { $names } …
frantic-aloud-edison = לבחור קלף כוח של { $other }: { $names } …
frantic-aloud-update = לבחור קלף כוח להחזרה: { $names } …
frantic-aloud-swap-meet = לבחור עם מי להחליף ידיים: { $names } …
frantic-aloud-blockade = לחסום צבע: { $names } …
frantic-aloud-recycling = לבחור מי יקבל את הקלף: { $names } …
frantic-aloud-special-charge = לבחור מי ישלוף על קלפים מיוחדים: { $names } …
frantic-aloud-random-chance = לשחק קלף כלשהו: { $names } …
frantic-aloud-lay = { $asked ->
    [one] להניח קלף הפוך: { $names } …
   *[other] מניחים קלף הפוך: { $names } …
}
frantic-aloud-market = לקחת אחד מהקלפים הגלויים: { $names } …
frantic-aloud-give = לתת { $count ->
    [one] קלף
    [two] שני קלפים
   *[other] { $count } קלפים
}: { $names } …
frantic-aloud-receiver = לבחור מי יקבל אותו: { $names } …
frantic-aloud-open = { $asked ->
    [one] להסתכל בידיים הגלויות: { $names } …
   *[other] מסתכלים בידיים הגלויות: { $names } …
}
frantic-aloud-trust = לבחור במי לבטוח: { $names } …
frantic-aloud-pile = לבחור ערימה בשביל { $other }: { $names } …
frantic-aloud-pile-own = לבחור ערימה לשמור: { $names } …
frantic-aloud-event = לבחור אירוע: { $names } …
frantic-aloud-risk = אפשר להסתכן: { $names } …
frantic-aloud-identities = לבחור מי מחליף מקומות: { $names } …
frantic-aloud-tsunami = להניח קלף או לקחת הכול: { $names } …
frantic-aloud-tsunami-first = להניח את הקלף הראשון: { $names } …
frantic-aloud-ten = להשליך קלפים בשווי עשר: { $names } …
frantic-aloud-resurrection = לקחת קלף מהערימה: { $names } …
frantic-aloud-resurrection-other = לבחור קלף לתת: { $names } …
frantic-aloud-chosen = לבחור שחקן: { $names } …
frantic-aloud-parasite = אפשר להשליך לפני הספירה: { $names } …

## השולחן

frantic-card-coloured = { $card } { $colour }
frantic-ask-ready = { $name }, לחלק את הקלפים.
frantic-ask-play = { $name }, לשחק קלף או לשלוף.
frantic-ask-play-drawn = { $name }, לשחק קלף או לוותר.
frantic-ask-play-none = { $name }, אף קלף שלך לא מתאים: לשלוף.
frantic-ask-play-drawn-none = { $name }, אף קלף שלך לא מתאים: לוותר.
frantic-ask-last-draw = הקופה ריקה: מי ששולף עכשיו מסיים את הסיבוב.
frantic-ask-turn-up = { $name }, עוד קלף כוח?
frantic-ask-twins = { $name }, עוד קלפים עם המספר { $number }?
frantic-ask-use = { $name }, להשתמש ב־{ $card }?
frantic-ask-golden = { $name }, לתת את { $card }?
frantic-ask-victim = { $effect ->
    [gift] { $name }, מי יקבל שניים מהקלפים שלך?
    [black_gift] { $name }, מי יקבל שניים מהקלפים שלך?
    [exchange] { $name }, עם מי להחליף קלפים?
    [skip] { $name }, מי יאבד תור?
    [thief] { $name }, ממי לגנוב?
    [equality] { $name }, מי ישלוף?
    [inequality] { $name }, מי ייקח ממך קלפים?
    [special_favours] { $name }, עם מי להחליף קלפים מיוחדים?
    [edison] { $name }, לבחור שני שחקנים: קלפי הכוח של מי יתחלפו?
    [golden_fuck_you] { $name }, מי יקבל אותו?
   *[other] { $name }, במי לבחור?
}
frantic-ask-shares = { $name }, לחלק { $count } קלפים: שם לכל אחד.
frantic-ask-replacement = { $other } תחת הגנה. { $name }, לבחור מישהו אחר.
frantic-ask-cards = { $name }, לבחור { $count ->
    [one] קלף אחד.
    [two] שני קלפים.
   *[other] { $count } קלפים.
}
frantic-ask-wish-colour = { $name }, לבקש צבע.
frantic-ask-wish-number = { $name }, לבקש מספר.
frantic-ask-wish-either = { $name }, לבקש צבע או מספר.
frantic-ask-wish-special = { $name }, לבקש צבע או קלף מיוחד.
frantic-ask-exit = { $name }, איזה צבע נשאר?
frantic-ask-imitation = { $name }, את מה מחקה Mimicry?
frantic-ask-target = { $name }, התקפה מאת { $other }: { $card }{ $effect ->
    [exchange] . עליך להחליף שני קלפים.
    [gift] . עליך לקבל קלפים.
    [black_gift] . עליך לקבל קלפים.
    [skip] . עליך לוותר על התור הבא.
    [thief] . עליך לאבד שני קלפים.
    [equality] . עליך לשלוף עד שמספר הקלפים שווה.
    [inequality] . עליך לקחת קלפים.
    [special_favours] . עליך להחליף את כל הקלפים המיוחדים.
   *[other] .
}
frantic-ask-target-part = { $name }, התקפה מאת { $other }: { $card }. עליך לשלוף { $count ->
    [one] קלף אחד.
    [two] שני קלפים.
   *[other] { $count } קלפים.
}
frantic-ask-event-window = { $name }, אירוע בדרך.
frantic-ask-nice-try = { $count ->
    [one] { $victims } בחוץ.
   *[other] בחוץ: { $victims }.
} { $name }, להטיל Nice Try?
frantic-ask-follow = { $follow ->
    [draw] { $name }, שום דבר לא מתאים: לשלוף קלף.
    [may] { $name }, לשחק קלף שמתאים, או לשלוף.
   *[must] { $name }, לשחק קלף שמתאים.
}
frantic-ask-thief = { $name }, לקחת { $count ->
    [one] קלף אחד.
    [two] שני קלפים.
   *[other] { $count } קלפים.
}
frantic-ask-point = { $name }, להצביע על קלף של { $other }.
frantic-ask-recharge = { $name }, איזה קלף כוח להפוך?
frantic-ask-edison = { $name }, לבחור קלף כוח של { $other }.
frantic-ask-update = { $name }, איזה קלף כוח להחזיר?
frantic-ask-swap-meet = { $name }, עם מי להחליף ידיים?
frantic-ask-blockade = { $name }, לחסום צבע.
frantic-ask-recycling = { $name }, מי יקבל את הקלף?
frantic-ask-special-charge = { $name }, מי ישלוף על קלפים מיוחדים?
frantic-ask-random-chance = { $name }, לשחק קלף כלשהו.
frantic-ask-lay = { $name }, להניח קלף הפוך.
frantic-ask-market = { $name }, לקחת קלף.
frantic-ask-give = { $name }, מי יקבל את { $card }? { $count ->
    [one] זה הקלף האחרון.
   *[other] נשארו { $count } קלפים לתת.
}
frantic-ask-receiver = { $name }, מי יקבל אותו?
frantic-ask-open = { $name }, להסתכל בידיים.
frantic-ask-trust = { $name }, במי לבטוח?
frantic-ask-pile = { $name }, איזו ערימה בשביל { $other }?
frantic-ask-pile-own = { $name }, איזו ערימה לקחת לעצמך?
frantic-ask-event = { $name }, איזה אירוע?
frantic-ask-risk = { $name }, להסתכן?
frantic-ask-identities = { $name }, מי מחליף מקומות?
frantic-ask-tsunami = { $name }, להניח לפחות { $points }, או לקחת הכול.
frantic-ask-ten = { $name }, להשליך קלפים בשווי { $points } נוספים.
frantic-ask-resurrection = { $name }, קלף בשבילך.
frantic-ask-resurrection-other = { $name }, קלף לתת.
frantic-ask-chosen = { $name }, לבחור שחקן.
frantic-ask-parasite = { $name }, להשליך עד שני קלפים לפני הספירה.
frantic-ask-scores = הסיבוב נספר.
frantic-answer-draw = לשלוף
frantic-answer-pass = לוותר
frantic-answer-let-pass = שיעבור
frantic-answer-react = להגיב
frantic-answer-yes = כן
frantic-answer-no = לא
frantic-answer-give = לתת
frantic-answer-under = לשים מתחת
frantic-answer-risk = להסתכן
frantic-answer-no-risk = בלי סיכון
frantic-answer-take = לקחת הכול
frantic-answer-enough = מספיק
frantic-answer-go-on = הלאה
frantic-answer-deal = לחלק
frantic-cards-left = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
frantic-pile-low = { $count ->
    [one] קלף אחד לשליפה
    [two] שני קלפים לשליפה
   *[other] { $count } קלפים לשליפה
}
frantic-limit = תקרה { $limit }
frantic-next-dealer = את הבא מחלק { $name }.
frantic-sheet-round = סיבוב { $number }
frantic-sheet-total = סך הכול
frantic-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
frantic-round-over = הסיבוב נגמר
frantic-out-counts = כל האחרים מקבלים נקודות על הקלפים שעוד בידם. נקודות הן דבר רע: בסוף הכי מעט מנצחות.
frantic-out-wins = מי שבחוץ ראשון מנצח.
frantic-who-wins = הכי מעט נקודות מנצחות.
frantic-won = { $count ->
    [0] אף אחד לא ניצח
    [one] הניצחון של { $names }
   *[other] ניצחון משותף: { $names }
}
frantic-stat-rounds_won = סיבובים שנוצחו
frantic-stat-worst = הסיבוב הגרוע
frantic-figure-rounds = סיבובים ששוחקו
frantic-figure-rounds_won = סיבובים שנוצחו
frantic-figure-worst = הסיבוב הגרוע ביותר

## מילים של המשחק: בחוקים, ובמקום שבו הסמן נח על השולחן

frantic-term-requirement = דרישה
frantic-term-requirement-means = מה הקלף הבא צריך להתאים אליו: צבע, מספר, קלף מיוחד.
frantic-term-number = קלף מספר
frantic-term-number-means = קלף צבעוני או שחור עם מספר. כל שאר הקלפים הם קלפים מיוחדים.
frantic-term-special = קלף מיוחד
frantic-term-special-means = כל קלף שאינו קלף מספר.
frantic-term-wish = משאלה
frantic-term-wish-means = אומרת מה הקלף הבא צריך להיות. היא תקפה עד שקלף אחר מכסה אותה.
frantic-term-open-wish = קלף משאלה
frantic-term-open-wish-means = קלף מיוחד בלי צבע. הוא מתאים על הכול, ומי ששיחק אותו מביע משאלה.
frantic-term-event = אירוע
frantic-term-event-means = קלף מחפיסת האירועים שקורה לכולם, לפי סדר המשחק.
frantic-term-trigger = המפעיל
frantic-term-trigger-means = מי שהקלף שלו הפעיל את האירוע. הוא אחרון בסדר המשחק.
frantic-term-throw-in = להטיל
frantic-term-throw-in-means = לשים קלף תגובה על הערימה כשזה לא תורך. זה לא עולה בתור.
frantic-term-victim = הקורבן
frantic-term-victim-means = מי שנבחר בשביל קלף מיוחד.
frantic-term-protected = מוגן
frantic-term-protected-means = בשביל האירוע הזה השחקן לא קיים.
frantic-term-out = בחוץ
frantic-term-out-means = שחקן בלי קלפים ביד. כשכל הפעולות נגמרות, הסיבוב נגמר.
frantic-term-unseen = בלי לראות
frantic-term-unseen-means = הקלפים נלקחים בלי להסתכל: המקרה בוחר אותם.
frantic-term-under = מתחת
frantic-term-under-means = מוחלק אל מתחת לקלף העליון בערימה. זה לא משנה דבר לקלף הבא.
frantic-term-lasting = אירוע נמשך
frantic-term-lasting-means = הוא נשאר עד סוף הסיבוב.
frantic-term-power = קלף כוח
frantic-term-power-means = מונח לפני בעליו, ונחשף יחד עם קלף שהוא משחק.
frantic-term-rule = קלף חוק
frantic-term-rule-means = משנה חוק לכולם עד סוף הסיבוב.
frantic-term-limit = תקרה
frantic-term-limit-means = כשסך הכול גבוה ממנה אחרי סיבוב, המשחק נגמר. הסך הנמוך ביותר מנצח.

## רמזים למשחק ראשון

frantic-hint-aim = להיפטר מהקלפים: מה שנשאר ביד כשסיבוב נגמר הוא נקודות, והכי מעט נקודות מנצחות.
frantic-hint-play = לשחק מה שמתאים: הצבע, המספר, או אותו קלף מיוחד. או לשלוף קלף אחד.
frantic-hint-draw = אף אחד לא חייב לשחק. אחרי שליפה עדיין מותר לשחק כל קלף שמתאים.
frantic-hint-wish = לבקש צבע שיש לך ממנו הרבה, ולשחקן הבא אולי אין.
frantic-hint-black = מספר שחור מתאים רק על המספר שלו, ומפעיל אירוע.
frantic-hint-event = אירוע קורה לכולם, קודם לשחקן הבא, ובסוף למי שהפעיל אותו.
frantic-hint-react = תוקפים אותך. עם Counterattack אפשר להפוך את זה.
frantic-hint-points = קלפים ביד הם נקודות כשהסיבוב נגמר, ונקודות הן דבר רע.
frantic-hint-ten = לשים עין על היד: עם בדיוק עשרה קלפים נפטרים מה־42.
frantic-hint-pile = הקופה עומדת להיגמר: כשמישהו לא יכול לשלוף, הסיבוב נגמר.

## קלפים: שם, מה הוא עושה, והכול כשיש עוד מה לומר

frantic-card-num = מספר
frantic-card-num-full = מספר צבעוני מתאים על צבעו או על מספרו. הוא שווה את מספרו.
frantic-card-black = מספר שחור
frantic-card-black-full = מספר שחור מתאים רק על מספרו, לעולם לא על קלף שחור אחר, ומפעיל אירוע.
frantic-card-second_chance = 2nd Chance
frantic-card-second_chance-full = { $follow ->
    [may] לשחק מיד קלף שני שמתאים עליו, או לשלוף קלף אחד.
   *[must] חובה לשחק מיד קלף שני שמתאים עליו. אם אין לך, לשלוף קלף אחד.
}
frantic-card-second_chance-whole = { $follow ->
    [may] לשחק מיד קלף שני שמתאים עליו: אחד בצבעו, 2nd Chance אחר או קלף משאלה, לעולם לא קלף שחור. או לשלוף במקום זה קלף אחד, שאי אפשר לשחק בתור הזה.
   *[must] חובה לשחק מיד קלף שני שמתאים עליו: אחד בצבעו, 2nd Chance אחר או קלף משאלה, לעולם לא קלף שחור. אם אין לך, לשלוף קלף אחד, שאי אפשר לשחק בתור הזה.
} כקלף אחרון הוא גורם לך לשלוף, ולכן היד עוד לא ריקה.
frantic-card-exchange = Exchange
frantic-card-exchange-full = לתת לשחקן אחר שני קלפים לבחירתך, ולקחת שניים שלו בלי לראות אותם.
frantic-card-exchange-whole = לבחור שחקן אחר ולהניח בצד שני קלפים לבחירתך. לקחת שניים שלו בלי לראות אותם; רק אז הוא מקבל את שלך. אם נשאר לך קלף אחד, לתת אחד. כקלף אחרון הוא לא נותן כלום ועדיין לוקח שניים. אי אפשר לתת כך את { frantic-card-fuck_you }.
frantic-card-gift = Gift
frantic-card-gift-full = לתת לשחקן אחר שני קלפים מהיד לבחירתך.
frantic-card-gift-whole = לבחור שחקן אחר ולתת לו שני קלפים מהיד לבחירתך; אם נשאר קלף אחד, לתת אחד. כקלף אחרון הוא לא נותן כלום, אבל חובה לבחור מישהו. אי אפשר לתת כך את { frantic-card-fuck_you }.
frantic-card-skip = Skip
frantic-card-skip-full = שחקן אחר מאבד את התור הבא.
frantic-card-skip-whole = לבחור שחקן אחר, שמאבד את התור הבא. אי אפשר לבחור במי שכבר עומד לאבד תור; אם כולם כאלה, לא קורה כלום. תור שאבד נחשב כתור ל־Time Bomb ולקלפי כוח שנמשכים.
frantic-card-thief = Thief
frantic-card-thief-full = להסתכל ביד של שחקן אחר ולקחת שני קלפים לבחירתך.
frantic-card-thief-whole = לבחור שחקן אחר, להסתכל בכל היד שלו ולקחת שני קלפים לבחירתך; אם יש פחות, לקחת את כולם. גם כקלף אחרון הוא חייב לגנוב: היד ריקה רק אם לא היה מה לקחת.
frantic-card-troublemaker = Troublemaker
frantic-card-troublemaker-full = אירוע מופעל מיד.
frantic-card-recharge = Recharge
frantic-card-recharge-full = להפוך בחזרה קלף כוח שהשתמשת בו בתור קודם: אפשר להשתמש בו שוב מתורך הבא.
frantic-card-fantastic = Fantastic
frantic-card-fantastic-full = מתאים על הכול. לבקש צבע או מספר.
frantic-card-fantastic_four = Fantastic Four
frantic-card-fantastic_four-full = האחרים שולפים ארבעה קלפים, בחלוקה לבחירתך. לבקש צבע או מספר.
frantic-card-counterattack = Counterattack
frantic-card-counterattack-full = מטילים כשקלף מיוחד פוגע בך: ההתקפה עכשיו שלך, נגד אחרים לבחירתך. לבקש צבע.
frantic-card-counterattack-whole = מטילים כשקלף מיוחד פוגע בך: פעולתו מתבטלת לכל קורבנותיו. עכשיו מבצעים אותה כאילו שיחקת את הקלף בעצמך, בקלפים שלך, נגד אחרים לבחירתך; גם להם מותר להגיב. לבקש צבע.
frantic-card-equality = Equality
frantic-card-equality-full = שחקן עם פחות קלפים שולף עד שיש לשניכם אותו מספר. לבקש צבע.
frantic-card-nice_try = Nice Try
frantic-card-nice_try-full = מטילים כשמישהו בחוץ: מי שבחוץ שולף שלושה קלפים והמשחק נמשך. לבקש צבע.
frantic-card-nice_try-whole = מטילים כשמישהו בחוץ וכל הפעולות נגמרו, גם אחרי תורך: מי שבחוץ שולף שלושה קלפים, והשחקן הבא ממשיך. אם זה היה הקלף האחרון שלך, עכשיו היד שלך היא שבחוץ. לבקש צבע.
frantic-card-fuck_you = { $names ->
    [original] Fuck You
    [family] Forget You
   *[mild] F*** You
}
frantic-card-fuck_you-full = אפשר לשחק רק עם בדיוק עשרה קלפים ביד, והוא עובר אל מתחת לקלף העליון. שווה 42.
frantic-card-fuck_you-whole = אפשר לשחק רק עם בדיוק עשרה קלפים ביד, כולל הוא עצמו, על הכול. הוא עובר אל מתחת לקלף העליון ולא פועל; הדרישה נשארת כפי שהייתה. אי אפשר לתת אותו בקלף מיוחד שלך, אבל אחרים יכולים לקחת אותו, ואירועים יכולים להזיז אותו. שווה 42.
frantic-card-colour_swap = Colour Swap
frantic-card-colour_swap-full = מתאים על אחד משני צבעיו ומשאיר את השני.
frantic-card-special_favours = Special Favours
frantic-card-special_favours-full = מחליפים עם שחקן אחר את כל הקלפים המיוחדים. לבקש צבע.
frantic-card-special_favours-whole = מחליפים עם שחקן אחר את כל הקלפים המיוחדים, כמה שלא יהיו לכל אחד. אצלך נשארים { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } ו־{ frantic-card-gambling_champ } שלך; שלו עוברים אליך. לבקש צבע.
frantic-card-inequality = Inequality
frantic-card-inequality-full = שחקן שאין לו יותר קלפים משלך לוקח קלפים מהיד שלך, בלי לראות, עד שיש לו יותר. לבקש צבע.
frantic-card-lucky_bastard = { $names ->
    [family] Lucky Duck
   *[mild] Lucky Bastard
}
frantic-card-lucky_bastard-full = מטילים לפני שאירוע נחשף, שלא בתורך: האירוע לא נוגע לך. לבקש צבע.
frantic-card-lucky_bastard-whole = מטילים לפני שאירוע נחשף, כשזה לא תורך. לאותו אירוע כאילו אינך: בלי לשלוף, להשליך, לתת או לקבל, הנקודות נשארות, ואי אפשר לבחור בך. אם האירוע מסיים את הסיבוב, מקבלים 0. ההגנה היא מהאירוע הזה בלבד. לבקש צבע.
frantic-card-mimicry = Mimicry
frantic-card-mimicry-full = מחקה כל קלף מיוחד, חוץ מקלף יחיד במינו.
frantic-card-mimicry-whole = אומרים איזה קלף מיוחד הוא כשמשחקים אותו; לא יחיד במינו. כקלף משאלה הוא מתאים על הכול. כקלף עם צבע הוא מקבל את הצבע המונח שם, ולכן חייב להיות כזה; כ־Colour Swap הוא משאיר כל צבע אחר. { $reacts ->
    [no] במשחק הזה אי אפשר להטיל אותו.
   *[yes] אפשר להטיל אותו גם בתור קלף תגובה.
}
frantic-card-curse = Curse
frantic-card-curse-full = אי אפשר לשחק אותו. אפשר לתת, להחליף ולקחת אותו, ולהשליך אותו באירועים. שווה 13.
frantic-card-update = Update
frantic-card-update-full = לקחת קלף כוח חדש; אחד אחר שלך חוזר. לבקש צבע.
frantic-card-update-whole = אם רוצים, לוקחים את קלף הכוח העליון ומסתכלים בו; אז טורפים קלף כוח אחר שלך בחזרה לחפיסה, משומש או לא. אם אין לך אחר, אף אחד לא חוזר. לבקש צבע.
frantic-card-edison = Edison
frantic-card-edison-full = שני שחקנים שיש להם קלפי כוח, אולי גם אצלך, מחליפים אחד מכל אחד. לבקש צבע.
frantic-card-edison-whole = אם רוצים, בוחרים שני שחקנים שיש להם קלפי כוח; מותר גם לבחור בעצמך. לבחור קלף אחד של כל אחד: השניים מחליפים בעלים ומונחים הפוכים, מוכנים לשימוש. מה שמונח הפוך לפני אחרים בוחרים בלי לראות. לבקש צבע.
frantic-card-the_end = The End
frantic-card-the_end-full = אפשר לשחק רק כקלף אחרון, על הכול: הסיבוב נגמר מיד, ואי אפשר לעצור את זה. שווה 17.
frantic-card-the_end-whole = אפשר לשחק רק כקלף אחרון, על הכול. הסיבוב נגמר מיד: בלי Nice Try ובלי אירוע, ומתעלמים מ־Time Bomb, מ־Last Chance, מ־Plus One ומ־Parasite. עד אז אפשר לתת, להחליף ולקחת אותו, ולהשליך אותו באירועים. שווה 17.
frantic-card-do_it_yourself = Do It Yourself
frantic-card-do_it_yourself-full = לבקש צבע. פעולתו הורכבה לפני המשחק; אם לא, נחשף עוד קלף חוק אחד.
frantic-card-black_gift = Black Gift
frantic-card-black_gift-full = פועל כמו Gift, ואז מופעל אירוע.
frantic-card-black_gift-whole = פועל כמו Gift, ואז מופעל אירוע. מי שמטיל Counterattack נותן את הקלפים ומפעיל את האירוע.
frantic-card-special_fantastic = Special Fantastic
frantic-card-special_fantastic-full = מתאים על הכול. לבקש צבע, או קלף מיוחד בשמו.
frantic-card-special_fantastic-whole = מתאים על הכול. לבקש צבע, או קלף מיוחד בשמו. אם לקלף הזה יש צבע, מתאימים אז רק הוא וקלפי משאלה; אם הוא קלף משאלה, רק קלפי משאלה. { frantic-card-fuck_you } ו־The End מתאימים כתמיד, בתנאים שלהם.
frantic-card-fantastic_event = Fantastic Event
frantic-card-fantastic_event-full = אירוע מופעל אם רוצים. לבקש צבע או מספר.
frantic-card-gambling_champ = Gambling Champ
frantic-card-gambling_champ-full = אי אפשר לשחק אותו. הוא מכפיל את הנקודות של היד; אם הן פחות מ־7, מקבלים במקומן מינוס 21.
frantic-card-gambling_champ-whole = אי אפשר לשחק אותו. כשסופרים את הסיבוב הוא מכפיל את הנקודות של היד אם הן 7 או יותר; אם פחות, מקבלים במקומן מינוס 21. אי אפשר לתת אותו בקלף מיוחד שלך, אבל אחרים יכולים לקחת אותו, ואירועים יכולים להזיז אותו.
frantic-card-error_404 = Error 404
frantic-card-error_404-full = מטילים כשקלף מיוחד פוגע בך: יש לך הגנה ממנו, ובוחרים מישהו אחר. לבקש צבע.
frantic-card-error_404-whole = מטילים כשקלף מיוחד פוגע בך: יש לך הגנה ממנו, גם אם יוחזר, ובוחרים מישהו אחר לחלק שלך. אם אין במי לבחור, החלק הזה אובד. לבקש צבע.
frantic-card-golden_fuck_you = { $names ->
    [original] Golden Fuck You
    [family] Golden Forget You
   *[mild] Golden F*** You
}
frantic-card-golden_fuck_you-full = רק עם בדיוק עשרה קלפים ביד: לשים מתחת לקלף העליון, או לתת לשחקן אחר. שווה 59.
frantic-card-golden_fuck_you-whole = רק עם בדיוק עשרה קלפים ביד, כולל הוא עצמו, על הכול: לשים מתחת לקלף העליון, או לתת לשחקן אחר, שמותר לו להגיב. כך או כך תורך נגמר, והדרישה נשארת כפי שהייתה. אי אפשר לתת אותו אחרת בקלף מיוחד שלך. שווה 59.
frantic-card-blank_play = Hot Potato
frantic-card-blank_play-full = פעולתו הורכבה לפני המשחק; אם לא, לתת קלף לשחקן, שגם שולף עוד אחד.
frantic-card-little_brother = Little Brother
frantic-card-little_brother-full = אירוע שבא להישאר ביד. אי אפשר לשחק אותו, והוא שווה 11.
frantic-card-little_brother-whole = אירוע שבא להישאר ביד. אי אפשר לשחק אותו, אבל אפשר לתת, להחליף ולקחת אותו, ולהשליך אותו באירועים. שווה 11. בסיבוב הבא הוא שוב אירוע.

## אירועים: שם, מה קורה בקצרה, מה קורה, והכול כשיש עוד מה לומר

frantic-event-charity = Charity
frantic-event-charity-short = לקחת ממי שיש לו הכי הרבה.
frantic-event-charity-full = כל האחרים לוקחים קלף אחד, בלי לראות, מכל מי שיש לו הכי הרבה קלפים.
frantic-event-charity-whole = לפי סדר המשחק, כל האחרים לוקחים קלף אחד, בלי לראות, מכל מי שיש לו הכי הרבה קלפים. מי שיש לו הכי הרבה לא לוקח. אם יד נגמרת, מי שבא אחר כך לא מקבל ממנה. אם לכולם אותו מספר, לא קורה כלום.
frantic-event-communism = Communism
frantic-event-communism-short = כולם נעשים עשירים באותה מידה.
frantic-event-communism-full = כולם שולפים עד לגודל היד הגדולה ביותר.
frantic-event-doomsday = Doomsday
frantic-event-doomsday-short = { $scores ->
    [off] אף אחד לא ניצח.
   *[on] 50 נקודות לכל אחד.
}
frantic-event-doomsday-full = { $scores ->
    [off] הסיבוב נגמר מיד, ואף אחד לא ניצח.
   *[on] הסיבוב נגמר מיד, וכל אחד מקבל 50 נקודות.
}
frantic-event-earthquake = Earthquake
frantic-event-earthquake-short = כל הידיים עוברות ימינה.
frantic-event-earthquake-full = כל אחד מעביר את כל היד לשכן מימין.
frantic-event-expansion = Expansion
frantic-event-expansion-short = לשלוף אחד, שניים, שלושה…
frantic-event-expansion-full = השחקן הראשון שולף קלף אחד, הבא שניים, וכן הלאה; המפעיל שולף הכי הרבה.
frantic-event-finish_line = Finish Line
frantic-event-finish_line-short = הסיבוב נגמר.
frantic-event-finish_line-full = הסיבוב נגמר מיד, וכל הידיים נספרות.
frantic-event-friday_the_13th = Friday the 13th
frantic-event-friday_the_13th-short = לא קורה כלום.
frantic-event-friday_the_13th-full = לא קורה כלום. אפשר לנשום.
frantic-event-gambling_man = Gambling Man
frantic-event-gambling_man-short = { $gambling ->
    [old] המספר הגבוה ביותר מפסיד.
   *[new] הקלף השני מלמטה מפסיד.
}
frantic-event-gambling_man-full = { $gambling ->
    [old] כל אחד מניח הפוך קלף מספר בצבע ששוחק אחרון; הגבוה ביותר לוקח את כולם. מי שאין לו שולף שניים.
   *[new] כל אחד מניח קלף הפוך; מי שהקלף שלו שני מלמטה לוקח את כולם.
}
frantic-event-gambling_man-whole = { $gambling ->
    [old] כל אחד מניח הפוך קלף מספר בצבע ששוחק אחרון; הגבוה ביותר לוקח את כולם. מבין שווים זה הראשון בסדר המשחק. מי שאין לו קלף כזה שולף שניים. אם עוד לא שוחק צבע, לא קורה כלום.
   *[new] כל אחד מניח קלף הפוך, וכולם נחשפים יחד. מי שערך הקלף שלו שני מלמטה לוקח את כולם. ערכים שווים נחשבים לאחד; אם הוא של כמה שחקנים, או אם כולם שווים, לוקח הראשון מהם בסדר המשחק. מי שאין לו קלף להניח לוקח מיד את כולם.
}
frantic-event-market = Market
frantic-event-market-short = כל אחד לוקח קלף.
frantic-event-market-full = נחשפים קלפים כמספר השחקנים, וכל אחד לוקח אחד בתורו.
frantic-event-mating_season = Mating Season
frantic-event-mating_season-short = זוגות של מספרים הולכים.
frantic-event-mating_season-full = כל אחד משליך את כל קלפי המספר שמספרם נמצא אצלו לפחות פעמיים.
frantic-event-merry_christmas = Merry Christmas
frantic-event-merry_christmas-short = לתת הכול.
frantic-event-merry_christmas-full = כל אחד נותן את כל הקלפים שבידו לאחרים, כרצונו.
frantic-event-merry_christmas-whole = לפי סדר המשחק, כל אחד נותן את כל הקלפים שבידו לאחרים, כרצונו. אחרי שכולם נתנו, כל אחד לוקח ליד מה שקיבל; מי שלא קיבל כלום, בחוץ.
frantic-event-mexican_standoff = Mexican Standoff
frantic-event-mexican_standoff-short = שלושה קלפים חדשים לכולם.
frantic-event-mexican_standoff-full = כל הידיים מושלכות, ואז כל אחד שולף שלושה קלפים.
frantic-event-recession = Recession
frantic-event-recession-short = להשליך אחד, שניים, שלושה…
frantic-event-recession-full = השחקן הראשון משליך קלף אחד, הבא שניים, וכן הלאה; המפעיל משליך הכי הרבה.
frantic-event-recession-whole = לפי סדר המשחק, השחקן הראשון משליך קלף אחד לבחירתו, הבא שניים, וכן הלאה; המפעיל אחרון ומשליך הכי הרבה. מי שיש לו פחות קלפים משליך את כולם.
frantic-event-robin_hood = Robin Hood
frantic-event-robin_hood-short = היד הגדולה תמורת הקטנה.
frantic-event-robin_hood-full = מי שיש לו הכי הרבה קלפים ומי שיש לו הכי מעט מחליפים ידיים.
frantic-event-robin_hood-whole = מי שיש לו הכי הרבה קלפים ומי שיש לו הכי מעט מחליפים ידיים. אם לכמה שחקנים אותו מספר, קובע הראשון מהם בסדר המשחק. אם לכולם אותו מספר, לא קורה כלום.
frantic-event-surprise_party = Surprise Party
frantic-event-surprise_party-short = כל אחד נותן קלף אחד.
frantic-event-surprise_party-full = כל אחד נותן קלף אחד לבחירתו לשחקן לבחירתו.
frantic-event-the_all_seeing_eye = The All-Seeing Eye
frantic-event-the_all_seeing_eye-short = כל הידיים גלויות.
frantic-event-the_all_seeing_eye-full = כל הידיים גלויות עד שכולם ראו אותן.
frantic-event-third_time_lucky = Third Time Lucky
frantic-event-third_time_lucky-short = כל אחד שולף שלושה.
frantic-event-third_time_lucky-full = כל אחד שולף שלושה קלפים.
frantic-event-time_bomb = Time Bomb
frantic-event-time_bomb-short = עוד שלושה תורות לכל אחד.
frantic-event-time_bomb-full = { $scores ->
    [off] לכל אחד עוד שלושה תורות; אז הסיבוב נגמר, ואף אחד לא ניצח. מי שבחוץ לפני כן מנצח.
   *[on] לכל אחד עוד שלושה תורות; אז הסיבוב נגמר וכל הנקודות כפולות. מי שבחוץ לפני כן מקבל מינוס 10, האחרים 10 נוספות.
}
frantic-event-time_bomb-whole = { $scores ->
    [off] לכל אחד עוד שלושה תורות. התור שבו הופעל לא נחשב, תורות שאבדו כן. כשמישהו עומד להתחיל את הרביעי, הסיבוב נגמר ואף אחד לא ניצח. אם מישהו בחוץ לפני כן, הוא מנצח כרגיל; אם הסיבוב נגמר בדרך אחרת, הפצצה לא משנה דבר.
   *[on] לכל אחד עוד שלושה תורות. התור שבו הופעל לא נחשב, תורות שאבדו כן. כשמישהו עומד להתחיל את הרביעי, הסיבוב נגמר והנקודות של כולם מוכפלות, גם שליליות. אם מישהו בחוץ לפני כן, הוא מקבל מינוס 10, וכל האחרים 10 נוספות. אם הסיבוב נגמר בדרך אחרת, הפצצה לא משנה דבר.
}
frantic-event-tornado = Tornado
frantic-event-tornado-short = כל הקלפים מחולקים מחדש.
frantic-event-tornado-full = כל הידיים נטרפות יחד ומחולקות שוב.
frantic-event-vandalism = Vandalism
frantic-event-vandalism-short = הצבע האחרון הולך.
frantic-event-vandalism-full = כל אחד משליך את כל הקלפים בצבע ששוחק אחרון.
frantic-event-vandalism-whole = כל אחד משליך את כל הקלפים בצבע ששוחק אחרון, וכל Colour Swap שמראה אותו. נחשבים רק קלפים צבעוניים שעל הערימה, לא משאלות. אם עוד לא שוחק צבע בסיבוב הזה, לא קורה כלום.
frantic-event-black_hole = Black Hole
frantic-event-black_hole-short = בולע את כל הקלפים השחורים.
frantic-event-black_hole-full = המפעיל מקבל את כל הקלפים השחורים, מספרים וגם Black Gift, מהידיים של האחרים.
frantic-event-capitalism = Capitalism
frantic-event-capitalism-short = כל אחד מכפיל.
frantic-event-capitalism-full = כל אחד שולף קלפים כמספר שבידו.
frantic-event-crowdfunding = Crowdfunding
frantic-event-crowdfunding-short = לתת למי שיש לו הכי מעט.
frantic-event-crowdfunding-full = כל האחרים נותנים לכל מי שיש לו הכי מעט קלפים קלף אחד לבחירתם.
frantic-event-crowdfunding-whole = לפי סדר המשחק, כל האחרים נותנים לכל מי שיש לו הכי מעט קלפים קלף אחד לבחירתם. אם הקלפים לא מספיקים לכולם, מקבלים הראשונים בסדר המשחק. מי שיש לו הכי מעט לא נותן. אם לכולם אותו מספר, לא קורה כלום.
frantic-event-distributor = Distributor
frantic-event-distributor-short = הידיים מחולקות מחדש.
frantic-event-distributor-full = המפעיל מסתכל בכל הידיים ומחלק אותן מחדש, אבל חייב לקחת יד שלא הייתה שלו.
frantic-event-double_taxation = Double Taxation
frantic-event-double_taxation-short = { $scores ->
    [off] קלפים נמוכים שולפים הכי מעט.
   *[on] שלושת הגבוהים נספרים עכשיו.
}
frantic-event-double_taxation-full = { $scores ->
    [off] משווים את סכום שלושת הקלפים הגבוהים של כל אחד: הנמוך ביותר שולף קלף אחד, הבא שניים, וכן הלאה.
   *[on] כל אחד מוסיף מיד לסך הכול שלו את נקודות שלושת הקלפים הגבוהים שלו.
}
frantic-event-double_taxation-whole = { $scores ->
    [off] משווים את סכום שלושת הקלפים הגבוהים של כל אחד: הנמוך ביותר שולף קלף אחד, השני מלמטה שניים, וכן הלאה. סכומים שווים שולפים אותו מספר ונחשבים לאחד.
   *[on] כל אחד מוסיף מיד לסך הכול שלו את נקודות שלושת הקלפים הגבוהים שלו, או של כולם אם יש פחות. הקלפים נשארים ביד.
}
frantic-event-event_manager = Event Manager
frantic-event-event_manager-short = אחד משלושה אירועים.
frantic-event-event_manager-full = שלושה אירועים נחשפים; המפעיל בוחר את זה שיקרה.
frantic-event-event_manager-whole = שלושה אירועים נחשפים; המפעיל בוחר את זה שיקרה. שני האחרים נשמרים בצד ולא נחשבים כמבוצעים.
frantic-event-identity_theft = Identity Theft
frantic-event-identity_theft-short = { $scores ->
    [off] שני שחקנים מחליפים מקומות.
   *[on] הראשון והאחרון מחליפים נקודות.
}
frantic-event-identity_theft-full = { $scores ->
    [off] המפעיל בוחר שני שחקנים, והם מחליפים מקומות.
   *[on] השחקנים עם הסך הגבוה ביותר והנמוך ביותר מחליפים את הסכומים.
}
frantic-event-identity_theft-whole = { $scores ->
    [off] המפעיל בוחר שני שחקנים, אולי גם את עצמו, והם מחליפים מקומות. ידיים, קלפי כוח ותורות שאבדו נשארים במקומם: כל אחד ממשיך עם מה שמונח במקום החדש.
   *[on] השחקנים עם הסך הגבוה ביותר והנמוך ביותר מחליפים את הסכומים. אם הוא של כמה שחקנים, קובע הראשון מהם בסדר המשחק. אם כל הסכומים שווים, לא קורה כלום.
}
frantic-event-last_chance = Last Chance
frantic-event-last_chance-short = מי שמסיים פוגש אירוע.
frantic-event-last_chance-full = עד סוף הסיבוב: מי שנפטר מהקלף האחרון, אבל לא בגלל אירוע, מפעיל אירוע.
frantic-event-last_chance-whole = עד סוף הסיבוב: מי שנפטר מהקלף האחרון, אבל לא בגלל אירוע, מפעיל אירוע ברגע שכל הפעולות של התור נגמרו, אלא אם עד אז שוב יש לו קלפים.
frantic-event-plague = Plague
frantic-event-plague-short = עוד שני אירועים.
frantic-event-plague-full = עוד שני אירועים מבוצעים, אחד אחרי השני.
frantic-event-plague-whole = עוד שני אירועים נחשפים ומבוצעים, אחד אחרי השני. השני מבוצע גם אם הראשון מסיים את הסיבוב או אם מישהו בחוץ; רק אז הסיבוב נגמר.
frantic-event-plus_one = Plus One
frantic-event-plus_one-short = כל שליפה מביאה עוד אחד.
frantic-event-plus_one-full = עד סוף הסיבוב: מי ששולף קלפים שולף עוד אחד.
frantic-event-plus_one-whole = עד סוף הסיבוב: מי ששולף קלפים, מכל סיבה שהיא, שולף עוד אחד. קלפים שנחשפים, מחולקים, מחופשים או נלקחים ממקום אחר לא נחשבים.
frantic-event-repeat = Repeat
frantic-event-repeat-short = אירוע קורה שוב.
frantic-event-repeat-full = המפעיל בוחר אירוע מהסיבוב הזה, והוא קורה שוב.
frantic-event-repeat-whole = המפעיל בוחר אירוע שבוצע בסיבוב הזה, והוא מבוצע שוב. את Repeat עצמו אי אפשר לבחור. אם לא היה אחר, לא קורה כלום.
frantic-event-russian_roulette = { $names ->
    [family] Lucky Dip
   *[mild] Russian Roulette
}
frantic-event-russian_roulette-short = כל אחד טוען קלף.
frantic-event-russian_roulette-full = כל אחד מניח קלף בסתר; הם נטרפים ועוברים אל ראש הקופה.
frantic-event-seppuku = { $names ->
    [family] Leap of Faith
   *[mild] Seppuku
}
frantic-event-seppuku-short = { $scores ->
    [off] להסתכן, או לשלוף שניים.
   *[on] להסתכן, או לשלם 21.
}
frantic-event-seppuku-full = { $scores ->
    [off] כל אחד מחליט: בלי סיכון שולפים שני קלפים. מי שמסתכן חושף קלף: אחרי מספר משליכים שני קלפים, אחרי כל קלף אחר שולפים ארבעה.
   *[on] כל אחד מחליט: בלי סיכון נוספות 21 נקודות. מי שמסתכן חושף קלף: מספר מוריד 21 נקודות, כל קלף אחר מוסיף 42.
}
frantic-event-trust_fall = Trust Fall
frantic-event-trust_fall-short = לבקש ממישהו שני קלפים.
frantic-event-trust_fall-full = כל אחד בוחר שחקן אחר, שנותן לו שני קלפים לפי בחירת הנותן.
frantic-event-black_jack = Black Jack
frantic-event-black_jack-short = מי שעובר את 21 לוקח הכול.
frantic-event-black_jack-full = כל אחד בתורו חושף קלף; מי שמעלה את הסכום מעל 21 לוקח את כולם.
frantic-event-chargenado = Chargenado
frantic-event-chargenado-short = קלפי כוח חדשים לכולם.
frantic-event-chargenado-full = כל קלפי הכוח חוזרים, וכל אחד מקבל שניים חדשים.
frantic-event-epic_fail = Epic Fail
frantic-event-epic_fail-short = היד הקטנה מקבלת את ה־42.
frantic-event-epic_fail-full = מי שיש לו הכי מעט קלפים מקבל את הקלף ששווה 42, היכן שלא יהיה.
frantic-event-epic_fail-whole = מי שיש לו הכי מעט קלפים מקבל את { frantic-card-fuck_you }, היכן שלא יהיה: בקופה, בערימה או ביד אחרת. אם לכמה שחקנים הכי מעט, קובע הראשון מהם בסדר המשחק. מי שהיה בחוץ כבר לא בחוץ.
frantic-event-loot = Loot
frantic-event-loot-short = לקחת שלושה מימין.
frantic-event-loot-full = כל אחד לוקח שלושה קלפים, בלי לראות, מהשכן מימין.
frantic-event-parasite = Parasite
frantic-event-parasite-short = { $scores ->
    [off] בלי ניקוד: כלום.
   *[on] מי שמשמאל למנצח מרוויח.
}
frantic-event-parasite-full = { $scores ->
    [off] כשלא סופרים נקודות, לא קורה כלום.
   *[on] עד סוף הסיבוב: לשכן משמאל למי שבחוץ מותר להשליך עד שני קלפים לפני הספירה.
}
frantic-event-rewind = Rewind
frantic-event-rewind-short = הקלפים האחרונים חוזרים.
frantic-event-rewind-full = פעמיים סביב השולחן כל אחד לוקח את הקלף העליון בערימה; אז נחשף קלף חדש.
frantic-event-rewind-whole = פעמיים סביב השולחן, לפי סדר המשחק, כל אחד לוקח את הקלף העליון בערימה. אז נחשף קלף מהקופה וקובע את הדרישה. אם הוא קלף מיוחד, המפעיל מביע את משאלתו ומותר לו לבצע את פעולתו. מספר שחור לא מפעיל דבר, ועל קלף יחיד במינו הכול מתאים.
frantic-event-riot = Riot
frantic-event-riot-short = המיוחדים עוברים ימינה.
frantic-event-riot-full = כל אחד מעביר את כל הקלפים המיוחדים לשכן מימין.
frantic-event-supercharge = Supercharge
frantic-event-supercharge-short = עוד קלף כוח לכל אחד.
frantic-event-supercharge-full = כל אחד מקבל עוד קלף כוח אחד.
frantic-event-tsunami = Tsunami
frantic-event-tsunami-short = גבוה יותר, או לקחת הכול.
frantic-event-tsunami-full = כל אחד בתורו מניח קלף ששווה לפחות כמו הקודם; מי שלא, לוקח את כולם.
frantic-event-tsunami-whole = לפי סדר המשחק, שוב ושוב, כל אחד מניח קלף ששווה לפחות כמו הקודם. את הקלף הראשון חובה להניח. מי שלא יכול להמשיך, או לא רוצה, לוקח את כל הקלפים שהונחו, והאירוע נגמר.
frantic-event-pandoras_box = Pandora’s Box
frantic-event-pandoras_box-short = החוקים משתנים.
frantic-event-pandoras_box-full = פעולתו הורכבה לפני המשחק; אם לא, קלפי חוק חדשים באים במקום הפעילים.
frantic-event-lucky_10 = Lucky 10
frantic-event-lucky_10-short = להשליך בדיוק עשר.
frantic-event-lucky_10-full = כל אחד משליך קלפים שסכומם בדיוק 10 נקודות; מי שאין לו כאלה שולף שניים.
frantic-event-take_them_out = Take Them Out
frantic-event-take_them_out-short = כל המיוחדים הולכים.
frantic-event-take_them_out-full = כל אחד משליך את כל הקלפים המיוחדים.
frantic-event-times_two = Times Two
frantic-event-times_two-short = { $scores ->
    [off] בלי ניקוד: כלום.
   *[on] הסך הנמוך מוכפל.
}
frantic-event-times_two-full = { $scores ->
    [off] כשלא סופרים נקודות, לא קורה כלום.
   *[on] הסך הנמוך ביותר מוכפל, יהיה אשר יהיה; אם הוא של כמה שחקנים, אצל כולם.
}
frantic-event-little_brother = Little Brother
frantic-event-little_brother-short = אורח ליד שלך.
frantic-event-little_brother-full = המפעיל לוקח את הקלף הזה לידו. אי אפשר לשחק אותו, והוא שווה 11.
frantic-event-little_brother-whole = המפעיל לוקח את הקלף הזה לידו, וכבר לא בחוץ. אי אפשר לשחק אותו, אבל אפשר לתת, להחליף ולקחת אותו, ולהשליך אותו באירועים. שווה 11.
frantic-event-plus_20 = ⁦+20⁩
frantic-event-plus_20-short = { $scores ->
    [off] בלי ניקוד: כלום.
   *[on] התקרה עולה ב־20.
}
frantic-event-plus_20-full = { $scores ->
    [off] כשלא סופרים נקודות, לא קורה כלום.
   *[on] תקרת הנקודות עולה ב־20 עד סוף המשחק.
}
frantic-event-special_gift = Special Gift
frantic-event-special_gift-short = לתת את כל המיוחדים.
frantic-event-special_gift-full = כל אחד נותן את כל הקלפים המיוחדים לאחרים, כרצונו.
frantic-event-resurrection = Resurrection
frantic-event-resurrection-short = שני קלפים חוזרים.
frantic-event-resurrection-full = המפעיל לוקח קלף אחד מתוך הערימה, ונותן קלף אחר.
frantic-event-resurrection-whole = המפעיל מחפש בערימה שמתחת לקלף העליון, לוקח קלף אחד ונותן קלף אחר לשחקן לבחירתו.
frantic-event-eternal_love = Eternal Love
frantic-event-eternal_love-short = כל ה־Gift ליד הגדולה.
frantic-event-eternal_love-full = מי שיש לו הכי הרבה קלפים מקבל את כל קלפי Gift, גם השחורים.
frantic-event-southpole = Southpole
frantic-event-southpole-short = לשלוף בשביל האחרים.
frantic-event-southpole-full = כל אחד שולף קלפים כמספר השחקנים ונותן את כולם לאחרים.
frantic-event-blank_event = Spring Cleaning
frantic-event-blank_event-short = מה שהורכב בבית.
frantic-event-blank_event-full = פעולתו הורכבה לפני המשחק; אם לא, כל אחד משליך קלף והיד הקטנה ביותר שולפת שניים.

## קלפי כוח

frantic-power-all_draw_one = All Draw One
frantic-power-all_draw_one-full = לפני הקלף שלך: כל האחרים שולפים קלף.
frantic-power-anti_counter = Anti Counter
frantic-power-anti_counter-full = עם קלף מיוחד: אי אפשר להטיל עליו Counterattack. Error 404 עדיין פועל.
frantic-power-black_wish = Black Wish
frantic-power-black_wish-full = אחרי הקלף שלך: מתאים עכשיו רק קלף שחור או קלף משאלה.
frantic-power-colour_blockade = Colour Blockade
frantic-power-colour_blockade-full = אחרי הקלף שלך: צבע לבחירתך חסום עד סוף תורך הבא.
frantic-power-colour_blockade-short = צבע אחד חסום.
frantic-power-colour_blockade-whole = אחרי הקלף שלך: לבחור צבע. עד סוף תורך הבא אסור לכולם, גם לך, לשחק קלף שמראה אותו או לבקש אותו. לקלף בצבע הזה שעל הערימה עדיין אפשר להתאים במספר או בשם.
frantic-power-looping = Looping
frantic-power-looping-full = הכיוון מתהפך אחרי התור הזה, ושוב אחרי תורך הבא.
frantic-power-looping-short = הכיוון מתהפך פעמיים.
frantic-power-number_wish = Number Wish
frantic-power-number_wish-full = אחרי הקלף שלך: לבקש מספר.
frantic-power-open_hands = Open Hands
frantic-power-open_hands-full = לפני הקלף שלך: הידיים של האחרים גלויות עד תורך הבא.
frantic-power-open_hands-short = ידיים גלויות.
frantic-power-random_chance = Random Chance
frantic-power-random_chance-full = אחרי הקלף שלך: לשחק עוד קלף מהיד, מתאים או לא.
frantic-power-recycling = Recycling
frantic-power-recycling-full = אחרי הקלף שלך: הוא עובר ליד שבחרת, והדרישה הקודמת תקפה שוב, אלא אם הובעה משאלה.
frantic-power-special_charge = Special Charge
frantic-power-special_charge-full = לפני הקלף שלך: שחקן אחר שולף קלפים כמספר המיוחדים שבידו.
frantic-power-special_seal = Special Seal
frantic-power-special_seal-full = עם מספר: אסור לשחק או להטיל קלף מיוחד עד תורך הבא.
frantic-power-special_seal-short = בלי קלפים מיוחדים.
frantic-power-troublecharger = Troublecharger
frantic-power-troublecharger-full = בסוף תורך מופעל אירוע.

## קלפי חוק

frantic-rule-the_nicest_try = The Nicest Try
frantic-rule-the_nicest_try-full = אחרי Nice Try, מי שבחוץ שולף שישה קלפים במקום שלושה.
frantic-rule-the_nicest_try-short = שישה קלפים אחרי Nice Try.
frantic-rule-generous_gift = Generous Gift
frantic-rule-generous_gift-full = קלפי Gift נותנים שלושה קלפים במקום שניים.
frantic-rule-generous_gift-short = Gift נותן שלושה קלפים.
frantic-rule-other_way_round = Other Way Round
frantic-rule-other_way_round-full = המשחק הולך בכיוון ההפוך: עם כיוון השעון.
frantic-rule-other_way_round-short = עם כיוון השעון.
frantic-rule-thirsty = Thirsty
frantic-rule-thirsty-full = מי ששולף בתורו שולף שני קלפים.
frantic-rule-thirsty-short = מי ששולף, שולף שניים.
frantic-rule-until_it_fits = Until It Fits
frantic-rule-until_it_fits-full = מי ששולף בתורו שולף עד שקלף מתאים, לכל היותר חמישה.
frantic-rule-until_it_fits-short = לשלוף עד שקלף מתאים.
frantic-rule-until_it_fits-whole = מי ששולף בתורו שולף קלף אחרי קלף עד שיש לו אחד מתאים, לכל היותר חמישה. אז מותר לו לשחק או לוותר. לצידו Thirsty לא נחשב.
frantic-rule-black_on_black = Black on Black
frantic-rule-black_on_black-full = קלף שחור מתאים גם על כל קלף שחור.
frantic-rule-black_on_black-short = שחור מתאים על שחור.
frantic-rule-calm_round = Calm Round
frantic-rule-calm_round-full = מספרים שחורים לא מפעילים אירוע.
frantic-rule-calm_round-short = שחור לא מפעיל אירוע.
frantic-rule-lucky_sevens = Lucky Sevens
frantic-rule-lucky_sevens-full = כל 7 צבעוני מפעיל אירוע.
frantic-rule-lucky_sevens-short = 7 צבעוני: אירוע.
frantic-rule-twins = Twins
frantic-rule-twins-full = על מספר צבעוני מותר להניח עוד מאותו מספר.
frantic-rule-twins-short = מספרים שווים מצטרפים.
frantic-rule-twins-whole = מי שמשחק בתורו קלף מספר צבעוני יכול להניח עליו עוד קלפים צבעוניים מאותו מספר, בכל סדר. הם נחשבים כמהלך אחד; האחרון קובע את הדרישה. אם הם מפעילים משהו, זה קורה פעם אחת.
frantic-rule-glass_table = Glass Table
frantic-rule-glass_table-full = כל הידיים גלויות.
frantic-rule-glass_table-short = כל הידיים גלויות.
frantic-rule-swap_meet = Swap Meet
frantic-rule-swap_meet-full = מי שמשחק 1 צבעוני מחליף ידיים עם שחקן אחר.
frantic-rule-swap_meet-short = 1 צבעוני: להחליף ידיים.
frantic-rule-swap_meet-whole = מי שמשחק 1 צבעוני מחליף ידיים עם שחקן אחר לבחירתו, אלא אם זה היה הקלף האחרון שלו. אי אפשר להגיב על זה.
frantic-rule-merry_go_round = Merry-Go-Round
frantic-rule-merry_go_round-full = עם כל 9 צבעוני כל הידיים עוברות לשחקן הבא.
frantic-rule-merry_go_round-short = 9 צבעוני: הידיים עוברות.
frantic-rule-merry_go_round-whole = כשמשוחק 9 צבעוני, כל יד עוברת לשחקן הבא, גם יד ריקה. מי שמחזיק אז יד ריקה, בחוץ. אי אפשר להגיב על זה.
frantic-rule-fantastic_six = Fantastic Six
frantic-rule-fantastic_six-full = Fantastic Four מחלק שישה קלפים.
frantic-rule-fantastic_six-short = שישה ב־Fantastic Four.
frantic-rule-heavy_baggage = Heavy Baggage
frantic-rule-heavy_baggage-full = קלפים מיוחדים ששווים 7 נספרים 10.
frantic-rule-heavy_baggage-short = מיוחדים של 7 שווים 10.
frantic-rule-peace_treaty = Peace Treaty
frantic-rule-peace_treaty-full = אסור להטיל Counterattack.
frantic-rule-peace_treaty-short = בלי Counterattack.

## על השולחן

frantic-read-kind-number = קלף מספר
frantic-read-kind-black = מספר שחור
frantic-read-kind-plain = קלף מיוחד עם צבע
frantic-read-kind-swap = קלף מיוחד עם שני צבעים
frantic-read-kind-wish = קלף משאלה
frantic-read-kind-black-special = קלף מיוחד שחור
frantic-read-kind-unique = יחיד במינו
frantic-read-kind-blank = קלף מורכב
frantic-read-kind-event = אירוע
frantic-read-kind-power = קלף כוח: לחשוף יחד עם קלף שמשחקים
frantic-read-kind-rule = קלף חוק: תקף עד סוף הסיבוב
frantic-read-plain = מתאים על { $colour } ועל כל { $card }, לעולם לא כשנדרש רק מספר. את פעולתו חובה לבצע.
frantic-read-black = מתאים על כל Gift שאינו שחור. את פעולתו חובה לבצע.
frantic-read-must = מתאים על הכול, ואת פעולתו חובה לבצע.
frantic-read-may = מתאים על הכול. מותר לוותר על הפעולה; המשאלה תמיד מובעת.
frantic-read-reaction = בתורך הוא מתאים על הכול והוא רק משאלה.
frantic-number-card = { $number } { $colour }
frantic-special-card = { $title } ב{ $colours }
frantic-card-does = { $card } ({ $points }): { $does }
frantic-required = נדרש: { $needs }.
frantic-sheet-title = { $cause }. { $limit }
frantic-ask-in-time = { $sentence } ⁦{ $count }⁩ שנ׳
frantic-do-back = קלף אחר
frantic-do-wish = משאלה: { $what }
frantic-do-give = { $card } אל { $name }
frantic-do-pile = הערימה של { $name }
frantic-do-power = { $name }: { $power }
frantic-power-unknown = הפוך
frantic-do-name = { $name }: { $about }
frantic-do-shared = { $left ->
    [0] סיום
    [one] לחלק עוד אחד
   *[other] לחלק עוד { $left }
}
frantic-do-react = להגיב (מקש { $number })
frantic-loses-turn = תור אבוד
frantic-log-turned-down = { $name }: קלף כוח שוב הפוך.
frantic-do-plain = בלי קלף כוח
frantic-ask-how-play = { $card }: איך לשחק אותו?
frantic-ask-how-throw = { $card }: להטיל ולבקש צבע.
frantic-sheet-dealer = את הבא מחלק { $name }.
frantic-ask-tsunami-first = { $name }, להניח את הקלף הראשון.
frantic-ask-cards-for = { $name }, לבחור { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
} בשביל { $other }.
frantic-explains = { $title }: { $text }

## מה עושה קלף מורכב: מי, באילו מילים, כמה, והמשפט שנוצר מהם.
## $target הוא מי שהצעד נוגע לו; "trigger" הוא מפעיל האירוע, "each" כולם חוץ ממנו.

frantic-made-who = { $target ->
    [self] מי ששיחק
    [trigger] המפעיל
    [chosen] השחקן הנבחר
    [others] כל אחד מהאחרים
    [everyone] כל אחד
    [each] כל שחקן אחר
    [most] מי שיש לו הכי הרבה קלפים
    [fewest] מי שיש לו הכי מעט קלפים
    [left] השכן משמאל
    [right] השכן מימין
    [event-left] השכן משמאל למפעיל
    [event-right] השכן מימין למפעיל
   *[random] אחד מהאחרים באקראי
}
frantic-made-whom = { $target ->
    [self] מי ששיחק
    [trigger] המפעיל
    [chosen] השחקן הנבחר
    [others] כל אחד מהאחרים
    [everyone] כל אחד
    [each] כל שחקן אחר
    [most] מי שיש לו הכי הרבה קלפים
    [fewest] מי שיש לו הכי מעט קלפים
    [left] השכן משמאל
    [right] השכן מימין
    [event-left] השכן משמאל
    [event-right] השכן מימין
   *[random] אחד מהאחרים באקראי
}
# מה שבא לפני כמה, אם זה מיועד לכל אחד מכמה; בעברית כלום.
frantic-made-each = { $target ->
   *[other] { "" }
}
frantic-made-cards = { frantic-made-each }{ $count ->
    [1] קלף אחד
    [2] שני קלפים
    [3] שלושה קלפים
    [4] ארבעה קלפים
   *[other] חמישה קלפים
}
frantic-made-powers = { frantic-made-each }{ $count ->
    [1] קלף כוח אחד
   *[other] שני קלפי כוח
}
frantic-made-points = { frantic-made-each }{ $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
frantic-made-way = { $way ->
    [left] מקום אחד שמאלה
   *[right] מקום אחד ימינה
}
frantic-made-wished = { $wish ->
    [colour] צבע
    [number] מספר
   *[either] צבע או מספר
}
frantic-made-does-draw = { $target ->
   *[other] שולף
}
frantic-made-does-discard = { $target ->
   *[other] משליך
}
frantic-made-does-give = { $target ->
   *[other] נותן
}
frantic-made-does-collect = { $target ->
   *[other] נותן
}
frantic-made-does-steal = { $target ->
   *[other] לוקח
}
frantic-made-does-swap = { $target ->
   *[other] מחליף ידיים
}
frantic-made-does-rotate = עוברות
frantic-made-does-reveal = { $target ->
   *[other] חושף את היד
}
frantic-made-does-skip = { $target ->
   *[other] מאבד את התור הבא
}
frantic-made-does-get = { $target ->
   *[other] מקבל
}
frantic-made-does-lose = { $target ->
   *[other] מאבד
}
frantic-made-does-wish = { $target ->
   *[other] מבקש
}
frantic-made-does-event = מופעל אירוע
frantic-made-does-rule = נחשף עוד קלף חוק
frantic-made-does-nothing = לא קורה כלום
# הסימן הבלתי נראה אומר שגם כאן קוראים מימין לשמאל, אף שאין כאן אות.
frantic-made-subject = { $later ->
    [yes] אחר כך { $who } { $does }
   *[no] { "\u200F" }{ $who } { $does }
}
frantic-made-step-draw = { frantic-made-subject } { $what }
frantic-made-step-discard = { frantic-made-subject } { $what }
frantic-made-step-give = { frantic-made-subject } { $what } אל { $whom }
frantic-made-step-collect = { frantic-made-subject } { $what } אל { $receiver ->
    [self] מי ששיחק
   *[other] המפעיל
}
frantic-made-step-steal = { frantic-made-subject } { $what } בלי לראות, מיד של { $whom }
frantic-made-step-swap = { frantic-made-subject } עם { $whom }
frantic-made-step-rotate = { $later ->
    [yes] אחר כך כל הידיים { $does } { $what }
   *[no] כל הידיים { $does } { $what }
}
frantic-made-step-reveal = { frantic-made-subject } לעיני כולם
frantic-made-step-skip = { frantic-made-subject }
frantic-made-step-score = { frantic-made-subject } { $what }
frantic-made-step-wish = { frantic-made-subject } { $what }
frantic-made-step-event = { $later ->
    [yes] אחר כך { $does }
   *[no] { $does }
}
frantic-made-step-rule = { $later ->
    [yes] אחר כך { $does }
   *[no] { $does }
}
frantic-made-step-power = { frantic-made-subject } { $what }
frantic-made-step-nothing = { $later ->
    [yes] אחר כך { $does }
   *[no] { $does }
}
frantic-made-next = { $steps }, { $step }
frantic-made-must = { $steps }.
frantic-made-may = לבקש { frantic-made-wished }. אם רוצים: { $steps }.

## מה לא בסדר בקובץ של קלף, ואיפה

frantic-file-where = { $step ->
    [0] שורה { $line }
   *[other] שורה { $line }, צעד { $step }
}
frantic-file-unreadable = אי אפשר לפתוח את הקובץ: { $file }
frantic-file-foreign = שורה { $line }: זה לא קלף של Frantic.
frantic-file-cut = שורה { $line }: כאן הקובץ נקטע. הקלף לא שלם.
frantic-file-broken = שורה { $line }, תו { $column }: אי אפשר לקרוא את זה.
frantic-file-twice = { frantic-file-where }: ״{ $field }״ כתוב שם פעמיים.
frantic-file-version = { frantic-file-where }: הקלף בגרסה { $found }. הסדנה הזאת קוראת גרסה { $known }.
frantic-file-missing = { frantic-file-where }: ״{ $field }״ חסר.
frantic-file-unknown = { frantic-file-where }: ״{ $field }״ לא שייך לשם.
frantic-file-value = { frantic-file-where }: ״{ $field }״ לא יכול להיות { $found }. אפשר: { $allowed }.
frantic-file-name-empty = { frantic-file-where }: לקלף אין שם.
frantic-file-name-form = { frantic-file-where }: השם צריך להיות טקסט במירכאות, לא { $found }.
frantic-file-name-long = { frantic-file-where }: בשם יש { $count } אותיות. מותר { $most }.
frantic-file-name-signs = { frantic-file-where }: יש בשם סימן שאסור בכל שם.
frantic-file-name-taken = { frantic-file-where }: כבר יש קלף אחר בשם ״{ $found }״.
frantic-file-steps = { frantic-file-where }: לקלף יש צעד אחד עד { $most }. לזה יש { $count }.
frantic-file-steps-form = { frantic-file-where }: ״steps״ צריך להיות רשימה בסוגריים מרובעים.
frantic-file-events = { frantic-file-where }: רק צעד אחד יכול להפעיל אירוע.

## סדנת הקלפים

frantic-workshop-title = סדנת הקלפים
frantic-workshop-back-hint = חזרה. מה שעוד לא נשמר מחכה על שולחן העבודה.
frantic-workshop-new = קלף חדש
frantic-workshop-new-hint = קלף ריק להתחלה.
frantic-workshop-cards = הקלפים שלי ({ $count })
frantic-workshop-cards-hint = כל הקלפים שלך: לשנות אחד, למחוק אותו, לראות איפה הוא.
frantic-workshop-card-blank_play = קלף ריק
frantic-workshop-card-blank_play-hint = יש שניים כאלה בחפיסה, עם ערכת הקלפים הריקים.
frantic-workshop-card-do_it_yourself = Do It Yourself
frantic-workshop-card-do_it_yourself-hint = יש ארבעה כאלה בחפיסה, עם Pandora’s Box. גם מבקשים צבע.
frantic-workshop-card-blank_event = אירוע ריק
frantic-workshop-card-blank_event-hint = יש אחד כזה בין האירועים, עם ערכת הקלפים הריקים.
frantic-workshop-card-pandoras_box = Pandora’s Box
frantic-workshop-card-pandoras_box-hint = יש אחד כזה בין האירועים, עם Pandora’s Box.
frantic-workshop-type-hint = מה מבקשים כשמשחקים אותו, או צבע הקלף.
frantic-workshop-type-plain = קלף { $colour }
frantic-workshop-type-colour = מבקש צבע
frantic-workshop-type-number = מבקש מספר
frantic-workshop-type-either = צבע או מספר
frantic-workshop-type-event = אירוע
frantic-workshop-name = שם
frantic-workshop-name-fresh = הקלף שלי { $number }
frantic-workshop-name-hint = Enter או לחיצה, כדי לכתוב שם אחר.
frantic-workshop-name-empty = לקלף צריך שם.
frantic-workshop-name-long = בשם יש לכל היותר { $most } אותיות.
frantic-workshop-name-signs = יש בשם הזה סימן שאסור בכל שם.
frantic-workshop-name-taken = כבר יש קלף או אירוע אחר בשם ״{ $name }״. צריך שם אחר.
frantic-workshop-light-hint = האור שבו הוא זוהר.
frantic-workshop-icon-hint = התמונה שעליו.
frantic-workshop-add = עוד צעד
frantic-workshop-add-hint = לקלף יש עד { $count } צעדים, שמבוצעים בסדר הזה.
frantic-workshop-sooner-hint = הצעד הזה יבוא לפני זה שמעליו.
frantic-workshop-remove-hint = בלי הצעד הזה.
frantic-workshop-action-hint = מה עושים. Enter מראה הכול, Backspace עובר לבא.
frantic-workshop-action-title = מה קורה?
frantic-workshop-amount-hint = כמה, או מה. Enter מראה הכול, Backspace עובר לבא.
frantic-workshop-amount-title = { $action ->
    [rotate] לאן?
    [wish] מה לבקש?
   *[other] כמה?
}
frantic-workshop-target-hint = למי זה נוגע. Enter מראה את כולם, Backspace עובר לבא.
frantic-workshop-target-title = למי זה נוגע?
frantic-workshop-do-draw = לשלוף
frantic-workshop-do-draw-hint = כך וכך קלפים באים מהקופה.
frantic-workshop-do-discard = להשליך
frantic-workshop-do-discard-hint = כך וכך קלפים לבחירה עוברים אל מתחת לעליון.
frantic-workshop-do-give = לתת
frantic-workshop-do-give-hint = מי שמשחק אותו נותן קלפים לבחירתו.
frantic-workshop-do-collect = לאסוף
frantic-workshop-do-collect-hint = האחרים בוחרים אילו קלפים לתת למי שמשחק אותו.
frantic-workshop-do-steal = לקחת בלי לראות
frantic-workshop-do-steal-hint = מי שמשחק אותו לוקח קלפים בלי לראות אותם.
frantic-workshop-do-swap = להחליף ידיים
frantic-workshop-do-swap-hint = שתי ידיים שלמות מתחלפות.
frantic-workshop-do-rotate = להעביר את כל הידיים
frantic-workshop-do-rotate-hint = כל יד עוברת מקום אחד שמאלה או ימינה.
frantic-workshop-do-reveal = לחשוף יד
frantic-workshop-do-reveal-hint = היא גלויה עד שכולם ראו אותה.
frantic-workshop-do-skip = לאבד תור
frantic-workshop-do-skip-hint = מי שכבר מאבד תור, לא קורה לו כלום.
frantic-workshop-do-score = נקודות
frantic-workshop-do-score-hint = סך הכול משתנה מיד. נקודות הן דבר רע.
frantic-workshop-do-wish = משאלה
frantic-workshop-do-wish-hint = את מה שביקשו צריך לשחק אחריו.
frantic-workshop-do-event = אירוע
frantic-workshop-do-event-hint = אירוע אחד מופעל. לקלף יש רק צעד אחד כזה.
frantic-workshop-do-rule = קלף חוק
frantic-workshop-do-rule-hint = עוד קלף חוק אחד תקף עד סוף הסיבוב.
frantic-workshop-do-power = קלפי כוח
frantic-workshop-do-power-hint = הם באים הפוכים, כל עוד יש.
frantic-workshop-do-nothing = כלום
frantic-workshop-do-nothing-hint = שום דבר. גם זו בחירה.
frantic-workshop-at-self-hint = מי שמשחק את הקלף, או הפעיל את האירוע.
frantic-workshop-at-chosen-hint = מישהו שהשחקן בוחר; אותו אחד בכל הצעדים.
frantic-workshop-at-others-hint = כולם חוץ מהשחקן, אחד אחרי השני.
frantic-workshop-at-everyone-hint = כולם, אחד אחרי השני; מי שמשחק אותו אחרון.
frantic-workshop-at-most-hint = היד הגדולה ביותר. מבין שוות, הראשונה בסדר המשחק.
frantic-workshop-at-fewest-hint = היד הקטנה ביותר. מבין שוות, הראשונה בסדר המשחק.
frantic-workshop-at-left-hint = מי שיושב משמאל.
frantic-workshop-at-right-hint = מי שיושב מימין.
frantic-workshop-at-random-hint = המקרה בוחר אחד מהאחרים, מחדש בכל צעד.
frantic-workshop-note-loop = אם Repeat קורא לאירוע הזה בזמן שהוא עוד מבוצע, צעד האירוע שלו נשמט: שום דבר לא מסתובב לנצח.
frantic-workshop-note-violet = קלפים סגולים צריכים את Pandora’s Box במשחק.
frantic-workshop-note-rule = בלי Pandora’s Box במשחק לא נחשף קלף חוק.
frantic-workshop-note-power = בלי Supercharge במשחק אף אחד לא מקבל קלפי כוח.
frantic-workshop-note-score = כשלא סופרים נקודות, נקודות לא עושות כלום.
frantic-workshop-note-chosen = השחקן הנבחר יכול להטיל Counterattack או Error 404.
frantic-workshop-note-hand = אם היד הגדולה או הקטנה ביותר היא של השחקן עצמו, הצעד הזה לא עושה כלום.
frantic-workshop-note-kept = { frantic-card-fuck_you }, { frantic-card-golden_fuck_you } ו־{ frantic-card-gambling_champ } { $kept ->
    [moved] נשארים אצל מי שמשחק את הקלף
    [chosen] לא ניתנים לבחירה
   *[moved-chosen] נשארים אצל מי שמשחק את הקלף ולא ניתנים לבחירה
}.
frantic-workshop-note-discarded = { frantic-card-curse }, { frantic-card-the_end } ו־{ frantic-card-little_brother } גם לא ניתנים להשלכה.
frantic-workshop-try = לנסות
frantic-workshop-try-hint = שולחן עם בוטים, שבו הקלף הזה בא מיד. שום דבר ממנו לא נשמר.
frantic-workshop-keep = לשמור
frantic-workshop-keep-hint = כותב את הקלף לקובץ בתיקיית הקלפים שלך.
frantic-workshop-give = לחבר
frantic-workshop-give-hint = מניח עותק של קובץ הקלף במקום שקל למצוא. חבר גורר אותו אל החלון הזה.
frantic-workshop-given = הנה עותק לתת: { $file }
frantic-workshop-kept = נשמר בשם { $file } בתיקייה { $folder }
frantic-workshop-not-kept = לא הצלחנו לכתוב את הקלף. אולי הדיסק מלא, או שהתיקייה נעולה?
frantic-workshop-taken-in = ״{ $name }״ הוא עכשיו אחד הקלפים שלך.
frantic-workshop-ask = לזרוק את הקלף הזה?
frantic-workshop-ask-about = ״{ $name }״ לא נשמר כפי שהוא עכשיו.
frantic-workshop-ask-yes = לזרוק
frantic-workshop-ask-no = בחזרה אליו
frantic-workshop-nowhere = עוד לא נשמר בקובץ.
frantic-workshop-changed = השתנה מאז שנשמר בשם { $file }
frantic-workshop-lies = שמור בשם { $file }

frantic-cards-title = הקלפים שלי
frantic-cards-back-hint = חזרה לשולחן העבודה.
frantic-cards-none = עוד אין קלף. אפשר לשמור את זה שעל שולחן העבודה, או לגרור לכאן קובץ של חבר.
frantic-cards-lie = הקלפים שלך הם קבצים ב־{ $folder } – לשים שם קובץ של חבר, או לגרור אותו לכאן.
frantic-cards-folder = לפתוח תיקייה
frantic-cards-folder-hint = מראה את קובצי הקלפים שלך.
frantic-cards-no-program = אין תוכנה שתראה את התיקייה { $folder }
frantic-cards-unreadable = לא קלף
frantic-cards-bin-hint = למחוק את הקובץ הזה.
frantic-cards-ask = למחוק את הקלף הזה?
frantic-cards-ask-about = ״{ $name }״ נמחק לתמיד. משחקים ששוחקו בו שומרים אותו.
frantic-cards-ask-yes = למחוק
frantic-cards-ask-no = לשמור
frantic-cards-still-there = לא הצלחנו למחוק את הקובץ.

frantic-own-title = { $count ->
    [one] במשחק הזה יש קלף תוצרת בית
    [two] במשחק הזה שני קלפים תוצרת בית
   *[other] במשחק הזה { $count } קלפים תוצרת בית
}
frantic-own-again = המקש I, או הכפתור הימני בעכבר, מראים אותם שוב.

## השולחן במשפטים

frantic-own-name = { $name }
frantic-wished-number = { $number }
frantic-back = קלף { $number } משמאל
frantic-top = למעלה מונח { $card }; { $count ->
    [0] הקופה ריקה.
    [one] נשאר קלף אחד לשליפה.
    [two] נשארו שני קלפים לשליפה.
   *[other] נשארו { $count } קלפים לשליפה.
}
frantic-holds-now = תקף עכשיו: { $what }.
frantic-holds = { $name }: { frantic-cards-left }{ $so_far }.
frantic-so-far = , { $total ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $total } נקודות
} עד כה
frantic-your-hand = היד שלך: { $cards }.
frantic-row-draw = קופה: { $count }

## למה מומחה היה עושה את זה

frantic-worth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } נקודות
frantic-within = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
frantic-because-out = הקלפים ייגמרו לך בתורות הבאים ב־{ $this } מתוך 100 מקרים, אחרת ב־{ $other }.
frantic-because-rival-out = זה עוצר את { $name }: הסיום בא ב־{ $this } מתוך 100 מקרים, אחרת ב־{ $other }.
frantic-because-wishes = זה שומר ביד קלף שאפשר לבקש איתו.
frantic-because-heavy = זה פוטר אותך מקלף כבד: יש לך כזה ב־{ $this } מתוך 100 פעמים, אחרת ב־{ $other }.
frantic-because-points = כעבור כמה תורות היד שלך שווה { $this ->
    [1] נקודה אחת
   *[other] { $this } נקודות
} בממוצע, אחרת { $other }.
frantic-because-theirs = כעבור כמה תורות הידיים של האחרים שוות { $this ->
    [1] נקודה אחת
   *[other] { $this } נקודות
} בממוצע, אחרת { $other }.
frantic-because-cards = כעבור כמה תורות יש לך { $this ->
    [1] קלף אחד
   *[other] { $this } קלפים
} בממוצע, אחרת { $other }.

## השיעור הראשון

frantic-lesson-first = שיעור ראשון: סיבוב אחד
frantic-lesson-first-after = מי שיש לו הכי מעט נקודות כשמישהו עבר את התקרה מנצח.
frantic-lesson-first-match = לרוקן ראשון את היד: מה שנשאר נספר בנקודות, ונקודות הן דבר רע. קלף מתאים בצבע: לשים את ה־2 האדום שלך על ה־5 האדום.
refusal-frantic-lesson-first-match = עדיף להיפטר מקלף אדום כל עוד מונח שם אדום: לשחק את ה־2 האדום.
refusal-frantic-lesson-first-match-wish = זה מתאים על הכול, ולכן כדאי לשמור אותו לימים רעים. לשחק את ה־2 האדום.
frantic-lesson-first-event = מאת { $name2 } בא 7 שחור, ומספרים שחורים חושפים אירוע: הפעם לא קרה כלום. 7 מתאים על כל 7: לשחק את הירוק שלך.
refusal-frantic-lesson-first-event = את זה לשמור. 7 מתאים על 7: לשחק את ה־7 הירוק.
refusal-frantic-lesson-first-event-keep = הוא מתאים, אבל כדאי לשמור אותו לסוף. לשחק את ה־7 הירוק.
frantic-lesson-first-counter = מאת { $name3 } בא Gift: שני קלפים אליך! אבל נגדו מותר להטיל Counterattack. להטיל, ולבקש כחול.
refusal-frantic-lesson-first-counter = לבקש כחול: זה הצבע של ה־9 שלך.
refusal-frantic-lesson-first-counter-pass = ולקחת שני קלפים? להטיל את ה־Counterattack שלך, ולבקש כחול.
frantic-lesson-first-name = ה־Gift עכשיו שלך. הבחירה שלך מי יקבל שניים מהקלפים: לתת אותם אל { $name3 }, משם זה התחיל.
refusal-frantic-lesson-first-name = שם לא עשו לך כלום. לתת אותם אל { $name3 }.
frantic-lesson-first-give = לבחור מה לתת. מספרים גבוהים שווים הרבה נקודות: קודם את ה־8 השחור.
refusal-frantic-lesson-first-give = אותו אחר כך. קודם את ה־8 השחור, בבקשה.
refusal-frantic-lesson-first-give-keep = ה־9 הכחול הוא כל מה שצריך כדי לנצח: לתת את ה־8 השחור.
frantic-lesson-first-more = ואת קלף המשאלה שלך, ששווה 7 נקודות. ה־9 הכחול נשאר.
refusal-frantic-lesson-first-more = ה־9 הכחול נשאר אצלך: לתת את השני.
frantic-lesson-first-last = נשאר קלף אחד, וביקשת בעצמך כחול. לשחק אותו!
refusal-frantic-lesson-first-last = אין צורך לשלוף: ה־9 הכחול שלך מתאים.
frantic-lesson-first-end = היד ריקה: הסיבוב נגמר, ומה שביד האחרים נספר. מעבר לתקרה הכי מעט נקודות מנצחות.

## השיעור הארוך יותר: חלונות

frantic-lesson-windows = שיעור ארוך יותר: שלא בתורך
frantic-lesson-windows-after = לפני אירוע, כשקלף מיוחד פוגע בך, כשמישהו מסיים: אז מותר להטיל קלף.
frantic-lesson-windows-keep = ארבעה מקלפיך אפשר להטיל שלא בתורך. בתורך הם משאלה בלבד: לשמור אותם, ולשחק את ה־2 האדום.
refusal-frantic-lesson-windows-keep = עכשיו הוא רק יבקש צבע. לשמור אותו לרגע שלו, ולשחק את ה־2 האדום.
frantic-lesson-windows-event = מאת { $name2 } בא מספר שחור: אירוע בדרך, ואף אחד לא יודע איזה. כולם חוץ מ־{ $name2 } עוד יכולים לזוז הצידה.
frantic-lesson-windows-lucky = להטיל את Lucky Bastard: האירוע עובר אותך. ולבקש כחול, הצבע של ה־9 שלך.
refusal-frantic-lesson-windows-lucky = הצבע שמבקשים הוא הנדרש הבא, ול־9 שלך צריך כחול. להטיל אותו עם כחול.
refusal-frantic-lesson-windows-lucky-pass = אולי זה אירוע נחמד, אולי אכזרי. הקלף לא עולה לך בתור: להטיל אותו, ולבקש כחול.
frantic-lesson-windows-tax = Double Taxation! כולם חוץ ממך משלמים על שלושת הקלפים הגבוהים. אבל עכשיו מאת { $name3 }: ארבעה קלפים אליך.
frantic-lesson-windows-counter = קלף מיוחד שואל קודם את קורבנותיו. עם Counterattack, חלוקת הארבעה היא שלך. להטיל אותו, לבקש כחול.
refusal-frantic-lesson-windows-counter = הקלף הנכון, הצבע הלא נכון: לבקש כחול, בשביל ה־9.
refusal-frantic-lesson-windows-counter-pass = ולשלוף ארבעה קלפים? להטיל את ה־Counterattack, ולבקש כחול.
refusal-frantic-lesson-windows-counter-error = גם זה מגן עליך, אבל אז הקלפים יעברו מאת { $name3 } אל מישהו אחר. עם Counterattack הבחירה שלך. לבקש כחול.
frantic-lesson-windows-share = החלוקה שלך, כאילו שיחקת את הקלף בעצמך. אצל { $name2 } נשאר רק קלף אחד: כל הארבעה אל { $name2 }.
refusal-frantic-lesson-windows-share = { $name2 } הכי קרוב לסיום: לתת את כל הארבעה אל { $name2 }.
frantic-lesson-windows-error = גם מאת { $name2 } הוטל אחד: הארבעה חוזרים! Error 404 מוציא אותך מזה סופית. להטיל אותו, לבקש כחול.
refusal-frantic-lesson-windows-error = הוא פועל בכל צבע. אבל צריך כחול, בשביל ה־9.
refusal-frantic-lesson-windows-error-pass = אז ארבעת הקלפים שלך. להטיל Error 404, ולבקש כחול.
frantic-lesson-windows-out = אז הארבעה נשלפו אצל { $name3 }. אבל ה־Counterattack הזה היה הקלף האחרון של { $name2 }, שעכשיו בחוץ! האם הסיבוב נגמר?
frantic-lesson-windows-nice = עוד לא: בגלל Nice Try מי שבחוץ שולף שלושה קלפים, והמשחק נמשך. להטיל אותו, לבקש כחול.
refusal-frantic-lesson-windows-nice = יפה, אבל לבקש כחול: התור הבא שלך.
refusal-frantic-lesson-windows-nice-pass = אז הסיבוב של { $name2 }, והקלפים שלך שווים 16 נקודות. להטיל Nice Try, ולבקש כחול.
frantic-lesson-windows-last = הטלה לעולם לא משנה מי הבא בתור: אחרי { $name3 } תורך, והמשאלה היא כחול. לשחק את הקלף האחרון שלך.
refusal-frantic-lesson-windows-last = אין צורך לשלוף: ה־9 הכחול שלך מתאים.
frantic-lesson-windows-end = סיימת! כשכמה אנשים משחקים, שואלים את כולם בכל חלון, כדי שאף אחד לא יידע מי מחזיק במה.
