# Phones as hands: what stands on the sheet at the table, and on the page of a phone.

## What lies before a player

row-hand = Your hand
row-table = On the table

## The sheet

phones-title = Phones as hands
phones-about = A phone on the same network can hold a player’s cards. No app, no account, no internet.
phones-open = Open for phones
phones-open-hint = Then phones of this network can take seats at this table. Your system may ask once whether Kibitz may be reached: say yes.
phones-close = No more phones
phones-close-hint = No phone holds cards any more. All are asked at the screen again.
phones-scan = Scan this, or type on the phone:
phones-letters = and then these letters:
phones-for-any = For any free seat
phones-for = For { $name }
phones-whom-hint = Whose seat the code is for.
phones-network = Network
phones-network-hint = This computer is on several networks. Choose the one the phones are on.
phones-seat-screen = at the screen
phones-seat-bot = a bot
phones-seat-there = on a phone
phones-seat-gone = phone is away
phones-seat-asks = another phone asks
phones-take = To the screen
phones-take-hint = The phone gives { $name }’s cards back: they are asked at the screen.
phones-nod = Allow
phones-nod-hint = The other phone takes { $name }’s seat, and the first one loses it. Ask { $name }.
phones-refuse = No
phones-refuse-hint = { $name }’s seat stays with the phone that has it. The other one is told so.
phones-done = Done
phones-trouble = If nothing comes up: is the phone on the same network, and not a guest network? Does a firewall ask? A hotspot helps, too.
phones-no-network = This computer is on no network. Join a Wi-Fi, or open a hotspot on a phone, then open again.
phones-network-gone = This computer is on no network any more. Join a Wi-Fi, or open a hotspot on a phone: then it goes on here.
phones-network-new = This computer is on another network now. Connect the phones to it and scan this code. Whoever had a seat asks for it, and you allow it here.
phones-port-taken = The network does not let Kibitz listen: other programs use its ports, or the system forbids it. Close other servers, then open again.
phones-other-door = Another program uses the address that the phones knew. Scan the code once more: Pause, Phones.
phones-pause = Phones
phones-pause-hint = Phones hold the cards of players: scan a code, sit down, play.
phones-waits-gone = { $name }’s phone is away. It can come back, or a bot goes on: Pause, Who plays.
phones-came = { $name } plays on a phone now.
phones-unsure = ± { $ms } ms
phones-away = Phone away
phones-asks-nod = Another phone asks for { $name }’s seat: Pause, Phones.
phones-asks-nod-here = Another phone asks for { $name }’s seat: you can allow it under “Phones”.

## The page

phones-page-title = Kibitz
phones-page-loading = Looking for the table …
phones-page-old = This browser is too old for this page. A newer one, such as Firefox or Chrome, will do.
phones-page-no-script = This page needs JavaScript: allow it for this address.
phones-page-lost = The table does not answer. This page tries again by itself. Are phone and computer on the same Wi-Fi? On a guest network they cannot find each other.
phones-page-closed = The table is not open for phones any more. If it opens again, this page goes on by itself.
phones-page-code = Which letters stand on the screen?
phones-page-code-label = Four letters
phones-page-code-send = To the table
phones-page-wrong = Those are not the letters on the screen.
phones-page-bad-key = This code is not for this table any more. Scan the one on the screen.
phones-page-busy = Too much at once. Wait a moment, and try again.
phones-page-seats = Which seat is yours?
phones-page-name = Your name
phones-page-colour = Your colour
phones-page-colour-of = { $name } has it
phones-page-own-colour = As the seat is
phones-page-colour-taken = Somebody else has that colour now. Choose another one.
phones-page-name-taken = Somebody else has that name. Choose another name.
seat-colour-red = Red
seat-colour-blue = Blue
seat-colour-yellow = Yellow
seat-colour-green = Green
seat-colour-violet = Violet
seat-colour-orange = Orange
seat-colour-teal = Teal
seat-colour-pink = Pink
seat-colour-lime = Lime
seat-colour-white = White
phones-page-taken = on another phone
phones-page-bot = played by a bot
phones-page-screen = at the screen
phones-page-nod = Somebody else’s phone holds this seat. The table is asked whether you may have it: somebody presses “Allow” there.
phones-page-other = Choose another seat
phones-page-asked = Another phone asks for that seat just now. Wait a moment, or take another one.
phones-page-refused = The table says no: that seat stays with the phone that has it.
phones-page-just-taken = Somebody has just taken that seat. Choose another one.
phones-page-replaced = Another phone holds your cards now.
phones-page-elsewhere = This seat is open on another page of this phone now.
phones-page-here = Go on here
phones-page-given-back = Your cards are held at the screen again. To get them back, scan the code at the table.
phones-page-sits = You sit here, { $name }. The cards are still to be dealt.
phones-page-pauses = The table pauses.
phones-page-pauses-gone = The table pauses: { $name }’s phone is away.
phones-page-bot-plays = A bot plays for you.
phones-page-mine = Play on yourself
phones-page-on = Go on
phones-page-on-without = Go on without { $name }
phones-page-again = Again
phones-page-next = Next game
phones-page-showing = Look at the table.
phones-page-unsure = This phone is exact to ± { $ms } ms.
phones-page-won = { $names }: won!
phones-page-drawn = Nobody wins.
phones-page-answers = Answers
phones-page-back = One choice back
phones-page-how = How things stand
phones-page-log = What happened
phones-page-close = Close
phones-page-menu = More
phones-page-undo = Take back
phones-page-undo-asks = { $name } would like to take their move back.
phones-page-undo-asks-here = At the screen somebody would like to take { $name }’s move back.
phones-page-undo-yes = Agree
phones-page-undo-no = No
phones-page-undo-waits = The others are asked whether they agree.
phones-page-undo-refused = { $name } does not agree.
phones-page-undo-refused-here = At the screen somebody does not agree.
phones-page-language = Language
phones-page-leave = Give my seat back
phones-page-leave-sure = Really give it back?
phones-page-lamp = Lamp
phones-page-read = Explain
phones-page-read-hint = Then tap what you want explained. A long press does it at once.
phones-page-closed-answer = not now
phones-page-chosen = chosen
phones-page-lit = by the lamp
phones-page-spent = covered
phones-page-not-heard = The table did not hear that. Try again.
pile-draw = { $count ->
    [one] Draw pile, { $count } card
   *[other] Draw pile, { $count } cards
}
