/// Devices and what is plugged into them.
enum DeviceSymbols {
    static let all: [String: String] = [
        "iphone": "shape R -5.6 -10.4 11.2 20.8 2.6; mark M -1.6 -7.8 L 1.6 -7.8",
        "iphone.gen1": "shape R -5.6 -10.4 11.2 20.8 2.6; mark O 0 7.2 1",
        "iphone.landscape": "shape R -10.4 -5.6 20.8 11.2 2.6; mark M -7.8 -1.6 L -7.8 1.6",
        "iphone.radiowaves.left.and.right": "use iphone 0 0 0.82; line A 0 0 9 -40 40 A 0 0 9 140 220",
        "ipad": "shape R -7.6 -10 15.2 20 2.4; mark M -2 7.4 L 2 7.4",
        "ipad.landscape": "shape R -10 -7.6 20 15.2 2.4; mark M 7.4 -2 L 7.4 2",
        "ipad.and.iphone": "use ipad -2.6 -0.6 0.9; void*2.6 R 3 -3 7.4 13 1.8; shape R 3 -3 7.4 13 1.8",
        "applewatch": """
        shape R -6 -6.6 12 13.2 3; line M -4 -6.6 L -3.2 -9.8 L 3.2 -9.8 L 4 -6.6 M -4 6.6 L -3.2 9.8 L 3.2
        9.8 L 4 6.6 M 7.6 -2.4 L 7.6 0
        """,
        "laptopcomputer": "shape R -8 -6.8 16 11 1.8; line*1.3 M -10.8 6.8 L 10.8 6.8",
        "desktopcomputer": """
        shape R -10.4 -9 20.8 13.8 2; mark M -10 1.4 L 10 1.4; line M -4 9.4 L 4 9.4 M 0 5 L 0 9.4
        """,
        "display": "shape R -10.4 -8.6 20.8 13.6 2; line M -4 9 L 4 9 M 0 5 L 0 9",
        "macpro.gen3": "shape R -7 -9 14 18 2.4; mark M -3.4 -4.4 L 3.4 -4.4 M -3.4 0 L 3.4 0 M -3.4 4.4 L 3.4 4.4",
        "server.rack": """
        shape R -9 -9 18 5 1.6; shape R -9 -2.5 18 5 1.6; shape R -9 4 18 5 1.6; spot O -5.6 -6.5 0.9 O -5.6 0
        0.9 O -5.6 6.5 0.9
        """,
        "tv": "shape R -11 -8 22 14 2.4; line M -5 9 L 5 9",
        "appletv": "shape R -9.4 -6.4 18.8 12.8 3; spot O 0 0 1.6",
        "homepod": "shape R -7.6 -9 15.2 18 6; mark M -4 -6 L 4 -6",
        "cpu": """
        shape R -6.6 -6.6 13.2 13.2 2; mark R -2.8 -2.8 5.6 5.6 0.8; line M -3.6 -6.6 L -3.6 -9.8 M 0 -6.6 L 0
        -9.8 M 3.6 -6.6 L 3.6 -9.8 M -3.6 6.6 L -3.6 9.8 M 0 6.6 L 0 9.8 M 3.6 6.6 L 3.6 9.8 M -6.6 -3.6 L
        -9.8 -3.6 M -6.6 0 L -9.8 0 M -6.6 3.6 L -9.8 3.6 M 6.6 -3.6 L 9.8 -3.6 M 6.6 0 L 9.8 0 M 6.6 3.6 L
        9.8 3.6
        """,
        "memorychip": """
        shape R -10 -5 20 10 1.6; mark M -5 -1.4 L 5 -1.4; line M -6.6 5 L -6.6 8 M -2.2 5 L -2.2 8 M 2.2 5 L
        2.2 8 M 6.6 5 L 6.6 8 M -6.6 -5 L -6.6 -8 M -2.2 -5 L -2.2 -8 M 2.2 -5 L 2.2 -8 M 6.6 -5 L 6.6 -8
        """,
        "computermouse": "shape R -6 -9.6 12 19.2 6; mark M 0 -6 L 0 -2.6",
        "simcard": """
        shape M -7 -7.4 Q -7 -9.6 -4.8 -9.6 L 2.4 -9.6 L 7 -5 L 7 7.4 Q 7 9.6 4.8 9.6 L -4.8 9.6 Q -7 9.6 -7
        7.4 Z; mark R -3.6 -1 7.2 7 1.2 M -3.6 2.4 L 3.6 2.4
        """,
        "sdcard": """
        shape M -7 -5 L -2.4 -9.6 L 4.8 -9.6 Q 7 -9.6 7 -7.4 L 7 7.4 Q 7 9.6 4.8 9.6 L -4.8 9.6 Q -7 9.6 -7
        7.4 Z; mark M -1.4 -6.6 L -1.4 -4 M 1.4 -6.6 L 1.4 -4 M 4.2 -6.6 L 4.2 -4
        """,
        "cable.connector": "shape R -3 -8.6 6 8 1.4; line M 0 -0.6 L 0 9.6",
        "powerplug": """
        shape M -6 -2.6 L 6 -2.6 L 6 1 Q 6 5.6 1.4 5.6 L -1.4 5.6 Q -6 5.6 -6 1 Z; line M -3 -2.6 L -3 -8.6 M
        3 -2.6 L 3 -8.6 M 0 5.6 L 0 10
        """,
        "battery.0": "line R -11 -5.6 19.6 11.2 3; solid M 10 -2 Q 12 -1.4 12 0 Q 12 1.4 10 2 Z",
        "battery.25": "use battery.0 0 0 1; solid R -9 -3.6 3.6 7.2 1.2",
        "battery.50": "use battery.0 0 0 1; solid R -9 -3.6 7.8 7.2 1.2",
        "battery.75": "use battery.0 0 0 1; solid R -9 -3.6 11.6 7.2 1.2",
        "battery.100": "use battery.0 0 0 1; solid R -9 -3.6 15.6 7.2 1.2",
        "battery.100.bolt": """
        use battery.0 0 0 1; solid R -9 -3.6 15.6 7.2 1.2; void*1.6 P 0.3 0.6 -8 -5 1.2 -1.6 1.2 -3 8 2.8 -1.2
        -0.6 -1.2; solid P 0.3 0.6 -7 -4.4 0.9 -1.3 0.9 -2.8 7 2.2 -0.9 -0.8 -0.9
        """,
        "minus.plus.batteryblock": """
        shape R -9.6 -5.6 19.2 13.6 2.4; line M -6.4 -8 L -3.6 -8 M 3.6 -8 L 6.4 -8; mark M -6 1.2 L -2 1.2 M
        2 1.2 L 6 1.2 M 4 -0.8 L 4 3.2
        """,
        "flashlight.on": """
        shape P 1 -5.4 -4.4 5.4 -4.4 3.4 -0.6 3.4 9.6 -3.4 9.6 -3.4 -0.6; mark M 0 2.4 L 0 4; line M 0 -10 L 0
        -7.6 M -5.4 -9.4 L -4.4 -7.6 M 5.4 -9.4 L 4.4 -7.6
        """,
        "flashlight.off": """
        shape P 1 -5.4 -9.4 5.4 -9.4 5.4 -6 3.4 -2 3.4 9.6 -3.4 9.6 -3.4 -2 -5.4 -6; mark M -5.4 -6 L 5.4 -6 M
        0 1 L 0 3
        """,
        "av.remote": "shape R -4.6 -10 9.2 20 2.6; mark O 0 -5 1.6 M -1 1 L 1 1 M -1 4.6 L 1 4.6",
    ]
}
