/// Setting text.
enum TextSymbols {
    static let all: [String: String] = [
        "italic": "line M -2.6 -7.4 L 5.4 -7.4 M -5.4 7.4 L 2.6 7.4 M 1.6 -7.4 L -1.6 7.4",
        "underline": "line M -5 -8.6 L -5 -1 C -5 2.4 -3 4 0 4 C 3 4 5 2.4 5 -1 L 5 -8.6 M -6.6 8.6 L 6.6 8.6",
        "strikethrough": """
        line M 4.6 -5.2 C 4 -7.4 2.4 -8.4 0 -8.4 C -3 -8.4 -5 -7 -5 -4.6 Q -5 -1.6 0 0 Q 5 1.6 5 4.4 C 5 7 3
        8.4 0 8.4 C -2.6 8.4 -4.6 7.2 -5.2 5 M -8.6 0 L 8.6 0
        """,
        "text.alignleft": "line M -9 -6.9 L 9 -6.9 M -9 -2.3 L 4 -2.3 M -9 2.3 L 9 2.3 M -9 6.9 L 4 6.9",
        "text.aligncenter": "line M -9 -6.9 L 9 -6.9 M -5.6 -2.3 L 5.6 -2.3 M -9 2.3 L 9 2.3 M -5.6 6.9 L 5.6 6.9",
        "text.alignright": "line M -9 -6.9 L 9 -6.9 M -4 -2.3 L 9 -2.3 M -9 2.3 L 9 2.3 M -4 6.9 L 9 6.9",
        "text.justify": "line M -9 -6.9 L 9 -6.9 M -9 -2.3 L 9 -2.3 M -9 2.3 L 9 2.3 M -9 6.9 L 9 6.9",
        "text.quote": "line M -8.6 -7 L -8.6 7 M -4.4 -5.6 L 9 -5.6 M -4.4 0 L 9 0 M -4.4 5.6 L 4 5.6",
        "text.insert": """
        line M -9 -6.9 L 9 -6.9 M -1 -2.3 L 9 -2.3 M -1 2.3 L 9 2.3 M -9 6.9 L 9 6.9; solid P 0.4 -9 -3.4 -4.4
        0 -9 3.4
        """,
        "text.append": """
        line M -9 -6.9 L 9 -6.9 M -9 -2.3 L 9 -2.3 M -9 2.3 L 1 2.3 M -9 6.9 L 1 6.9 M 6.4 2 L 6.4 8.6 M 3 5.3
        L 9.8 5.3
        """,
        "text.magnifyingglass": """
        line M -9 -6.9 L 9 -6.9 M -9 -2.3 L -1 -2.3 M -9 2.3 L -2 2.3; line O 4.4 3.4 4 M 7.4 6.4 L 9.8 8.8
        """,
        "text.cursor": """
        line M 0 -7.4 L 0 7.4 M -4 -9.4 Q 0 -9.4 0 -7 Q 0 -9.4 4 -9.4 M -4 9.4 Q 0 9.4 0 7 Q 0 9.4 4 9.4 M
        -2.6 0 L 2.6 0
        """,
        "increase.indent": """
        line M -9 -6.9 L 9 -6.9 M 0 -2.3 L 9 -2.3 M 0 2.3 L 9 2.3 M -9 6.9 L 9 6.9; solid P 0.4 -9 -3.6 -4 0
        -9 3.6
        """,
        "decrease.indent": """
        line M -9 -6.9 L 9 -6.9 M 0 -2.3 L 9 -2.3 M 0 2.3 L 9 2.3 M -9 6.9 L 9 6.9; solid P 0.4 -4 -3.6 -9 0
        -4 3.6
        """,
        "character.cursor.ibeam": """
        line M -9 6 L -4 -7 L 1 6 M -7.4 2 L -0.6 2 M 7 -8.6 L 7 8.6 M 4.6 -9.4 Q 7 -9.4 7 -7 Q 7 -9.4 9.4
        -9.4 M 4.6 9.4 Q 7 9.4 7 7 Q 7 9.4 9.4 9.4
        """,
        "keyboard": """
        shape R -11 -7 22 14 2.6; spot R -8.2 -4.4 2 2 0.4 R -4.6 -4.4 2 2 0.4 R -1 -4.4 2 2 0.4 R 2.6 -4.4 2
        2 0.4 R 6.2 -4.4 2 2 0.4 R -8.2 -1 2 2 0.4 R -4.6 -1 2 2 0.4 R -1 -1 2 2 0.4 R 2.6 -1 2 2 0.4 R 6.2 -1
        2 2 0.4; mark M -4.4 4 L 4.4 4
        """,
        "keyboard.chevron.compact.down": "use keyboard 0 -3 0.94; line M -4 7 L 0 9 L 4 7",
        "x.squareroot": "line M -10 1 L -7.6 0 L -4.4 8 L 0 -8 L 10 -8 M 2 -3.4 L 8.4 5 M 8.4 -3.4 L 2 5",
    ]
}
