/// Arrows that turn.
enum TurningArrowSymbols {
    static let all: [String: String] = [
        "arrow.clockwise": "line A 0 0.6 8 20 310; line M 5.6 -10.6 L 5.6 -5.4 L 0.4 -5.4",
        "arrow.counterclockwise": "line A 0 0.6 8 160 -130; line M -5.6 -10.6 L -5.6 -5.4 L -0.4 -5.4",
        "arrow.2.circlepath": """
        line A 0 0 8.4 195 325 A 0 0 8.4 15 145; line M 8.2 -9.2 L 7 -4.6 L 2.6 -5.8 M -8.2 9.2 L -7 4.6 L
        -2.6 5.8
        """,
        "arrow.triangle.2.circlepath": """
        line A 0 0 8.4 190 320 A 0 0 8.4 10 140; solid P 0.5 9.8 -8.4 8.8 -2.6 3.6 -5.4; solid P 0.5 -9.8 8.4
        -8.8 2.6 -3.6 5.4
        """,
        "arrow.3.trianglepath": """
        line M -3.4 -5.6 L -1.4 -8.6 Q 0 -10.4 1.4 -8.6 L 4 -4.2 M 0.6 -4.2 L 4.4 -3.6 L 5 -7.4 M 7 -1 L 9.4
        3.4 Q 10.4 5.6 8 6.2 L 2.4 6.2 M 5 3 L 1.8 6.2 L 5 9.4 M -2.4 6.2 L -8 6.2 Q -10.4 5.6 -9.4 3.4 L -6.6
        -1.4 M -9.6 0.4 L -6.2 -2 L -4 1.6
        """,
        "arrow.uturn.left": """
        line M -8.8 -3.6 L 3.4 -3.6 Q 9 -3.6 9 1.8 Q 9 7.2 3.4 7.2 L -1.6 7.2 M -4.2 -8.4 L -9 -3.6 L -4.2 1.2
        """,
        "arrow.uturn.right": """
        line M 8.8 -3.6 L -3.4 -3.6 Q -9 -3.6 -9 1.8 Q -9 7.2 -3.4 7.2 L 1.6 7.2 M 4.2 -8.4 L 9 -3.6 L 4.2 1.2
        """,
        "arrow.uturn.down": """
        line M -3.6 8.8 L -3.6 -3.4 Q -3.6 -9 1.8 -9 Q 7.2 -9 7.2 -3.4 L 7.2 1.6 M -8.4 4.2 L -3.6 9 L 1.2 4.2
        """,
        "arrow.uturn.up": """
        line M -3.6 -8.8 L -3.6 3.4 Q -3.6 9 1.8 9 Q 7.2 9 7.2 3.4 L 7.2 -1.6 M -8.4 -4.2 L -3.6 -9 L 1.2 -4.2
        """,
        "goforward": "line A 0 0.8 8.6 -62 250; solid P 0.4 -1.6 -11.4 4.8 -7.4 -1.6 -3.6",
        "gobackward": "line A 0 0.8 8.6 242 -70; solid P 0.4 1.6 -11.4 -4.8 -7.4 1.6 -3.6",
        "repeat": """
        line M -9 0 L -9 -1.6 Q -9 -5.4 -5.2 -5.4 L 8.4 -5.4 M 5 -9 L 8.8 -5.4 L 5 -1.8 M 9 0 L 9 1.6 Q 9 5.4
        5.2 5.4 L -8.4 5.4 M -5 9 L -8.8 5.4 L -5 1.8
        """,
        "repeat.1": "use repeat 0 0 1; void*2.4 O 9 -5 2.6; line M 7.4 -7.6 L 9.2 -8.8 L 9.2 -2.4",
        "shuffle": """
        line M -9.4 -5 L -6.4 -5 Q -4.2 -5 -2.8 -3 L 2.8 3 Q 4.2 5 6.4 5 L 9 5 M -9.4 5 L -6.4 5 Q -4.2 5 -2.8
        3 L 2.8 -3 Q 4.2 -5 6.4 -5 L 9 -5 M 6 -8.4 L 9.4 -5 L 6 -1.6 M 6 1.6 L 9.4 5 L 6 8.4
        """,
        "rotate.left": """
        shape R -3.4 -1.6 12 10.6 2; line M -8.6 2 C -8.6 -3.4 -5.6 -5.8 -0.4 -5.8 M 2 -9.6 L -2 -5.8 L 2 -2.8
        """,
        "rotate.right": """
        shape R -8.6 -1.6 12 10.6 2; line M 8.6 2 C 8.6 -3.4 5.6 -5.8 0.4 -5.8 M -2 -9.6 L 2 -5.8 L -2 -2.8
        """,
        "rotate.3d": "line E 0 0 9.6 4 E 0 0 4 9.6; solid O 0 0 1.4",
        "arrow.rectanglepath": """
        line M -9.4 1 L -9.4 -3 Q -9.4 -5.8 -6.6 -5.8 L 5 -5.8 M 2 -9 L 5.4 -5.8 L 2 -2.6 M 9.4 -1 L 9.4 3 Q
        9.4 5.8 6.6 5.8 L -5 5.8 M -2 9 L -5.4 5.8 L -2 2.6
        """,
        "arrow.trianglehead.clockwise": "line A 0 0.6 8 20 300; solid P 0.4 7.4 -10 7.4 -3.4 1 -4.6",
        "arrow.trianglehead.counterclockwise": "line A 0 0.6 8 160 -120; solid P 0.4 -7.4 -10 -7.4 -3.4 -1 -4.6",
        "hurricane": "line A 0 0 3.4 0 360; line M 3.4 0 C 3.4 -6 -2 -9 -8 -8.6 M -3.4 0 C -3.4 6 2 9 8 8.6",
    ]
}
