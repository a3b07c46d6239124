# Words that all games share: seats, things that are hidden, and the table in the terminal.

seat-name = Player { $number }
seat-hidden = somebody
seat-none = nobody

thing-hidden = face-down card
    .sign = ?
thing-none = nothing
