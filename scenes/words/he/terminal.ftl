# שולחן במסוף.

terminal-type = { $picked ->
    [0] להקליד מספר; t מראה את השולחן, l מדליק את המנורה, u מבטל מהלך, q יוצא.
   *[other] להקליד מספר; b חוזר בחירה אחת, t מראה את השולחן, l מדליק את המנורה, u מבטל מהלך, q יוצא.
}
terminal-which = { $count ->
    [one] להקליד 1.
   *[other] להקליד מספר בין 1 ל־{ $count }.
}
terminal-hand-over = { $name }, תורך. להקיש Enter כשהאחרים לא מסתכלים.
terminal-taken-back = בוטל.
terminal-won = { $names }: ניצחון!
terminal-drawn = אף אחד לא ניצח.
terminal-left = המשחק נשמר. אפשר לפתוח אותו מהמדף, תחת ״משחקים״.

# מה שאפשר לטעות בו.

refusal-table-over = המשחק נגמר.
refusal-table-not-your-turn = התור של { $name }.
refusal-table-not-now = אי אפשר לעשות את זה עכשיו.
refusal-prompt-not-asked = אי אפשר לבחור את זה עכשיו.
refusal-prompt-other-seat = על זה עונה שחקן אחר.
refusal-prompt-none = לא שואלים אותך עכשיו דבר.
refusal-prompt-passed = השאלה הזאת כבר עברה.
