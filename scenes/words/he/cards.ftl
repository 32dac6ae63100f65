# מה שקורה בהרבה שולחנות קלפים.

cards-log-played = { $name }: { $card } על הערימה.
cards-log-drew = { $name }: שליפת קלף.
cards-log-passed = { $name }: ויתור על התור.
cards-top = למעלה מונח { $card }.
cards-held = { $count ->
    [one] אצל { $name } קלף אחד.
    [two] אצל { $name } שני קלפים.
   *[other] אצל { $name }: { $count } קלפים.
}
cards-hand = היד שלך: { $cards }.
cards-do-draw = לשלוף
cards-do-pass = לוותר
refusal-cards-not-held = הקלף הזה לא ביד שלך.
refusal-cards-nothing-to-draw = אין מה לשלוף.
refusal-cards-drawn = כבר שלפת בתור הזה.
refusal-cards-draw-first = קודם לשלוף קלף, ואז אפשר לוותר.

# מה שמשחק לא צריך לומר בעצמו.

any-game-level-easy = קל
any-game-level-normal = רגיל
any-game-level-hard = קשה
any-game-level-expert = מומחה
any-game-won = { $count ->
    [one] הניצחון של { $names }
   *[other] המנצחים: { $names }
}
any-game-who-wins = מי שצבר הכי הרבה נקודות מנצח.
any-game-stat-points = נקודות
any-game-figure-points = נקודות
any-game-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
any-game-worth = { $hundredths ->
    [one] ניצחון אחד ב־100 משחקים
    [two] שני ניצחונות ב־100 משחקים
   *[other] { $hundredths } ניצחונות ב־100 משחקים
}

# החפיסה הרגילה.

deck-card = { $rank ->
    [A] אס
    [J] נסיך
    [Q] מלכה
    [K] מלך
    [T] 10
   *[other] { $rank }
} { $suit }
deck-suit-c = תלתן
deck-suit-d = יהלום
deck-suit-h = לב
deck-suit-s = עלה
