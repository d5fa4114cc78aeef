/// Waves, networks and clouds of data.
enum SignalSymbols {
    static let all: [String: String] = [
        "wifi": "line*1.3 A 0 7 14.4 -132 -48 A 0 7 9.8 -132 -48 A 0 7 5.2 -132 -48; solid O 0 6.4 1.7",
        "wifi.exclamationmark": """
        line*1.3 A 0 7 14.4 -132 -100 A 0 7 14.4 -80 -48 A 0 7 9.8 -132 -108 A 0 7 9.8 -72 -48; line*1.3 M 0
        -6 L 0 2; solid O 0 6.4 1.7
        """,
        "antenna.radiowaves.left.and.right": """
        solid O 0 -2 2; line M 0 0 L 0 10 M -3.6 -5.6 Q -6.4 -2 -3.6 1.6 M 3.6 -5.6 Q 6.4 -2 3.6 1.6 M -7 -9 Q
        -12.4 -2 -7 5 M 7 -9 Q 12.4 -2 7 5
        """,
        "dot.radiowaves.left.and.right": """
        solid O 0 0 2; line M -4.4 -4.4 Q -7.6 0 -4.4 4.4 M 4.4 -4.4 Q 7.6 0 4.4 4.4 M -8 -7.6 Q -13.4 0 -8
        7.6 M 8 -7.6 Q 13.4 0 8 7.6
        """,
        "dot.radiowaves.right": "solid O -6 0 2; line A -6 0 6 -45 45 A -6 0 10.4 -45 45 A -6 0 14.8 -45 45",
        "dot.radiowaves.up.forward": "solid O -6 6 2; line A -6 6 6 -85 -5 A -6 6 10.4 -85 -5 A -6 6 14.8 -85 -5",
        "wave.3.right": "line A -12 0 7 -40 40 A -12 0 12.4 -40 40 A -12 0 17.8 -40 40",
        "wave.3.left": "line A 12 0 7 140 220 A 12 0 12.4 140 220 A 12 0 17.8 140 220",
        "cellularbars": "solid R -10 3 3.6 5 0.9 R -4.6 0 3.6 8 0.9 R 0.8 -4 3.6 12 0.9 R 6.2 -8 3.6 16 0.9",
        "bolt.horizontal": "shape P 0.9 -9.4 0.6 2 -5.4 1 -1 9.4 -0.6 -2 5.4 -1 1",
        "network": "line O 0 0 9.3 E 0 0 4 9.3 M -9.3 0 L 9.3 0 M -7.8 -5 L 7.8 -5 M -7.8 5 L 7.8 5",
        "globe": """
        line O 0 0 9.3 E 0 0 4 9.3 M -9.3 0 L 9.3 0 M 0 -9.3 L 0 9.3 M -7.2 -5.8 Q 0 -2.6 7.2 -5.8 M -7.2 5.8
        Q 0 2.6 7.2 5.8
        """,
        "globe.americas": """
        shape O 0 0 9.3; spot M -6.4 -5.6 L 0 -7.6 L 2 -4.6 L -1 -2 L -0.6 1 L -3.4 0 L -6.6 -2.6 Z M 0 1.4 L
        4 2.8 L 3 6 L 1 8 L -0.6 4.6 Z
        """,
        "globe.europe.africa": """
        shape O 0 0 9.3; spot M -2 -7 L 3 -7.6 L 4.6 -4 L 0 -3 L -3 -4 Z M -3.6 -1.6 L 3 -1.6 L 5.6 1.4 L 3.6
        3 L 2.4 7.4 L 0.2 5 L -0.4 1.6 L -3.4 1.6 Z
        """,
        "globe.desk": "use globe 0 -1.6 0.8; line M -4 9.6 L 4 9.6 M 0 6.4 L 0 9.6",
        "icloud.and.arrow.down": """
        shape M -3 6.4 L -6.4 6.4 C -9.6 6.4 -11.4 4.4 -11.4 1.8 C -11.4 -0.6 -9.8 -2.4 -7.6 -2.8 C -7.4 -6.6
        -4.6 -9 -1 -9 C 2.2 -9 4.8 -7.2 5.8 -4.2 C 9 -4.2 11.4 -2 11.4 1.2 C 11.4 4.2 9.2 6.4 6 6.4 L 3 6.4;
        void*2.6 M 0 -1 L 0 9; line M 0 -1 L 0 9.6 M -3.2 6.6 L 0 9.8 L 3.2 6.6
        """,
        "icloud.and.arrow.up": """
        shape M -3 6.4 L -6.4 6.4 C -9.6 6.4 -11.4 4.4 -11.4 1.8 C -11.4 -0.6 -9.8 -2.4 -7.6 -2.8 C -7.4 -6.6
        -4.6 -9 -1 -9 C 2.2 -9 4.8 -7.2 5.8 -4.2 C 9 -4.2 11.4 -2 11.4 1.2 C 11.4 4.2 9.2 6.4 6 6.4 L 3 6.4;
        void*2.6 M 0 -1 L 0 9 M -3.2 2.4 L 0 -0.8 L 3.2 2.4; line M 0 9.8 L 0 -0.6 M -3.2 2.4 L 0 -0.8 L 3.2
        2.4
        """,
    ]
}
