/// Marks: ticks, crosses, signs of reckoning and of keys.
enum MarkSymbols {
    static let all: [String: String] = [
        "xmark": "line M -6.6 -6.6 L 6.6 6.6 M 6.6 -6.6 L -6.6 6.6",
        "checkmark": "line M -6.8 1 L -2.2 6.8 L 6.8 -6.8",
        "plus": "line M 0 -7.7 L 0 7.7 M -7.7 0 L 7.7 0",
        "minus": "line M -7.7 0 L 7.7 0",
        "multiply": "line M -5.6 -5.6 L 5.6 5.6 M 5.6 -5.6 L -5.6 5.6",
        "divide": "line M -7.7 0 L 7.7 0; solid O 0 -5.4 1.5 O 0 5.4 1.5",
        "equal": "line M -7 -3 L 7 -3 M -7 3 L 7 3",
        "notequal": "line M -7 -3 L 7 -3 M -7 3 L 7 3 M 4 -7.6 L -4 7.6",
        "lessthan": "line M 6.4 -6.4 L -6.4 0 L 6.4 6.4",
        "greaterthan": "line M -6.4 -6.4 L 6.4 0 L -6.4 6.4",
        "plusminus": "line M 0 -8.4 L 0 3.2 M -5.8 -2.6 L 5.8 -2.6 M -5.8 7.4 L 5.8 7.4",
        "plus.slash.minus": """
        line M -5.4 -8.6 L -5.4 -1.6 M -8.9 -5.1 L -1.9 -5.1 M 6.6 -8 L -6.6 8 M 1.9 5.1 L 8.9 5.1
        """,
        "plus.forwardslash.minus": """
        line M -5.4 -8.6 L -5.4 -1.6 M -8.9 -5.1 L -1.9 -5.1 M 6.6 -8 L -6.6 8 M 1.9 5.1 L 8.9 5.1
        """,
        "number": "line M -1.6 -8 L -4.4 8 M 4.4 -8 L 1.6 8 M -7.6 -3 L 8 -3 M -8 3 L 7.6 3",
        "asterisk": "line M 0 -8 L 0 8 M -6.9 -4 L 6.9 4 M -6.9 4 L 6.9 -4",
        "questionmark": """
        line*1.1 M -4.6 -4.4 C -4.6 -6.8 -2.8 -8.4 0 -8.4 C 2.8 -8.4 4.8 -6.8 4.8 -4.4 C 4.8 -0.6 0 -0.8 0
        2.8; line*1.5 D 0 7.6
        """,
        "exclamationmark": "line*1.2 M 0 -8 L 0 2.4; line*1.5 D 0 7.4",
        "exclamationmark.2": "line*1.2 M -3 -8 L -3 2.4 M 3 -8 L 3 2.4; line*1.5 D -3 7.4 D 3 7.4",
        "exclamationmark.3": """
        line*1.2 M -5.4 -8 L -5.4 2.4 M 0 -8 L 0 2.4 M 5.4 -8 L 5.4 2.4; line*1.5 D -5.4 7.4 D 0 7.4 D 5.4 7.4
        """,
        "exclamationmark.questionmark": "use exclamationmark -5.2 0 1; use questionmark 3.6 0 1",
        "info": "line*1.5 D 0.2 -7.4; line*1.1 M -2.8 -2 L 0.6 -2 L 0.6 7.2 M -3.4 7.4 L 4.2 7.4",
        "ellipsis": "solid O -7.4 0 1.8 O 0 0 1.8 O 7.4 0 1.8",
        "command": """
        line M -3 -3 L 3 -3 L 3 3 L -3 3 Z M -3 -3 L -5.6 -3 C -9.2 -3 -9.2 -8.4 -5.8 -8.4 C -3.6 -8.4 -3 -7
        -3 -5.6 Z M 3 -3 L 3 -5.6 C 3 -9.2 8.4 -9.2 8.4 -5.8 C 8.4 -3.6 7 -3 5.6 -3 Z M 3 3 L 5.6 3 C 9.2 3
        9.2 8.4 5.8 8.4 C 3.6 8.4 3 7 3 5.6 Z M -3 3 L -3 5.6 C -3 9.2 -8.4 9.2 -8.4 5.8 C -8.4 3.6 -7 3 -5.6
        3 Z
        """,
        "option": "line M -9 -6 L -4 -6 L 4 6 L 9 6 M 3 -6 L 9 -6",
        "control": "line M -6.4 0.4 L 0 -6 L 6.4 0.4",
        "shift": "shape P 0.8 0 -9.4 9 0.2 4.4 0.2 4.4 8.6 -4.4 8.6 -4.4 0.2 -9 0.2",
        "capslock": """
        shape P 0.8 0 -9.8 8.6 -0.6 4.2 -0.6 4.2 4.4 -4.2 4.4 -4.2 -0.6 -8.6 -0.6; shape R -4.4 7.2 8.8 2.2
        0.8
        """,
        "escape": "line A 0 0 8.4 -70 210; line M -1.6 -1.6 L -8 -8 M -8.2 -3 L -8.2 -8.2 L -3 -8.2",
        "delete.left": """
        shape M -4.6 -7.6 L 8.4 -7.6 Q 10.8 -7.6 10.8 -5.2 L 10.8 5.2 Q 10.8 7.6 8.4 7.6 L -4.6 7.6 Q -5.8 7.6
        -6.6 6.8 L -11.4 1 Q -12.2 0 -11.4 -1 L -6.6 -6.8 Q -5.8 -7.6 -4.6 -7.6 Z; mark M -1 -3.4 L 5.8 3.4 M
        5.8 -3.4 L -1 3.4
        """,
        "delete.right": """
        shape M 4.6 -7.6 L -8.4 -7.6 Q -10.8 -7.6 -10.8 -5.2 L -10.8 5.2 Q -10.8 7.6 -8.4 7.6 L 4.6 7.6 Q 5.8
        7.6 6.6 6.8 L 11.4 1 Q 12.2 0 11.4 -1 L 6.6 -6.8 Q 5.8 -7.6 4.6 -7.6 Z; mark M 1 -3.4 L -5.8 3.4 M
        -5.8 -3.4 L 1 3.4
        """,
        "return": "line M 8.4 -7.4 L 8.4 -0.4 Q 8.4 1.8 6.2 1.8 L -8 1.8 M -3.4 -3 L -8.4 1.8 L -3.4 6.6",
        "power": "line M 0 -9.6 L 0 -0.6; line A 0 0.6 8.6 -56 236",
        "nosign": "line O 0 0 9.3 M -6.5 -6.5 L 6.5 6.5",
        "quote.opening": """
        solid M -9 4.6 Q -9 -4 -2.6 -6.4 L -1.8 -4.8 Q -4.8 -3.2 -5 -0.6 Q -1.6 -0.8 -1.6 2.6 Q -1.6 6 -5 6 Q
        -9 6 -9 2 Z M 1 4.6 Q 1 -4 7.4 -6.4 L 8.2 -4.8 Q 5.2 -3.2 5 -0.6 Q 8.4 -0.8 8.4 2.6 Q 8.4 6 5 6 Q 1 6
        1 2 Z
        """,
        "quote.closing": "use quote.opening 0 0 -1",
        "staroflife": "line*2 M 0 -8 L 0 8 M -6.9 -4 L 6.9 4 M -6.9 4 L 6.9 -4",
        "cross": """
        shape P 1.2 -3.2 -9.4 3.2 -9.4 3.2 -3.2 9.4 -3.2 9.4 3.2 3.2 3.2 3.2 9.4 -3.2 9.4 -3.2 3.2 -9.4 3.2
        -9.4 -3.2 -3.2 -3.2
        """,
        "crop": "line M -5.4 -9.6 L -5.4 5.4 L 9.6 5.4 M -9.6 -5.4 L 5.4 -5.4 L 5.4 9.6",
        "viewfinder": """
        line M -8.6 -4 L -8.6 -5.6 Q -8.6 -8.6 -5.6 -8.6 L -4 -8.6 M 4 -8.6 L 5.6 -8.6 Q 8.6 -8.6 8.6 -5.6 L
        8.6 -4 M 8.6 4 L 8.6 5.6 Q 8.6 8.6 5.6 8.6 L 4 8.6 M -4 8.6 L -5.6 8.6 Q -8.6 8.6 -8.6 5.6 L -8.6 4
        """,
        "qrcode": """
        line R -8.8 -8.8 6.6 6.6 0.8 R 2.2 -8.8 6.6 6.6 0.8 R -8.8 2.2 6.6 6.6 0.8; solid R -6.5 -6.5 2 2 0 R
        4.5 -6.5 2 2 0 R -6.5 4.5 2 2 0 R 1.6 1.6 2.4 2.4 0 R 6.8 1.6 2.4 2.4 0 R 4.2 4.2 2.4 2.4 0 R 1.6 6.8
        2.4 2.4 0 R 6.8 6.8 2.4 2.4 0
        """,
        "qrcode.viewfinder": "use viewfinder 0 0 1.06; use qrcode 0 0 0.55",
        "barcode": """
        line M -9.6 -7.4 L -9.6 7.4 M -3.4 -7.4 L -3.4 7.4 M 5 -7.4 L 5 7.4; line*1.7 M -6.4 -7.4 L -6.4 7.4 M
        1 -7.4 L 1 7.4 M 9 -7.4 L 9 7.4
        """,
        "barcode.viewfinder": "use viewfinder 0 0 1.06; use barcode 0 0 0.52",
        "doc.viewfinder": "use viewfinder 0 0 1.06; use doc 0 0 0.5",
        "text.viewfinder": "use viewfinder 0 0 1.06; line M -4 -3 L 4 -3 M -4 0 L 4 0 M -4 3 L 1.4 3",
        "faceid": """
        use viewfinder 0 0 1.06; line M -3.6 -3.4 L -3.6 -1.8 M 3.6 -3.4 L 3.6 -1.8 M 0.4 -3.4 L 0.4 0.8 L
        -0.6 0.8 M -3.4 3.6 Q 0 6.2 3.4 3.6
        """,
        "touchid": """
        line*0.8 A 0 1 8.8 -140 -40 A 0 1 8.8 -20 20 A 0 2 6 -180 -10 M -6 2 L -6 6 M 5.8 1 L 6 7.4 M -3 9.4 L
        -3 2 A 0 2 3 -180 0 M 3 2 L 3 9 M 0 2 L 0 10
        """,
    ]
}
