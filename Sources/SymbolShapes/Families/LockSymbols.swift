/// Locks, keys and what guards.
enum LockSymbols {
    static let all: [String: String] = [
        "lock": """
        shape R -7 -1.4 14 11 2.2; line M -4.4 -1.4 L -4.4 -5 C -4.4 -8.2 -2.6 -9.9 0 -9.9 C 2.6 -9.9 4.4 -8.2
        4.4 -5 L 4.4 -1.4
        """,
        "lock.open": """
        shape R -9.6 -1.4 14 11 2.2; line M 1.8 -1.4 L 1.8 -5 C 1.8 -8.2 3.6 -9.9 6.2 -9.9 C 8.8 -9.9 10.6
        -8.2 10.6 -5 L 10.6 -2.6
        """,
        "lock.rotation": "line A 0 0.6 8.6 -150 150; use lock 0 0 0.5; line M -10 -8 L -7.4 -4 L -3.6 -6.6",
        "lock.shield": """
        use shield 0 0 1; spot R -3.6 -0.8 7.2 5.4 1.2; mark M -2.2 -0.8 L -2.2 -2.4 Q -2.2 -4.6 0 -4.6 Q 2.2
        -4.6 2.2 -2.4 L 2.2 -0.8
        """,
        "lock.doc": "use doc 0 0 1; spot R -3.4 2 6.8 4.8 1",
        "lock.iphone": "use iphone 0 0 1; spot R -2.6 0 5.2 4 0.8",
        "key": """
        shape O -4.8 -4.8 4.6; line*1.3 M -1.4 -1.4 L 8.6 8.6 M 4 4 L 6.6 1.4 M 7 7 L 9.4 4.6; mark O -5.6
        -5.6 1
        """,
        "key.horizontal": """
        shape O -6 0 4.4; line*1.3 M -1.6 0 L 10 0 M 6 0 L 6 3.4 M 9.4 0 L 9.4 3; spot O -7.2 0 1
        """,
        "shield.lefthalf.filled": """
        line M 0 -9.9 Q 4 -7.2 8 -7 L 8 -0.4 C 8 4.6 4.8 7.9 0 10 C -4.8 7.9 -8 4.6 -8 -0.4 L -8 -7 Q -4 -7.2
        0 -9.9 Z; solid M 0 -9.9 L 0 10 C -4.8 7.9 -8 4.6 -8 -0.4 L -8 -7 Q -4 -7.2 0 -9.9 Z
        """,
        "exclamationmark.shield": "use shield 0 0 1; mark*1.2 M 0 -4.4 L 0 1; mark*1.5 D 0 4.2",
        "checkerboard.shield": "use shield 0 0 1; spot R -6 -5 6 5 0 R 0 0 6 5 0",
        "person.badge.key": "use person -2 0 1; line O 6.6 4 2.2 M 6.6 6.2 L 6.6 10 M 6.6 8.6 L 8.4 8.6",
    ]
}
