/// Tools and settings.
enum ToolSymbols {
    static let all: [String: String] = [
        "gearshape": "shape W 0 0 8 9.8 7.8 0.7; mark O 0 0 3.3",
        "gearshape.2": """
        shape W -3.4 -2.2 8 7.4 5.8 0.5; mark O -3.4 -2.2 2.4; void*2.4 W 6.4 5 8 5 3.8 0.4; shape W 6.4 5 8 5
        3.8 0.4; mark O 6.4 5 1.5
        """,
        "gear": """
        line W 0 0 12 9.8 8.2 0.4; line O 0 0 6; solid O 0 0 1.6; line M 0 0 L 6 0 M 0 0 L -3 -5.2 M 0 0 L -3
        5.2
        """,
        "wrench": """
        shape M 3.4 -8.8 Q 0.4 -7.6 -0.2 -4.6 Q -0.4 -3.4 0 -2.2 L -8 5.8 Q -9.6 7.4 -8 9 Q -6.4 10.4 -4.8 8.8
        L 3.2 0.8 Q 6.4 1.6 8.6 -1 Q 10 -3 9.4 -5.6 L 6.4 -2.6 L 3.4 -3.4 L 2.6 -6.4 L 5.6 -9.4 Q 4.4 -9.4 3.4
        -8.8 Z
        """,
        "wrench.and.screwdriver": """
        use wrench 0 0 1; line*1.4 M -8.6 -8.6 L -2.4 -2.4; line M 3.4 3.4 L 5 5; line*2 M 5.6 5.6 L 8 8
        """,
        "screwdriver": """
        line*1.2 M -8.6 8.6 L 1 -1; shape M 0.4 -2.4 L 5.6 -8 Q 7 -9.4 8.4 -8 Q 9.4 -6.8 8 -5.4 L 2.4 -0.4 Z
        """,
        "hammer": "shape P 1 -3.4 -3.6 1 -8 6 -8 9 -5 6.4 -2.6 5 -3.4 1.6 0.4; line*2 M -1 -1 L -8 7.6",
        "scissors": "line O -6 5.6 3 O -6 -5.6 3 M -3.6 3.8 L 9.4 -6 M -3.6 -3.8 L 9.4 6",
        "ruler": """
        shape M -9.6 4 L 4 -9.6 L 9.6 -4 L -4 9.6 Z; mark M -6 0.4 L -4 2.4 M -3.2 -2.4 L -0.6 0.2 M -0.4 -5.2
        L 1.6 -3.2 M 2.4 -8 L 5 -5.4
        """,
        "level": "shape R -10.6 -5.4 21.2 10.8 2.4; mark O 0 0 2.6",
        "magnifyingglass": "line O -2 -2 6.8 M 3 3 L 9 9",
        "plus.magnifyingglass": "use magnifyingglass 0 0 1; line M -2 -5 L -2 1 M -5 -2 L 1 -2",
        "minus.magnifyingglass": "use magnifyingglass 0 0 1; line M -5 -2 L 1 -2",
        "1.magnifyingglass": "use magnifyingglass 0 0 1; line M -3.2 -4.2 L -1.8 -5 L -1.8 1",
        "binoculars": """
        shape O -5.6 3.6 4.4; shape O 5.6 3.6 4.4; line M -9.4 1.4 L -6.4 -7 Q -4.4 -8.6 -2.4 -7 L -1.2 3.6 M
        9.4 1.4 L 6.4 -7 Q 4.4 -8.6 2.4 -7 L 1.2 3.6 M -2 -2.4 L 2 -2.4
        """,
        "pin": """
        shape M -4.4 -9.4 L 4.4 -9.4 L 3.4 -7 L 4 -2 Q 6.6 -0.4 6.6 2.4 L -6.6 2.4 Q -6.6 -0.4 -4 -2 L -3.4 -7
        Z; line M 0 2.4 L 0 9.8
        """,
        "paintroller": """
        shape R -8.6 -9 15 5.6 1.4; line M 6.4 -6.2 L 9 -6.2 L 9 -0.6 L 0 0.6 L 0 3; shape R -1.6 3 3.2 6.6 1
        """,
        "testtube.2": """
        shape R -7.6 -9 5.4 18 2.7; shape R 2.2 -9 5.4 18 2.7; mark M -7.6 1 L -2.2 1 M 2.2 -2 L 7.6 -2
        """,
        "flask": """
        shape M -2.6 -9 L -2.6 -3 L -8 6.4 Q -9 9 -6.4 9 L 6.4 9 Q 9 9 8 6.4 L 2.6 -3 L 2.6 -9; line M -4.4
        -9.4 L 4.4 -9.4; mark M -5.4 3 L 5.4 3
        """,
        "gyroscope": "line O 0 0 9.3 O 0 0 5 E 0 0 2 9.3 E 0 0 9.3 2",
        "ladder": """
        line M -4.4 -9.6 L -4.4 9.6 M 4.4 -9.6 L 4.4 9.6 M -4.4 -6 L 4.4 -6 M -4.4 -1.4 L 4.4 -1.4 M -4.4 3.2
        L 4.4 3.2
        """,
        "gauge": """
        shape O 0 0 9.3; mark M 0 1 L 3.8 -4; spot O 0 1.4 1.6 O -5.6 1.4 0.8 O 5.6 1.4 0.8 O -4 -3.6 0.8 O 0
        -6 0.8
        """,
    ]
}
