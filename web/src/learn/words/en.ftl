# Words of lessons and of the Learn page.
learn-title = Learn
learn-next-step = Next step
learn-begin = Start
learn-go-on = Continue
learn-again = Once more
learn-finished = finished
learn-outdated = This lesson is being rewritten.
learn-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
learn-more-to-come = Lessons for the other games are still being written. Their rules and hints are at every table.

lesson = Lesson
lesson-step-of = Step { $step } of { $steps }
lesson-points-at = Points at: { $anchor }
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-do-it = Do it
lesson-shown = { $action }
lesson-right = Right.
lesson-right-then = Right. Here we go on with: { $then }
lesson-not-now = { $action }: allowed, but not now.
lesson-wrong = { $action }: possible, but …
lesson-leave = Leave, keep my place
lesson-gone = This lesson does not exist
lesson-over = { $lesson }: finished
lesson-over-more = You know enough for a first match. Hints and rules are always one click away.
lesson-play = Play your first match
lesson-next-one = Next lesson: { $lesson }
