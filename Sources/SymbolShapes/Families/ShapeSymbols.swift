/// Plain shapes, and shapes in rows and piles.
enum ShapeSymbols {
    static let all: [String: String] = [
        "circle": "shape O 0 0 9.3",
        "square": "shape R -8.3 -8.3 16.6 16.6 3.2",
        "rectangle": "shape R -10.6 -7.6 21.2 15.2 2.8",
        "rectangle.portrait": "shape R -7.6 -10.2 15.2 20.4 2.8",
        "app": "shape R -8.5 -8.5 17 17 5",
        "capsule": "shape R -11.4 -6.6 22.8 13.2 6.6",
        "capsule.portrait": "shape R -6.6 -11.4 13.2 22.8 6.6",
        "oval": "shape E 0 0 11.4 7.6",
        "oval.portrait": "shape E 0 0 7.6 11.4",
        "triangle": "shape P 1.5 0 -8.9 10.2 8.3 -10.2 8.3",
        "diamond": "shape P 1.4 0 -10.6 10.6 0 0 10.6 -10.6 0",
        "rhombus": "shape P 1.2 0 -10.8 8.4 0 0 10.8 -8.4 0",
        "octagon": "shape P 0.9 -3.9 -9.3 3.9 -9.3 9.3 -3.9 9.3 3.9 3.9 9.3 -3.9 9.3 -9.3 3.9 -9.3 -3.9",
        "hexagon": "shape P 1.3 0 -10 8.7 -5 8.7 5 0 10 -8.7 5 -8.7 -5",
        "pentagon": "shape P 1.3 0 -9.6 9.8 -2.5 6 8.8 -6 8.8 -9.8 -2.5",
        "seal": "shape S 0 0 8 10.6 8.5 1.6",
        "shield": """
        shape M 0 -9.9 Q 4 -7.2 8 -7 L 8 -0.4 C 8 4.6 4.8 7.9 0 10 C -4.8 7.9 -8 4.6 -8 -0.4 L -8 -7 Q -4 -7.2
        0 -9.9 Z
        """,
        "star": "shape S 0 0.9 5 10.8 4.6 0.6",
        "heart": """
        shape M 0 9 C -6 4.9 -9.6 1.2 -9.6 -3 C -9.6 -6.2 -7.4 -8.4 -4.7 -8.4 C -2.6 -8.4 -0.9 -7.3 0 -5.5 C
        0.9 -7.3 2.6 -8.4 4.7 -8.4 C 7.4 -8.4 9.6 -6.2 9.6 -3 C 9.6 1.2 6 4.9 0 9 Z
        """,
        "suit.diamond": "shape P 0.9 0 -10 7.4 0 0 10 -7.4 0",
        "suit.spade": """
        shape M 0 -9.6 C 2 -5.4 8.2 -2.4 8.2 2.2 C 8.2 4.8 6.4 6.2 4.4 6.2 C 2.4 6.2 0.9 5 0 3.4 C -0.9 5 -2.4
        6.2 -4.4 6.2 C -6.4 6.2 -8.2 4.8 -8.2 2.2 C -8.2 -2.4 -2 -5.4 0 -9.6 Z; line M 0 4 L 0 9.4 M -3 9.4 L
        3 9.4
        """,
        "suit.club": "shape O 0 -5 4.2; shape O -4.8 2 4.2; shape O 4.8 2 4.2; line M 0 0 L 0 9.4 M -3 9.4 L 3 9.4",
        "sparkle": "shape X 0 0 10",
        "sparkles": "shape X -2.4 1.6 8.4; shape X 6.6 -6 4.4; shape X 5.8 7.4 3.2",
        "cube": "shape P 1 0 -10 8.7 -5 8.7 5 0 10 -8.7 5 -8.7 -5; mark M -8.4 -4.8 L 0 0 L 8.4 -4.8 M 0 0 L 0 9.6",
        "shippingbox": """
        shape P 1 0 -10 8.7 -5 8.7 5 0 10 -8.7 5 -8.7 -5; mark M -8.4 -4.8 L 0 0 L 8.4 -4.8 M 0 0 L 0 9.6 M
        -4.4 -7.2 L 4.2 -2.4
        """,
        "cylinder": """
        shape M -7 -6.4 C -7 -8.4 -4 -9.6 0 -9.6 C 4 -9.6 7 -8.4 7 -6.4 L 7 6.4 C 7 8.4 4 9.6 0 9.6 C -4 9.6
        -7 8.4 -7 6.4 Z; mark M -7 -6.4 C -7 -4.4 -4 -3.2 0 -3.2 C 4 -3.2 7 -4.4 7 -6.4
        """,
        "pyramid": "shape P 1 0 -9.4 10 4.4 0 9.4 -10 4.4; mark M 0 -9 L 0 9",
        "circle.circle": "shape O 0 0 9.3; mark O 0 0 5",
        "smallcircle.filled.circle": "shape O 0 0 9.3; spot O 0 0 3.6",
        "largecircle.fill.circle": "line O 0 0 9.3; solid O 0 0 6.6",
        "circle.inset.filled": "line O 0 0 9.3; solid O 0 0 6.6",
        "square.inset.filled": "line R -8.3 -8.3 16.6 16.6 3.2; solid R -5.2 -5.2 10.4 10.4 1.2",
        "record.circle": "shape O 0 0 9.3; spot O 0 0 5.2",
        "target": "line O 0 0 9.3 O 0 0 5.4; solid O 0 0 2",
        "scope": "line O 0 0 8 M 0 -10.4 L 0 -4.4 M 0 10.4 L 0 4.4 M -10.4 0 L -4.4 0 M 10.4 0 L 4.4 0",
        "dot.square": "shape R -8.3 -8.3 16.6 16.6 3.2; spot O 0 0 3",
        "circle.and.line.horizontal": "shape O 0 0 5.6; line M -10.6 0 L -5.6 0 M 5.6 0 L 10.6 0",
        "circle.dashed": """
        line A 0 0 9.3 -12 12 A 0 0 9.3 33 57 A 0 0 9.3 78 102 A 0 0 9.3 123 147 A 0 0 9.3 168 192 A 0 0 9.3
        213 237 A 0 0 9.3 258 282 A 0 0 9.3 303 327
        """,
        "square.dashed": """
        line M -8.3 -4.6 L -8.3 -5.1 Q -8.3 -8.3 -5.1 -8.3 L -4.6 -8.3 M 4.6 -8.3 L 5.1 -8.3 Q 8.3 -8.3 8.3
        -5.1 L 8.3 -4.6 M 8.3 4.6 L 8.3 5.1 Q 8.3 8.3 5.1 8.3 L 4.6 8.3 M -4.6 8.3 L -5.1 8.3 Q -8.3 8.3 -8.3
        5.1 L -8.3 4.6 M -1.6 -8.3 L 1.6 -8.3 M -1.6 8.3 L 1.6 8.3 M -8.3 -1.6 L -8.3 1.6 M 8.3 -1.6 L 8.3 1.6
        """,
        "rectangle.dashed": """
        line M -10.6 -4.2 L -10.6 -4.8 Q -10.6 -7.6 -7.8 -7.6 L -7.2 -7.6 M 7.2 -7.6 L 7.8 -7.6 Q 10.6 -7.6
        10.6 -4.8 L 10.6 -4.2 M 10.6 4.2 L 10.6 4.8 Q 10.6 7.6 7.8 7.6 L 7.2 7.6 M -7.2 7.6 L -7.8 7.6 Q -10.6
        7.6 -10.6 4.8 L -10.6 4.2 M -3.6 -7.6 L -0.9 -7.6 M 0.9 -7.6 L 3.6 -7.6 M -3.6 7.6 L -0.9 7.6 M 0.9
        7.6 L 3.6 7.6 M -10.6 -1.2 L -10.6 1.2 M 10.6 -1.2 L 10.6 1.2
        """,
        "square.grid.2x2": """
        shape R -8.8 -8.8 7.2 7.2 1.6; shape R 1.6 -8.8 7.2 7.2 1.6; shape R -8.8 1.6 7.2 7.2 1.6; shape R 1.6
        1.6 7.2 7.2 1.6
        """,
        "square.grid.3x3": """
        shape R -9.2 -9.2 4.6 4.6 1; shape R -2.3 -9.2 4.6 4.6 1; shape R 4.6 -9.2 4.6 4.6 1; shape R -9.2
        -2.3 4.6 4.6 1; shape R -2.3 -2.3 4.6 4.6 1; shape R 4.6 -2.3 4.6 4.6 1; shape R -9.2 4.6 4.6 4.6 1;
        shape R -2.3 4.6 4.6 4.6 1; shape R 4.6 4.6 4.6 4.6 1
        """,
        "square.grid.3x2": """
        shape R -10.6 -6.4 5 5 1.1; shape R -2.5 -6.4 5 5 1.1; shape R 5.6 -6.4 5 5 1.1; shape R -10.6 1.4 5 5
        1.1; shape R -2.5 1.4 5 5 1.1; shape R 5.6 1.4 5 5 1.1
        """,
        "square.grid.4x3.fill": """
        solid R -10.6 -8 4 4 0.8 R -4.8 -8 4 4 0.8 R 0.8 -8 4 4 0.8 R 6.6 -8 4 4 0.8 R -10.6 -2 4 4 0.8 R -4.8
        -2 4 4 0.8 R 0.8 -2 4 4 0.8 R 6.6 -2 4 4 0.8 R -10.6 4 4 4 0.8 R -4.8 4 4 4 0.8 R 0.8 4 4 4 0.8 R 6.6
        4 4 4 0.8
        """,
        "circle.grid.2x2": "shape O -5 -5 3.8; shape O 5 -5 3.8; shape O -5 5 3.8; shape O 5 5 3.8",
        "circle.grid.3x3": """
        shape O -7 -7 2.3; shape O 0 -7 2.3; shape O 7 -7 2.3; shape O -7 0 2.3; shape O 0 0 2.3; shape O 7 0
        2.3; shape O -7 7 2.3; shape O 0 7 2.3; shape O 7 7 2.3
        """,
        "circle.grid.cross": """
        shape O 0 -6.6 2.8; shape O 0 6.6 2.8; shape O -6.6 0 2.8; shape O 6.6 0 2.8; spot O 0 0 1.2
        """,
        "circle.hexagongrid": """
        shape O 0 0 2.3; shape O 6.6 0 2.3; shape O -6.6 0 2.3; shape O 3.3 -5.8 2.3; shape O -3.3 -5.8 2.3;
        shape O 3.3 5.8 2.3; shape O -3.3 5.8 2.3
        """,
        "rectangle.grid.1x2": "shape R -9.6 -8.4 19.2 7 1.8; shape R -9.6 1.4 19.2 7 1.8",
        "rectangle.grid.2x2": """
        shape R -10.4 -7.6 9 6.4 1.6; shape R 1.4 -7.6 9 6.4 1.6; shape R -10.4 1.2 9 6.4 1.6; shape R 1.4 1.2
        9 6.4 1.6
        """,
        "rectangle.3.group": "shape R -10.4 -7.6 9 15.2 1.8; shape R 1.4 -7.6 9 6.4 1.6; shape R 1.4 1.2 9 6.4 1.6",
        "square.on.square": """
        shape:1 R -9.2 -9.2 12.4 12.4 2.6; void*3 R -3.2 -3.2 12.4 12.4 2.6; shape R -3.2 -3.2 12.4 12.4 2.6
        """,
        "square.on.circle": "shape:1 O -2.8 -2.8 6.6; void*3 R -2.8 -2.8 12 12 2.4; shape R -2.8 -2.8 12 12 2.4",
        "circle.on.square": "shape:1 R -9.2 -9.2 12.4 12.4 2.6; void*3 O 2.8 2.8 6.4; shape O 2.8 2.8 6.4",
        "square.fill.on.square.fill": """
        full:1 R -9.2 -9.2 12.4 12.4 2.6; solid:1 R -9.8 -9.8 13.6 13.6 3; void*3 R -3.2 -3.2 12.4 12.4 2.6;
        solid R -3.8 -3.8 13.6 13.6 3
        """,
        "plus.square.on.square": """
        shape:1 R -9.2 -9.2 12.4 12.4 2.6; void*3 R -3.2 -3.2 12.4 12.4 2.6; shape R -3.2 -3.2 12.4 12.4 2.6;
        mark M 3 -0.2 L 3 6.2 M -0.2 3 L 6.2 3
        """,
        "rectangle.on.rectangle": """
        shape:1 R -11 -8.4 16.4 11.6 2.4; void*3 R -5.4 -3.2 16.4 11.6 2.4; shape R -5.4 -3.2 16.4 11.6 2.4
        """,
        "rectangle.stack": """
        line:1 M -7.4 -5.4 L 7.4 -5.4; line:2 M -5.4 -8.4 L 5.4 -8.4; shape R -9.6 -2.6 19.2 11.6 2.4
        """,
        "square.stack": """
        line:1 M -6.2 -6.6 L 6.2 -6.6; line:2 M -4.6 -9.4 L 4.6 -9.4; shape R -8.2 -3.8 16.4 13.4 2.6
        """,
        "square.stack.3d.up": """
        shape P 0.8 0 -9.6 10 -4.6 0 0.4 -10 -4.6; line:1 M -10 0 L 0 5 L 10 0; line:2 M -10 4.6 L 0 9.6 L 10
        4.6
        """,
        "square.3.layers.3d": """
        shape P 0.8 0 -9.6 10 -4.6 0 0.4 -10 -4.6; line:1 M -10 0 L 0 5 L 10 0; line:2 M -10 4.6 L 0 9.6 L 10
        4.6
        """,
        "square.split.2x1": "shape R -8.3 -8.3 16.6 16.6 3.2; mark M 0 -8.3 L 0 8.3",
        "square.split.1x2": "shape R -8.3 -8.3 16.6 16.6 3.2; mark M -8.3 0 L 8.3 0",
        "square.split.2x2": "shape R -8.3 -8.3 16.6 16.6 3.2; mark M 0 -8.3 L 0 8.3 M -8.3 0 L 8.3 0",
        "rectangle.split.2x1": "shape R -10.6 -7.6 21.2 15.2 2.8; mark M 0 -7.6 L 0 7.6",
        "rectangle.split.1x2": "shape R -10.6 -7.6 21.2 15.2 2.8; mark M -10.6 0 L 10.6 0",
        "rectangle.split.3x1": "shape R -10.6 -7.6 21.2 15.2 2.8; mark M -3.6 -7.6 L -3.6 7.6 M 3.6 -7.6 L 3.6 7.6",
        "rectangle.split.3x3": """
        shape R -10.6 -7.6 21.2 15.2 2.8; mark M -3.6 -7.6 L -3.6 7.6 M 3.6 -7.6 L 3.6 7.6 M -10.6 -2.6 L 10.6
        -2.6 M -10.6 2.6 L 10.6 2.6
        """,
        "line.diagonal": "line M -7.6 7.6 L 7.6 -7.6",
        "aspectratio": "shape R -10.6 -7.6 21.2 15.2 2.8; mark M -7 -0.4 L -7 -4 L -3.4 -4 M 7 0.4 L 7 4 L 3.4 4",
        "perspective": "line P 0.6 -9.6 -6 9.6 -9 9.6 9 -9.6 6",
        "skew": "shape P 1 -5 -7 10 -7 5 7 -10 7",
    ]
}
