/// Angles that point somewhere.
enum ChevronSymbols {
    static let all: [String: String] = [
        "chevron.right": "line M -3.8 -7.7 L 3.9 0 L -3.8 7.7",
        "chevron.left": "line M 3.8 -7.7 L -3.9 0 L 3.8 7.7",
        "chevron.up": "line M -8 3.8 L 0 -4 L 8 3.8",
        "chevron.down": "line M -8 -3.8 L 0 4 L 8 -3.8",
        "chevron.compact.right": "line M -2 -8.6 L 2 0 L -2 8.6",
        "chevron.compact.left": "line M 2 -8.6 L -2 0 L 2 8.6",
        "chevron.compact.up": "line M -9.4 2 L 0 -2 L 9.4 2",
        "chevron.compact.down": "line M -9.4 -2 L 0 2 L 9.4 -2",
        "chevron.right.2": "line M -7.6 -7.2 L -0.4 0 L -7.6 7.2 M 0.6 -7.2 L 7.8 0 L 0.6 7.2",
        "chevron.left.2": "line M 7.6 -7.2 L 0.4 0 L 7.6 7.2 M -0.6 -7.2 L -7.8 0 L -0.6 7.2",
        "chevron.up.2": "line M -7.2 -0.4 L 0 -7.6 L 7.2 -0.4 M -7.2 7.6 L 0 0.4 L 7.2 7.6",
        "chevron.down.2": "line M -7.2 -7.6 L 0 -0.4 L 7.2 -7.6 M -7.2 0.4 L 0 7.6 L 7.2 0.4",
        "chevron.up.chevron.down": "line M -4.8 -3.2 L 0 -8 L 4.8 -3.2 M -4.8 3.2 L 0 8 L 4.8 3.2",
        "chevron.down.chevron.up": "line M -4.8 -8 L 0 -3.2 L 4.8 -8 M -4.8 8 L 0 3.2 L 4.8 8",
        "chevron.left.chevron.right": "line M -3.2 -4.8 L -8 0 L -3.2 4.8 M 3.2 -4.8 L 8 0 L 3.2 4.8",
        "chevron.right.to.line": "line M -7 -7.2 L 0.2 0 L -7 7.2 M 6 -7.4 L 6 7.4",
        "chevron.left.to.line": "line M 7 -7.2 L -0.2 0 L 7 7.2 M -6 -7.4 L -6 7.4",
        "chevron.left.forwardslash.chevron.right": """
        line M -6.6 -5 L -11.4 0 L -6.6 5 M 6.6 -5 L 11.4 0 L 6.6 5 M 2.4 -7.6 L -2.4 7.6
        """,
        "curlybraces": """
        line M -4 -8.4 Q -7.2 -8.4 -7.2 -5.4 L -7.2 -2.4 Q -7.2 0 -9.6 0 Q -7.2 0 -7.2 2.4 L -7.2 5.4 Q -7.2
        8.4 -4 8.4 M 4 -8.4 Q 7.2 -8.4 7.2 -5.4 L 7.2 -2.4 Q 7.2 0 9.6 0 Q 7.2 0 7.2 2.4 L 7.2 5.4 Q 7.2 8.4 4
        8.4
        """,
        "terminal": "shape R -10.6 -8.4 21.2 16.8 3; mark M -6.8 -4.4 L -3 -1.2 L -6.8 2 M -1.4 2.4 L 4 2.4",
    ]
}
