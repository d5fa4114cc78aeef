import Testing

@testable import AppKit

@MainActor @Suite(.serialized) struct EffectTests {
    private func shown(_ change: @escaping (NSVisualEffectView) -> Void) throws -> Pixels {
        try AppKitStage.pixels {
            let page = box(0, 0, 100, 80, .black)
            page.addSubview(box(0, 0, 50, 80, .white))
            let glass = NSVisualEffectView(frame: NSRect(x: 10, y: 10, width: 80, height: 60))
            glass.material = .fullScreenUI
            change(glass)
            page.addSubview(glass)
            return page
        }
    }

    /// Inside, what lies behind is blurred under a veil; outside it is as it is.
    @Test func whatLiesBehindIsBlurred() throws {
        let pixels = try shown { $0.blendingMode = .withinWindow }
        let row = [15, 45, 55, 85].map { pixels[$0, 40][0] }
        #expect(row[0] > row[1] && row[1] > row[2] && row[2] > row[3])
        #expect(row[1] - row[2] < 40 && row[0] - row[3] > 60)
        #expect(pixels[5, 40] == white && pixels[95, 40] == black && pixels[45, 5] == white)
    }

    @Test func behindTheWindowThereIsNothing() throws {
        let pixels = try shown { _ in }
        #expect(pixels[15, 40] == pixels[85, 40] && pixels[15, 40][3] == 255)
        let still = try shown {
            $0.blendingMode = .withinWindow
            $0.state = .inactive
        }
        #expect(still[15, 40] == still[85, 40])
    }

    @Test func cornersAreThoseOfTheLayer() throws {
        let pixels = try shown {
            $0.blendingMode = .withinWindow
            $0.wantsLayer = true
            $0.layer?.cornerRadius = 20
        }
        #expect(pixels[11, 11] == white && pixels[88, 11] == black && pixels[50, 11] != white)
    }

    @Test func boxes() throws {
        let pixels = try AppKitStage.pixels {
            let view = NSBox(frame: NSRect(x: 0, y: 0, width: 40, height: 30))
            view.boxType = .custom
            view.fillColor = .red
            view.borderColor = .blue
            view.borderWidth = 3
            view.cornerRadius = 10
            return view
        }
        #expect(pixels[20, 1] == blue && pixels[20, 15] == red && pixels[0, 0] == clear)
        // The inner corner has 7 points: at 45° the line is still 3 wide.
        #expect(pixels[4, 4] == blue && pixels[6, 6] == red)
        let titled = NSBox(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
        titled.title = "Title"
        #expect(titled.titleRect.width > 10 && titled.borderRect.height < 80)
        #expect(titled.contentView?.frame == titled.borderRect.insetBy(dx: 6, dy: 6))
        titled.titlePosition = .noTitle
        #expect(titled.borderRect == titled.bounds)
        let line = try AppKitStage.pixels {
            let view = NSBox(frame: NSRect(x: 0, y: 0, width: 40, height: 5))
            view.boxType = .separator
            return view
        }
        #expect(line[20, 2][3] == 26 && line[20, 0] == clear)
    }
}
