/// Charts and measures.
enum ChartSymbols {
    static let all: [String: String] = [
        "chart.bar": "shape R -10 0.6 4.6 8 1; shape R -2.3 -8.6 4.6 17.2 1; shape R 5.4 -4 4.6 12.6 1",
        "chart.bar.xaxis": """
        solid R -8.4 -1 3.6 6.4 0.7 R -1.8 -8.4 3.6 13.8 0.7 R 4.8 -4.4 3.6 9.8 0.7; line M -10 8.6 L 10 8.6
        """,
        "chart.bar.doc.horizontal": "use doc 0 0 1; mark M -4 0 L 1 0 M -4 3 L 4 3 M -4 6 L 2 6",
        "chart.pie": """
        shape O -1 1 8.4; void*2.2 M -1 1 L -1 -9 L 9 -9 L 9 1 Z; shape M 1.6 -1.6 L 1.6 -9.6 C 6 -9.4 9.4 -6
        9.6 -1.6 Z
        """,
        "chart.line.uptrend.xyaxis": """
        line M -9 -9 L -9 6.4 Q -9 8.6 -6.8 8.6 L 9.4 8.6; line M -5.6 4 L -1.6 -0.4 L 1.6 2.4 L 8 -5.6 M 4 -6
        L 8.4 -6 L 8.6 -1.6
        """,
        "chart.line.downtrend.xyaxis": """
        line M -9 -9 L -9 6.4 Q -9 8.6 -6.8 8.6 L 9.4 8.6; line M -5.6 -6 L -1.6 -1.6 L 1.6 -4.4 L 8 3.6 M 8.6
        -0.6 L 8.4 4 L 4 3.8
        """,
        "chart.xyaxis.line": """
        line M -9 -9 L -9 6.4 Q -9 8.6 -6.8 8.6 L 9.4 8.6; line M -5.6 3 L -2 -2 L 2 1 L 8 -6
        """,
        "chart.dots.scatter": """
        line M -9 -9 L -9 6.4 Q -9 8.6 -6.8 8.6 L 9.4 8.6; solid O -4 2 1.4 O -1 -3 1.4 O 3 0 1.4 O 6.4 -5.6
        1.4
        """,
        "point.3.connected.trianglepath.dotted": """
        line O 0 -6.4 2.6 O -7 5.6 2.6 O 7 5.6 2.6; line*0.8 D -2.6 -2.4 D -3.8 -0.4 D -5 1.6 D 2.6 -2.4 D 3.8
        -0.4 D 5 1.6 D -2.6 5.6 D 0 5.6 D 2.6 5.6
        """,
        "align.horizontal.left": "line M -9 -9 L -9 9; solid R -6 -6 14 4 1 R -6 2 8 4 1",
        "align.vertical.center": "line M -10 0 L 10 0; solid R -6 -7 4 14 1 R 2 -4 4 8 1",
        "square.on.square.dashed": "use square.dashed -2 -2 0.8; shape R -2 -2 11 11 2.4",
        "dot.squareshape": "shape R -8.3 -8.3 16.6 16.6 1; spot O 0 0 2",
        "grid": "line M -3 -9 L -3 9 M 3 -9 L 3 9 M -9 -3 L 9 -3 M -9 3 L 9 3",
        "camera.metering.center.weighted": "shape R -10.6 -8 21.2 16 2.8; mark O 0 0 3.6",
    ]
}
