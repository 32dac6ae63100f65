# Who plays with what: binding, gamepads that sit down and come and go, and the beat.

seats-bind = Press a key or a button. Click the field again for the mouse, tap it for touch.
seats-listening = { $name }, what will you use? { $what }. Esc leaves it as it is.
seats-joined = { $device } plays for { $name } now.
seats-full = { $device } finds every seat taken. Make a bot leave, or choose a key field and press a button.
seats-pad-new = { $device } is here. Press one of its buttons to sit down.
seats-pad-gone = { $device } is gone. As soon as it is back it plays for { $name } again.
seats-pad-back = { $device } is back and plays for { $name }.
seats-pad-missing = { $name } plays with { $device }, but it is not plugged in. Plug it in, or choose another key.
seats-names-between = { ", " }
seats-company = { $people ->
    [0] { $bots } bots
   *[other] { $bots ->
        [0] { $names }
        [one] { $names } and a bot
       *[other] { $names } and { $bots } bots
    }
}
seats-company-label = Lately
seats-company-hint = Who played here lately. Step on, and they sit down as they did then.

## Tap with the beat

beat-title = Tap with the beat
beat-about = Some devices tell of a press later than others. Tap along with each of yours, and Kibitz makes up for it: in a race the quicker ones wait for the slowest. Nobody has to: without this all count as they come.
beat-listen = Listen and look …
beat-tap = Now tap with every beat, with any key, button, click or finger. Esc stops.
beat-none = Too few taps to say anything. Once more?
beat-found = This is how late your taps came, half of them sooner and half later. To be fair, let one person tap on all devices.
beat-start = Start
beat-again = Once more
beat-keep = Make up for it
beat-forget = Count as they come
beat-forget-hint = Forgets what was found: no device is made up for.
beat-late = { $ms ->
    [0] right on the beat
   *[other] { $ms } ms
}

## A gamepad or a phone is gone

gone-title = { $device } is gone
gone-about = { $name } plays with it. Plug it in again, or wake it: it takes up the same hand.
gone-phone-title = { $name }’s phone is away
gone-phone-about = The table waits for it: it takes up the same hand when it is back.
gone-back = Back to the pause
gone-anyway = Go on without it
