/// Straight arrows.
enum ArrowSymbols {
    static let all: [String: String] = [
        "arrow.up": "line M 0 8.6 L 0 -8.2 M -6.4 -2.2 L 0 -8.6 L 6.4 -2.2",
        "arrow.down": "line M 0 -8.6 L 0 8.2 M -6.4 2.2 L 0 8.6 L 6.4 2.2",
        "arrow.left": "line M 8.8 0 L -8.6 0 M -2.4 -6.4 L -8.8 0 L -2.4 6.4",
        "arrow.right": "line M -8.8 0 L 8.6 0 M 2.4 -6.4 L 8.8 0 L 2.4 6.4",
        "arrow.up.right": "line M -6.4 6.4 L 6.4 -6.4 M -3.8 -6.6 L 6.6 -6.6 L 6.6 3.8",
        "arrow.up.left": "line M 6.4 6.4 L -6.4 -6.4 M 3.8 -6.6 L -6.6 -6.6 L -6.6 3.8",
        "arrow.down.right": "line M -6.4 -6.4 L 6.4 6.4 M -3.8 6.6 L 6.6 6.6 L 6.6 -3.8",
        "arrow.down.left": "line M 6.4 -6.4 L -6.4 6.4 M 3.8 6.6 L -6.6 6.6 L -6.6 -3.8",
        "arrow.up.and.down": "line M 0 -9.8 L 0 9.8 M -4.4 -5.6 L 0 -10 L 4.4 -5.6 M -4.4 5.6 L 0 10 L 4.4 5.6",
        "arrow.left.and.right": """
        line M -10.8 0 L 10.8 0 M -6.6 -4.4 L -11 0 L -6.6 4.4 M 6.6 -4.4 L 11 0 L 6.6 4.4
        """,
        "arrow.up.arrow.down": """
        line M -5 7.8 L -5 -7.4 M -9.2 -3.6 L -5 -7.8 L -0.8 -3.6 M 5 -7.8 L 5 7.4 M 0.8 3.6 L 5 7.8 L 9.2 3.6
        """,
        "arrow.left.arrow.right": """
        line M 8.6 -4.8 L -8.4 -4.8 M -4.6 -9 L -8.8 -4.8 L -4.6 -0.6 M -8.6 4.8 L 8.4 4.8 M 4.6 0.6 L 8.8 4.8
        L 4.6 9
        """,
        "arrow.up.and.down.and.arrow.left.and.right": """
        line M 0 -9.8 L 0 9.8 M -9.8 0 L 9.8 0 M -3 -7 L 0 -10 L 3 -7 M -3 7 L 0 10 L 3 7 M -7 -3 L -10 0 L -7
        3 M 7 -3 L 10 0 L 7 3
        """,
        "arrow.up.left.and.arrow.down.right": """
        line M -1.6 -1.6 L -7.6 -7.6 M -2.6 -8 L -8 -8 L -8 -2.6 M 1.6 1.6 L 7.6 7.6 M 2.6 8 L 8 8 L 8 2.6
        """,
        "arrow.up.right.and.arrow.down.left": """
        line M 1.6 -1.6 L 7.6 -7.6 M 2.6 -8 L 8 -8 L 8 -2.6 M -1.6 1.6 L -7.6 7.6 M -2.6 8 L -8 8 L -8 2.6
        """,
        "arrow.down.right.and.arrow.up.left": """
        line M -8.4 -8.4 L -2.2 -2.2 M -7.2 -1.8 L -1.8 -1.8 L -1.8 -7.2 M 8.4 8.4 L 2.2 2.2 M 7.2 1.8 L 1.8
        1.8 L 1.8 7.2
        """,
        "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": """
        line M -7.8 -7.8 L 7.8 7.8 M -7.8 7.8 L 7.8 -7.8 M -8.2 -3.4 L -8.2 -8.2 L -3.4 -8.2 M 3.4 -8.2 L 8.2
        -8.2 L 8.2 -3.4 M 8.2 3.4 L 8.2 8.2 L 3.4 8.2 M -3.4 8.2 L -8.2 8.2 L -8.2 3.4
        """,
        "arrow.up.to.line": "line M -7 -8.6 L 7 -8.6 M 0 9 L 0 -4.4 M -5.2 0.4 L 0 -4.8 L 5.2 0.4",
        "arrow.down.to.line": "line M -7 8.6 L 7 8.6 M 0 -9 L 0 4.4 M -5.2 -0.4 L 0 4.8 L 5.2 -0.4",
        "arrow.left.to.line": "line M -8.6 -7 L -8.6 7 M 9 0 L -4.4 0 M 0.4 -5.2 L -4.8 0 L 0.4 5.2",
        "arrow.right.to.line": "line M 8.6 -7 L 8.6 7 M -9 0 L 4.4 0 M -0.4 -5.2 L 4.8 0 L -0.4 5.2",
        "arrow.turn.up.right": "line M -8 8.4 L -8 -0.6 Q -8 -3.4 -5.2 -3.4 L 7.6 -3.4 M 3 -8 L 7.8 -3.4 L 3 1.2",
        "arrow.turn.up.left": "line M 8 8.4 L 8 -0.6 Q 8 -3.4 5.2 -3.4 L -7.6 -3.4 M -3 -8 L -7.8 -3.4 L -3 1.2",
        "arrow.turn.down.right": "line M -8 -8.4 L -8 0.6 Q -8 3.4 -5.2 3.4 L 7.6 3.4 M 3 8 L 7.8 3.4 L 3 -1.2",
        "arrow.turn.down.left": "line M 8 -8.4 L 8 0.6 Q 8 3.4 5.2 3.4 L -7.6 3.4 M -3 8 L -7.8 3.4 L -3 -1.2",
        "arrow.turn.left.up": "line M 8.4 8 L -0.6 8 Q -3.4 8 -3.4 5.2 L -3.4 -7.6 M -8 -3 L -3.4 -7.8 L 1.2 -3",
        "arrow.turn.right.up": "line M -8.4 8 L 0.6 8 Q 3.4 8 3.4 5.2 L 3.4 -7.6 M 8 -3 L 3.4 -7.8 L -1.2 -3",
        "arrow.branch": """
        line M 0 9 L 0 3 M 0 3 Q 0 -1 -4 -3.4 L -7 -5.6 M 0 3 Q 0 -1 4 -3.4 L 7 -5.6 M -7.4 -1.4 L -7.6 -6 L
        -3 -6.2 M 7.4 -1.4 L 7.6 -6 L 3 -6.2
        """,
        "arrow.merge": """
        line M -6.4 9 L -6.4 6 Q -6.4 3.4 -3.6 1.6 Q 0 -0.6 0 -4 L 0 -8.4 M 6.4 9 L 6.4 6 Q 6.4 3.4 3.6 1.6 Q
        0 -0.6 0 -4 M -4.4 -4.6 L 0 -9 L 4.4 -4.6
        """,
        "arrow.triangle.branch": """
        line M -5 8.6 L -5 -5.6 M -5 3.6 Q -5 -0.6 -0.6 -0.6 L 4.4 -0.6; solid P 0.4 -9 -4.6 -5 -10 -1 -4.6;
        solid P 0.4 4 -4.6 9.4 -0.6 4 3.4
        """,
        "arrowtriangle.up": "shape P 1 0 -7.4 8.4 6.4 -8.4 6.4",
        "arrowtriangle.down": "shape P 1 0 7.4 8.4 -6.4 -8.4 -6.4",
        "arrowtriangle.left": "shape P 1 -7.4 0 6.4 -8.4 6.4 8.4",
        "arrowtriangle.right": "shape P 1 7.4 0 -6.4 -8.4 -6.4 8.4",
        "arrowtriangle.up.arrowtriangle.down": """
        shape P 0.7 0 -9 5.6 -1.8 -5.6 -1.8; shape P 0.7 0 9 5.6 1.8 -5.6 1.8
        """,
        "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": """
        shape P 0.7 -9.6 0 -3.4 -5 -3.4 5; shape P 0.7 9.6 0 3.4 -5 3.4 5; line M 0 -8 L 0 8
        """,
        "arrowshape.right": "shape P 1 -9.4 -3.4 0.6 -3.4 0.6 -8.6 9.8 0 0.6 8.6 0.6 3.4 -9.4 3.4",
        "arrowshape.left": "shape P 1 9.4 -3.4 -0.6 -3.4 -0.6 -8.6 -9.8 0 -0.6 8.6 -0.6 3.4 9.4 3.4",
        "arrowshape.up": "shape P 1 -3.4 9.4 -3.4 -0.6 -8.6 -0.6 0 -9.8 8.6 -0.6 3.4 -0.6 3.4 9.4",
        "arrowshape.down": "shape P 1 3.4 -9.4 3.4 0.6 8.6 0.6 0 9.8 -8.6 0.6 -3.4 0.6 -3.4 -9.4",
        "arrowshape.turn.up.left": """
        shape M -10 -1 L -1.2 -8.2 L -1.2 -4.2 C 6.4 -4 9.6 0.4 10 7.6 C 7.4 3.8 4.4 2.4 -1.2 2.4 L -1.2 6.2 Z
        """,
        "arrowshape.turn.up.right": """
        shape M 10 -1 L 1.2 -8.2 L 1.2 -4.2 C -6.4 -4 -9.6 0.4 -10 7.6 C -7.4 3.8 -4.4 2.4 1.2 2.4 L 1.2 6.2 Z
        """,
        "arrowshape.turn.up.left.2": """
        line M -7 -8 L -12 -1.4 L -7 5.2; shape M -8 -1 L 0.2 -8.2 L 0.2 -4.2 C 7 -4 10.6 0.4 11 7.6 C 8.4 3.8
        5.4 2.4 0.2 2.4 L 0.2 6.2 Z
        """,
        "square.and.arrow.up": """
        shape M -3.4 -3 L -5 -3 Q -7.4 -3 -7.4 -0.6 L -7.4 7.2 Q -7.4 9.6 -5 9.6 L 5 9.6 Q 7.4 9.6 7.4 7.2 L
        7.4 -0.6 Q 7.4 -3 5 -3 L 3.4 -3; void*2.6 M 0 3.8 L 0 -3; line M 0 3.8 L 0 -10.2 M -3.8 -6.8 L 0 -10.6
        L 3.8 -6.8
        """,
        "square.and.arrow.down": """
        shape M -3.4 -3 L -5 -3 Q -7.4 -3 -7.4 -0.6 L -7.4 7.2 Q -7.4 9.6 -5 9.6 L 5 9.6 Q 7.4 9.6 7.4 7.2 L
        7.4 -0.6 Q 7.4 -3 5 -3 L 3.4 -3; void*2.6 M 0 4 L 0 -3 M -3.8 1 L 0 4.8 L 3.8 1; line M 0 -10.6 L 0
        4.2 M -3.8 1 L 0 4.8 L 3.8 1
        """,
        "square.and.arrow.up.on.square": """
        use square.and.arrow.up -1.8 -1.6 0.86; line M 7.4 0 L 7.8 0 Q 9.8 0 9.8 2 L 9.8 8 Q 9.8 10 7.8 10 L
        -2 10 Q -4 10 -4 9.6
        """,
        "arrow.up.doc": "use doc 0 0 1; mark M 0 6.6 L 0 -0.4 M -3 2 L 0 -1 L 3 2",
        "arrow.down.doc": "use doc 0 0 1; mark M 0 -1 L 0 6 M -3 3.6 L 0 6.6 L 3 3.6",
        "arrow.up.forward.app": """
        line M 0.6 -7.4 L -3.6 -7.4 Q -8.4 -7.4 -8.4 -2.6 L -8.4 3.8 Q -8.4 8.6 -3.6 8.6 L 2.8 8.6 Q 7.6 8.6
        7.6 3.8 L 7.6 -0.6; line M -0.8 1 L 8.6 -8.4 M 4 -8.8 L 9 -8.8 L 9 -3.8
        """,
        "rectangle.portrait.and.arrow.right": """
        line M 2 -4 L 2 -7 Q 2 -9.4 -0.4 -9.4 L -6.4 -9.4 Q -8.8 -9.4 -8.8 -7 L -8.8 7 Q -8.8 9.4 -6.4 9.4 L
        -0.4 9.4 Q 2 9.4 2 7 L 2 4; line M -3.4 0 L 10.2 0 M 6.8 -3.8 L 10.6 0 L 6.8 3.8
        """,
        "door.left.hand.open": """
        line M -9 9.4 L 9 9.4 M -6 9.4 L -6 -9.4 L 6 -9.4 L 6 9.4; shape P 0.6 -6 -9.4 0.8 -6.6 0.8 9.8 -6
        9.4; spot O -1.4 1.4 1
        """,
        "iphone.and.arrow.forward": """
        use iphone -3 0 1; void*2.6 M -1 0 L 9 0; line M -1.6 0 L 10 0 M 6.6 -3.8 L 10.4 0 L 6.6 3.8
        """,
        "tray.and.arrow.down": "use tray 0 2 0.9; line M 0 -10 L 0 1 M -3.6 -2.4 L 0 1.2 L 3.6 -2.4",
        "tray.and.arrow.up": "use tray 0 2 0.9; line M 0 1.4 L 0 -9.6 M -3.6 -6.4 L 0 -10 L 3.6 -6.4",
        "move.3d": """
        line M 0 0 L 0 -9.4 M 0 0 L 8.4 4.8 M 0 0 L -8.4 4.8 M -2.6 -7 L 0 -9.6 L 2.6 -7 M 8.2 1.4 L 8.6 5 L
        5.2 6.2 M -8.2 1.4 L -8.6 5 L -5.2 6.2
        """,
        "cursorarrow": "solid P 0.8 -5.4 -9.4 7.4 3.4 1.8 3.8 4.6 9 1.8 10.2 -1 4.8 -5.4 8.2",
        "cursorarrow.rays": """
        use cursorarrow 2.6 2.6 0.8; line M -9.4 -2.6 L -6.2 -2.6 M -2.6 -9.4 L -2.6 -6.2 M -7.8 -7.8 L -5.4
        -5.4 M 2.8 -7.8 L 1.2 -5.6 M -7.8 2.8 L -5.6 1.2
        """,
        "filemenu.and.selection": "shape R -9.6 -7 19.2 14 2.6; mark M -5.8 -2.4 L 5.8 -2.4 M -5.8 2.4 L 2 2.4",
    ]
}
