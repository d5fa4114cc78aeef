/// Lists, filters and sliders.
enum ListSymbols {
    static let all: [String: String] = [
        "list.bullet": """
        solid O -8.6 -6 1.4 O -8.6 0 1.4 O -8.6 6 1.4; line M -4.4 -6 L 9.6 -6 M -4.4 0 L 9.6 0 M -4.4 6 L 9.6
        6
        """,
        "list.dash": """
        line M -9.6 -6 L -8 -6 M -9.6 0 L -8 0 M -9.6 6 L -8 6 M -4.4 -6 L 9.6 -6 M -4.4 0 L 9.6 0 M -4.4 6 L
        9.6 6
        """,
        "list.number": """
        line*0.8 M -9.6 -8.6 L -8.4 -9.2 L -8.4 -4.6 M -9.8 -1.4 Q -8.2 -2.8 -7.4 -1.2 Q -7.2 0 -9.8 2 L -7.2
        2 M -9.6 4.4 L -7.4 4.4 L -8.6 6.2 Q -7 6.6 -7.4 8 Q -8.2 9.4 -9.8 8.6; line M -4 -6.6 L 9.6 -6.6 M -4
        0 L 9.6 0 M -4 6.6 L 9.6 6.6
        """,
        "list.star": """
        solid S -8 -6 5 2.4 1 0.2 S -8 0 5 2.4 1 0.2 S -8 6 5 2.4 1 0.2; line M -4 -6 L 9.6 -6 M -4 0 L 9.6 0
        M -4 6 L 9.6 6
        """,
        "list.triangle": """
        solid P 0.3 -9.8 -7.8 -6.8 -6 -9.8 -4.2; solid P 0.3 -9.8 -1.8 -6.8 0 -9.8 1.8; solid P 0.3 -9.8 4.2
        -6.8 6 -9.8 7.8; line M -4 -6 L 9.6 -6 M -4 0 L 9.6 0 M -4 6 L 9.6 6
        """,
        "list.bullet.indent": """
        solid O -8.6 -6 1.4 O -4.6 0 1.4 O -4.6 6 1.4; line M -4.4 -6 L 9.6 -6 M -0.4 0 L 9.6 0 M -0.4 6 L 9.6
        6
        """,
        "list.bullet.rectangle": """
        shape R -10.6 -8 21.2 16 2.8; spot O -6.6 -3.4 1.1 O -6.6 0 1.1 O -6.6 3.4 1.1; mark M -3.4 -3.4 L 7
        -3.4 M -3.4 0 L 7 0 M -3.4 3.4 L 7 3.4
        """,
        "list.and.film": "use list.bullet -2 -2 0.8; use film 5 5 0.44",
        "checklist": """
        line M -9.8 -5.6 L -8.2 -3.8 L -5.4 -7.4 M -9.8 4.4 L -8.2 6.2 L -5.4 2.6 M -1.6 -5.6 L 9.6 -5.6 M
        -1.6 4.6 L 9.6 4.6
        """,
        "line.3.horizontal": "line M -9 -5.6 L 9 -5.6 M -9 0 L 9 0 M -9 5.6 L 9 5.6",
        "line.2.horizontal": "line M -9 -3 L 9 -3 M -9 3 L 9 3",
        "line.3.horizontal.decrease": "line M -9 -5.4 L 9 -5.4 M -5.6 0 L 5.6 0 M -2.4 5.4 L 2.4 5.4",
        "line.3.crossed.swirl.circle": "line O 0 0 9.3 M -4 -6 Q 3 0 -4 6 M 4 -6 Q -3 0 4 6 M -7 0 L 7 0",
        "slider.horizontal.3": """
        line M -10 -6 L 10 -6 M -10 0 L 10 0 M -10 6 L 10 6; void*2 O -4.4 -6 1.7 O 4.6 0 1.7 O -3 6 1.7; line
        O -4.4 -6 1.9 O 4.6 0 1.9 O -3 6 1.9
        """,
        "slider.vertical.3": """
        line M -6 -10 L -6 10 M 0 -10 L 0 10 M 6 -10 L 6 10; void*2 O -6 4.4 1.7 O 0 -4.6 1.7 O 6 3 1.7; line
        O -6 4.4 1.9 O 0 -4.6 1.9 O 6 3 1.9
        """,
        "slider.horizontal.2.square": """
        shape R -8.6 -8.6 17.2 17.2 3.2; mark M -5 -3 L 5 -3 M -5 3 L 5 3; spot O -2 -3 1.8 O 2 3 1.8
        """,
        "switch.2": "shape R -10 -8 20 7 3.5; shape R -10 1 20 7 3.5; spot O -6.4 -4.5 1.6 O 6.4 4.5 1.6",
        "dial.min": "line A 0 0.6 7.4 130 410; line M 0 0.6 L -4 4.6",
        "circle.grid.2x1": "shape O -5 0 4; shape O 5 0 4",
        "tablecells": """
        shape R -10 -8 20 16 2.6; mark M -10 -2.6 L 10 -2.6 M -10 2.8 L 10 2.8 M -3 -8 L -3 8 M 3.6 -8 L 3.6 8
        """,
        "sidebar.left": """
        shape R -10.6 -8 21.2 16 2.8; mark M -3.8 -8 L -3.8 8 M -8 -4.4 L -6.4 -4.4 M -8 -1.6 L -6.4 -1.6 M -8
        1.2 L -6.4 1.2
        """,
        "sidebar.right": """
        shape R -10.6 -8 21.2 16 2.8; mark M 3.8 -8 L 3.8 8 M 6.4 -4.4 L 8 -4.4 M 6.4 -1.6 L 8 -1.6 M 6.4 1.2
        L 8 1.2
        """,
        "dock.rectangle": "shape R -10.6 -8 21.2 16 2.8; spot R -6.6 2.6 13.2 3 1",
        "menubar.rectangle": "shape R -10.6 -8 21.2 16 2.8; mark M -10.6 -3.8 L 10.6 -3.8",
        "menucard": "shape R -8 -9.4 16 18.8 2.6; mark M -4 -5 L 4 -5 M -4 -0.6 L 4 -0.6 M -4 3.8 L 1 3.8",
        "macwindow": """
        shape R -10.6 -8.4 21.2 16.8 2.8; mark M -10.6 -3.6 L 10.6 -3.6; spot O -7.8 -6 0.9 O -5 -6 0.9 O -2.2
        -6 0.9
        """,
        "macwindow.on.rectangle": "use macwindow -1.4 1.4 0.86; line M -6 -9.6 L 8.4 -9.6 Q 11 -9.6 11 -7 L 11 3",
        "uiwindow.split.2x1": "shape R -10.6 -8.4 21.2 16.8 2.8; mark M 0 -8.4 L 0 8.4",
        "rectangle.and.text.magnifyingglass": """
        line R -10.6 -8 21.2 16 2.8 M -6.6 -3.4 L 6.6 -3.4 M -6.6 0.6 L 0 0.6; line O 4.6 3 2.6 M 6.6 5 L 8
        6.6
        """,
    ]
}
