/// Sound, pictures and film.
enum MediaSymbols {
    static let all: [String: String] = [
        "play": "shape P 1.4 -5.8 -8.8 9 0 -5.8 8.8",
        "pause": "shape R -6.6 -7.8 4.2 15.6 1.2; shape R 2.4 -7.8 4.2 15.6 1.2",
        "stop": "shape R -7.2 -7.2 14.4 14.4 1.8",
        "forward": "shape P 1 -10.6 -6 -0.6 0 -10.6 6; shape P 1 0 -6 10 0 0 6",
        "backward": "shape P 1 10.6 -6 0.6 0 10.6 6; shape P 1 0 -6 -10 0 0 6",
        "forward.end": "shape P 1 -7.4 -6.4 4 0 -7.4 6.4; line M 7 -6 L 7 6",
        "backward.end": "shape P 1 7.4 -6.4 -4 0 7.4 6.4; line M -7 -6 L -7 6",
        "forward.end.alt": """
        shape P 0.9 -11 -5.6 -2 0 -11 5.6; shape P 0.9 -1.4 -5.6 7.6 0 -1.4 5.6; line M 10 -5.4 L 10 5.4
        """,
        "backward.end.alt": """
        shape P 0.9 11 -5.6 2 0 11 5.6; shape P 0.9 1.4 -5.6 -7.6 0 1.4 5.6; line M -10 -5.4 L -10 5.4
        """,
        "playpause": "shape P 1 -10 -6.6 1 0 -10 6.6; shape R 3 -6 2.2 12 0.8; shape R 7.6 -6 2.2 12 0.8",
        "eject": "shape P 1 0 -7.6 8.6 1.8 -8.6 1.8; shape R -8 5 16 3 1",
        "speaker": """
        shape M -6 -3.2 L -3 -3.2 L 2.4 -7.8 Q 3.8 -8.6 3.8 -7 L 3.8 7 Q 3.8 8.6 2.4 7.8 L -3 3.2 L -6 3.2 Q
        -7.4 3.2 -7.4 1.8 L -7.4 -1.8 Q -7.4 -3.2 -6 -3.2 Z
        """,
        "speaker.wave.1": "use speaker -3 0 0.92; line:1 A -1 0 6 -30 30",
        "speaker.wave.2": "use speaker -5 0 0.92; line:1 A -3 0 6 -30 30; line:1 A -3 0 9.6 -36 36",
        "speaker.wave.3": """
        use speaker -6.6 0 0.92; line:1 A -4.6 0 5.6 -30 30; line:1 A -4.6 0 9 -36 36; line:1 A -4.6 0 12.4
        -40 40
        """,
        "speaker.plus": "use speaker -4 0 0.92; line M 6.6 -3.4 L 6.6 3.4 M 3.2 0 L 10 0",
        "speaker.minus": "use speaker -4 0 0.92; line M 3.2 0 L 10 0",
        "music.note": "shape E -3.4 6 3.4 2.7; line M 0 5.8 L 0 -9 Q 1 -5.6 5.4 -5",
        "music.note.list": """
        use music.note 6 1 0.8; line M -9.6 -6.6 L 1.6 -6.6 M -9.6 -1.6 L 1.6 -1.6 M -9.6 3.4 L -2.6 3.4
        """,
        "music.quarternote.3": """
        shape E -7 6.4 2.2 1.8 E 3 4.6 2.2 1.8; line M -4.8 6 L -4.8 -6 L 5.2 -8 L 5.2 4.4 M -4.8 -2.6 L 5.2
        -4.6
        """,
        "music.mic": "shape O -4.4 -4.4 4.6; line M -1.2 -1.2 L 8.4 8.4 M -6 2 L 5.4 8.4 L 8.4 8.4",
        "mic": """
        shape R -3.4 -10 6.8 12.6 3.4; line M -6.8 -1.6 L -6.8 -0.8 C -6.8 3.4 -4 5.8 0 5.8 C 4 5.8 6.8 3.4
        6.8 -0.8 L 6.8 -1.6 M 0 5.8 L 0 9.6 M -4 9.6 L 4 9.6
        """,
        "headphones": """
        line M -8.6 4 L -8.6 0.6 C -8.6 -4.8 -4.8 -8.6 0 -8.6 C 4.8 -8.6 8.6 -4.8 8.6 0.6 L 8.6 4; shape R
        -8.6 1.6 3.6 7 1.4; shape R 5 1.6 3.6 7 1.4
        """,
        "earpods": "line M -6 9 L -6 -2 M 6 9 L 6 -2; shape O -6 -5 3.4; shape O 6 -5 3.4",
        "airpods": "line*1.6 M -3.6 9 L -3.6 -2 M 3.6 9 L 3.6 -2; shape O -5 -5 3.6; shape O 5 -5 3.6",
        "hifispeaker": "shape R -6.4 -10 12.8 20 2; mark O 0 3.4 3.4; mark O 0 -5.4 1.4",
        "radio": """
        shape R -9.6 -4.6 19.2 13 2.4; line M -7 -4.6 L 7 -9.6; mark O -4 1.8 2.6 M 2 0 L 6.6 0 M 2 3.6 L 6.6
        3.6
        """,
        "waveform": """
        line M -9.6 -1.6 L -9.6 1.6 M -6.4 -4 L -6.4 4 M -3.2 -8 L -3.2 8 M 0 -5 L 0 5 M 3.2 -9 L 3.2 9 M 6.4
        -4.4 L 6.4 4.4 M 9.6 -1.6 L 9.6 1.6
        """,
        "waveform.path": "line M -11 0 L -6 0 L -3.4 -7 L 0.4 8 L 3.6 -3.6 L 5 0 L 11 0",
        "waveform.path.ecg": "line M -11 0.6 L -6 0.6 L -3.6 -7.6 L 0.4 8 L 3 -2 L 4.4 0.6 L 11 0.6",
        "metronome": "shape P 1.4 -3.6 -9.4 3.6 -9.4 7.6 9.4 -7.6 9.4; mark M 0 6 L 5 -3.6 M -6.4 5 L 6.4 5",
        "pianokeys": """
        shape R -9.6 -7.6 19.2 15.2 2; mark M -3.2 0.6 L -3.2 7.6 M 3.2 0.6 L 3.2 7.6; spot R -4.6 -7.6 2.8
        8.6 0.4 R 1.8 -7.6 2.8 8.6 0.4
        """,
        "guitars": """
        shape M -6 9.4 C -10 8 -9.4 3 -6.4 2 C -5.4 1.4 -5.6 -1 -3.6 -2.4 C -1.4 -3.4 0.6 -2 0.4 0.4 C 0 2.6 2
        3.6 1.4 6 C 0.4 9.6 -3.4 10.4 -6 9.4 Z; line M -2 1 L 7 -8.6; spot O -3.4 4.4 1.6
        """,
        "opticaldisc": "shape O 0 0 9.3; mark O 0 0 2.6",
        "film": """
        shape R -9.4 -8 18.8 16 2.4; mark M -5 -8 L -5 8 M 5 -8 L 5 8 M -5 0 L 5 0 M -9.4 -2.7 L -5 -2.7 M
        -9.4 2.7 L -5 2.7 M 5 -2.7 L 9.4 -2.7 M 5 2.7 L 9.4 2.7
        """,
        "camera": """
        shape M -10.6 -3.6 Q -10.6 -6.2 -8 -6.2 L -5 -6.2 L -3.6 -8.2 Q -3 -9 -2 -9 L 2 -9 Q 3 -9 3.6 -8.2 L 5
        -6.2 L 8 -6.2 Q 10.6 -6.2 10.6 -3.6 L 10.6 5.4 Q 10.6 8 8 8 L -8 8 Q -10.6 8 -10.6 5.4 Z; mark O 0 0.6
        4.2; spot O 7 -3.2 0.8
        """,
        "camera.viewfinder": "use viewfinder 0 0 1.06; use camera 0 0 0.5",
        "camera.rotate": "use camera 0 0 1; mark*0.8 A 0 0.6 2.2 -30 200",
        "camera.aperture": """
        line O 0 0 9.3 M -2.6 -8.8 L 3.8 2.2 M 6.2 -6.8 L -6 0.4 M 9.2 1.4 L -0.4 -4.2 M 2.6 8.8 L -3.8 -2.2 M
        -6.2 6.8 L 6 -0.4 M -9.2 -1.4 L 0.4 4.2
        """,
        "camera.filters": "line O 0 -3.8 5.6 O -4 3.2 5.6 O 4 3.2 5.6",
        "video": """
        shape R -11 -6.4 14 12.8 2.8; shape M 4.8 -1.6 L 10 -5 Q 11.2 -5.6 11.2 -4.2 L 11.2 4.2 Q 11.2 5.6 10
        5 L 4.8 1.6 Z
        """,
        "photo": """
        shape:1 R -10.6 -8 21.2 16 2.8; spot O -5.2 -3 1.9; mark M -10 5 L -4.8 0.4 Q -4 -0.2 -3.2 0.4 L 0 3.2
        L 4.4 -1 Q 5.2 -1.8 6 -1 L 10.4 3.2
        """,
        "photo.on.rectangle": """
        line:1 M -7.4 -8.8 L 8.6 -8.8 Q 11.4 -8.8 11.4 -6 L 11.4 3.4; shape R -11 -5.2 18.8 13.6 2.6; spot O
        -6.6 -1.2 1.6; mark M -10.4 5.8 L -6 1.8 Q -5.2 1.2 -4.4 1.8 L -1.6 4.2 L 2 0.8 Q 2.8 0.2 3.6 0.8 L
        7.6 4.6
        """,
        "photo.stack": "line:1 M -7 -6.6 L 7 -6.6; line:2 M -5 -9.4 L 5 -9.4; use photo 0 3.4 0.86",
        "photo.artframe": "line R -10 -8.6 20 17.2 2; use photo 0 0 0.6",
        "livephoto": """
        solid O 0 0 2.4; line O 0 0 5.2; line*0.9 A 0 0 9.2 -4 4 A 0 0 9.2 16 24 A 0 0 9.2 36 44 A 0 0 9.2 56
        64 A 0 0 9.2 76 84 A 0 0 9.2 96 104 A 0 0 9.2 116 124 A 0 0 9.2 136 144 A 0 0 9.2 156 164 A 0 0 9.2
        176 184 A 0 0 9.2 196 204 A 0 0 9.2 216 224 A 0 0 9.2 236 244 A 0 0 9.2 256 264 A 0 0 9.2 276 284 A 0
        0 9.2 296 304 A 0 0 9.2 316 324 A 0 0 9.2 336 344
        """,
        "airplayaudio": "line A 0 1 9 140 400 A 0 1 5.6 140 400; solid P 0.8 0 2.4 6 9 -6 9",
        "airplayvideo": """
        line M -5 5.4 L -7 5.4 Q -9.8 5.4 -9.8 2.6 L -9.8 -5 Q -9.8 -7.8 -7 -7.8 L 7 -7.8 Q 9.8 -7.8 9.8 -5 L
        9.8 2.6 Q 9.8 5.4 7 5.4 L 5 5.4; solid P 0.8 0 2 6 9 -6 9
        """,
        "pip": "shape R -10.6 -8 21.2 16 2.8; spot R 0 0 7.6 5 1",
        "pip.enter": """
        line R -10.6 -8 21.2 16 2.8; solid R 0.4 0.4 7.4 5 1; line M -6.6 -4.6 L -2.6 -0.8 M -2.2 -4 L -2.2
        -0.6 L -5.8 -0.6
        """,
        "pip.exit": """
        line R -10.6 -8 21.2 16 2.8; solid R 0.4 0.4 7.4 5 1; line M -6.4 -4.6 L -2.2 -0.6 M -6.8 -1.4 L -6.8
        -4.8 L -3.2 -4.8
        """,
        "captions.bubble": """
        use bubble.left 0 0 1; mark M -6 -3.4 L -1.6 -3.4 M 1 -3.4 L 6 -3.4 M -6 0.6 L 1.4 0.6 M 4 0.6 L 6 0.6
        """,
    ]
}
