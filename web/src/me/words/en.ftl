me-title = You and your devices
me-you = You
me-name = Name at tables
me-save = Save
me-kept = Saved.
me-failed = That did not work. Try again in a moment.
me-colour = Colour wish, if it is free
me-results = { $results ->
        [0] No finished match is stored yet.
        [one] One finished match is with you on all devices.
       *[other] { $results } finished matches are with you on all devices.
    }
me-kept-where = The server keeps name, seats and results under a key that only your devices have. Whoever runs the server can read them.
me-devices = Your devices
me-devices-why = There is no password. Each device has a key of its own, made when it first came here. A lost device that is signed out opens nothing.
me-here = this device
me-now = now
me-since = since { $day }
me-last = last used { $day }
me-made = made { $day }
me-used = used { $day }
me-never-used = never used
me-sign-out = Sign out
me-signed-out = Signed out. Links it may have kept no longer work.
me-device-unknown = Another browser
me-paper = Recovery words
me-paper-why = Eight words on paper bring everything back if you lose all devices.
me-paper-make = Show eight words
me-paper-again = Make new words
me-paper-once = Write these down now, they are shown only once. Earlier words are void.
me-paper-done = I have written them down
me-another = To another device
me-another-why = Your seats and results are there too, and both devices can be used at the same time.
me-code = Code
me-code-make = Add a device
me-code-once = The code works once, for five minutes, and only with your yes.
me-code-over = This code is used up. Make another one on your first device.
me-qr = QR code for the words { $words }
me-or-type = or open this page there, choose “You”, and type
me-time-left = { $time } left
me-step-1 = Point the camera of the other device here.
me-step-2 = Both devices show two words. Compare them.
me-step-3 = { $seats ->
        [0] Say yes here.
        [one] Say yes here. Your open seat is there too.
       *[other] Say yes here. Your { $seats } open seats are there too.
    }
me-asks = A new device asks: { $device }
me-compare = Does it show these two words?
me-yes = Yes, mine
me-no = No
me-added = The device is yours now.
me-turned-away = The device was turned away.
me-stop = Stop
me-join = You are already known elsewhere?
me-join-words = Four words from your other device, or your eight recovery words
me-join-go = Continue
me-wait = Now say yes on your other device. It shows these two words:
me-wait-why = If it shows other words, say no there.
me-was-refused = The other device said no. Nothing has changed.
me-joined = Welcome back, { $name }. Your seats and results are here.
me-forget = Forget me
me-forget-why = Name, devices and results are deleted. Your seats stay without a name, and the others can free them.
me-forget-sure = This cannot be undone, on any of your devices.
me-forget-yes = Delete everything
me-private = This window forgets you
me-private-why = It keeps nothing, so you have no key here. You can play on with the links of your seats; use another window to have your matches on all devices.
