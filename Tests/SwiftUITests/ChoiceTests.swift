import CoreGraphics
import Testing

@testable import SwiftUI

/// Pickers, menus, lists and groups under a finger.
@MainActor @Suite(.serialized) struct ChoiceTests {
    private struct Choice: View {
        let style: _PickerLook
        @State private var value = 0
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 10 + CGFloat(value), height: 10).mark("value")
                Picker("Value", selection: $value) {
                    ForEach(0..<3) { index in
                        Color.blue.frame(width: 60, height: 20).mark("option \(index)").tag(index)
                    }
                }
                .environment(\.pickerLook, style)
            }
        }
    }

    @Test func segmentsShareTheWidth() {
        let phone = Phone(Choice(style: .segments))
        defer { phone.hide() }
        // 300 points less 2 at each side, in three parts.
        #expect(abs(phone["option 1"].midX - 150) < 0.01 && abs(phone["option 0"].midX - (2 + 296.0 / 6)) < 0.01)
        phone.tap(phone["option 2"])
        #expect(phone["value"].width == 12)
    }

    @Test func aMenuOpensAndCloses() {
        let phone = Phone(Choice(style: .menu))
        defer { phone.hide() }
        #expect(phone.frames("option 0").count == 1 && phone.frames("option 1").isEmpty)
        phone.tap(phone["option 0"])
        phone.wait(0.3)
        let option = phone["option 1"]
        #expect(!option.isNull && option.minY > phone.frames("option 0")[0].minY)
        phone.tap(option)
        phone.wait(0.3)
        #expect(phone["value"].width == 11 && phone.frames("option 1").count == 1)
    }

    @Test func aWheelTurns() {
        let phone = Phone(Choice(style: .wheel))
        defer { phone.hide() }
        phone.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 236))
        #expect(phone["value"].width == 12)
    }

    private struct Rows: View {
        @State private var chosen: Int? = 1
        @State private var isOpen = false
        var body: some View {
            List(selection: $chosen) {
                ForEach(0..<3, id: \.self) { index in
                    Color.red.frame(width: chosen == index ? 30 : 20, height: 20).mark("row \(index)")
                }
                Section("More") {
                    DisclosureGroup("Group", isExpanded: $isOpen) {
                        Color.blue.frame(width: 20, height: 20).mark("inner")
                    }
                    .mark("group")
                }
            }
        }
    }

    @Test func rowsAreChosenByWhatTheyAreKnownBy() {
        let phone = Phone(Rows())
        defer { phone.hide() }
        // Rows are 44 points high, 16 from a card's edge, which is 16 from the list's; the card begins at 24.
        #expect(phone["row 0"].origin == CGPoint(x: 32, y: 24 + 12) && phone["row 1"].minY == 24 + 44 + 12)
        #expect(phone["row 1"].width == 30)
        phone.tap(250, 24 + 110)
        #expect(phone["row 2"].width == 30 && phone["row 1"].width == 20)
    }

    @Test func groupsOpen() {
        let phone = Phone(Rows())
        defer { phone.hide() }
        #expect(phone["inner"] == .null)
        phone.tap(phone["group"])
        phone.wait(0.7)
        #expect(phone["inner"].minX == 48)
    }
}
