/// Clocks and calendars.
enum TimeSymbols {
    static let all: [String: String] = [
        "clock": "shape O 0 0 9.3; mark M 0 -5.6 L 0 0.4 L 4 2.6",
        "clock.arrow.circlepath": """
        line A 0 0 9 -140 150; line M -10.4 -8.4 L -7 -5.6 L -4 -8.6; line M 0 -5 L 0 0.4 L 3.6 2.4
        """,
        "deskclock": "shape O 0 -0.6 8; mark M 0 -5 L 0 -0.4 L 3 1.4; line M -5 8.6 L -3.6 6.6 M 5 8.6 L 3.6 6.6",
        "alarm": """
        shape O 0 1 7.6; mark M 0 -3 L 0 1.4 L 3 3.2; line M -9.6 -5.4 L -5.8 -8.8 M 9.6 -5.4 L 5.8 -8.8 M
        -5.2 7 L -7 9.4 M 5.2 7 L 7 9.4
        """,
        "stopwatch": """
        shape O 0 1.6 8; mark M 0 -3 L 0 1.6; line M 0 -6.4 L 0 -9.6 M -2.6 -9.8 L 2.6 -9.8 M 6.4 -5.6 L 7.8
        -7
        """,
        "timer": "line A 0 0 9.3 -90 215; line M 0 -9.3 L 0 -5.4; line M -0.4 0.2 L -4.6 -4.4; solid O 0 0.4 1.4",
        "hourglass": """
        shape M -6 -9 L 6 -9 L 6 -6.4 Q 6 -3.4 1.6 0 Q 6 3.4 6 6.4 L 6 9 L -6 9 L -6 6.4 Q -6 3.4 -1.6 0 Q -6
        -3.4 -6 -6.4 Z; line M -7.4 -9.2 L 7.4 -9.2 M -7.4 9.2 L 7.4 9.2
        """,
        "hourglass.bottomhalf.filled": """
        line M -6 -9 L 6 -9 L 6 -6.4 Q 6 -3.4 1.6 0 Q 6 3.4 6 6.4 L 6 9 L -6 9 L -6 6.4 Q -6 3.4 -1.6 0 Q -6
        -3.4 -6 -6.4 Z M -7.4 -9.2 L 7.4 -9.2 M -7.4 9.2 L 7.4 9.2; solid M -4.6 8.4 Q -4 4.4 0 3.6 Q 4 4.4
        4.6 8.4 Z
        """,
        "hourglass.tophalf.filled": """
        line M -6 -9 L 6 -9 L 6 -6.4 Q 6 -3.4 1.6 0 Q 6 3.4 6 6.4 L 6 9 L -6 9 L -6 6.4 Q -6 3.4 -1.6 0 Q -6
        -3.4 -6 -6.4 Z M -7.4 -9.2 L 7.4 -9.2 M -7.4 9.2 L 7.4 9.2; solid M -4.6 -5.6 L 4.6 -5.6 Q 3.6 -3 0 -1
        Q -3.6 -3 -4.6 -5.6 Z
        """,
        "calendar": """
        shape R -9.2 -8.6 18.4 17.2 3; mark M -9.2 -3.6 L 9.2 -3.6; spot O -4.6 0 1.1 O 0 0 1.1 O 4.6 0 1.1 O
        -4.6 4.2 1.1 O 0 4.2 1.1 O 4.6 4.2 1.1
        """,
    ]
}
