# איך נקראים מקשים, כפתורים ושאר אמצעי שליטה, ומה אומרים עליהם.

input-key-space = רווח
input-key-return = Enter
input-key-tab = Tab
input-key-escape = Esc
input-key-backspace = Backspace
input-key-up = למעלה
input-key-down = למטה
input-key-left = שמאלה
input-key-right = ימינה
input-key-insert = Insert
input-key-delete = Delete
input-key-home = Home
input-key-end = End
input-key-page-up = Page Up
input-key-page-down = Page Down
input-key-left-shift = Shift שמאלי
input-key-right-shift = Shift ימני
input-key-left-control = Ctrl שמאלי
input-key-right-control = Ctrl ימני
input-key-left-alt = Alt שמאלי
input-key-right-alt = Alt ימני
input-key-left-super = Super שמאלי
input-key-right-super = Super ימני
input-key-caps-lock = Caps Lock
input-key-keypad-enter = Num Enter
input-key-keypad = ⁦Num { $sign }⁩
input-key-other = מקש { $number }

input-mouse-left = לחיצה שמאלית
input-mouse-middle = לחיצה אמצעית
input-mouse-right = לחיצה ימנית
input-mouse-other = כפתור { $number } בעכבר
input-touch = מגע

input-pad = בקר { $pad }
input-pad-button = בקר { $pad }, כפתור { $number }
input-pad-hat = בקר { $pad }, { $way ->
    [left] צלב שמאלה
    [right] צלב ימינה
    [up] צלב למעלה
   *[down] צלב למטה
}
input-pad-axis = בקר { $pad }, ציר { $number } { $side }

input-pad-left-shoulder = בקר { $pad }, כתף שמאלית
input-pad-right-shoulder = בקר { $pad }, כתף ימנית
input-pad-left-trigger = בקר { $pad }, הדק שמאלי
input-pad-right-trigger = בקר { $pad }, הדק ימני

input-device-keyboard = מקלדת
input-device-mouse = עכבר
input-device-touch = מגע

# על מקש יש מעט מקום.
input-cap-mouse = עכבר
input-cap-touch = מגע
input-cap-phone = טלפון
input-cap-pad = בקר { $pad }
input-cap-button = ⁦P{ $pad } B{ $number }⁩
input-cap-axis = ⁦P{ $pad } A{ $number }⁩
input-cap-hat = ⁦P{ $pad } { $way ->
    [left] <
    [right] >
    [up] ^
   *[other] v
}⁩
input-cap-left-shoulder = ⁦P{ $pad } L⁩
input-cap-right-shoulder = ⁦P{ $pad } R⁩
input-cap-left-trigger = ⁦P{ $pad } LT⁩
input-cap-right-trigger = ⁦P{ $pad } RT⁩

key-taken = { $key } הוא כבר המקש של { $name }. כל מקש משרת יד אחת בלבד.
key-swap = { $key } הוא המקש של { $name }. להחליף?
key-swap-about = { $key } יהיה המקש של { $own }, ו־{ $mine } יהיה המקש של { $name }.
key-swap-yes = להחליף מקשים
key-swap-no = להשאיר
mouse-taken = העכבר כבר של { $name }. יש רק עכבר אחד, והוא משרת מקום אחד.
key-awkward = המקש { $key } נקבע, אבל הוא עלול להפעיל את המערכת עצמה. אות, בקר, עכבר או אצבע בטוחים יותר.
key-of-the-house = למקש { $key } יש תפקיד משלו בכל שולחן. כדאי לבחור אחר.
key-doubled = { $key } היה המקש של { $name } וגם של { $other }. עכשיו יש מקש אחר ל־{ $other }.
key-let-go = להרפות!
key-crowded = יותר מארבעה על מקלדת אחת מפריעים זה לזה. בקרים, עכבר ומגע עוזרים.
key-lost = { $key } לא מגיע כשהאחרים לחוצים. כדאי לנסות במקומו { $other }.
key-all-arrive = כל המקשים מגיעים. אפשר לתפוס כולם בבת אחת.
