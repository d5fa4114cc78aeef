import UIKit

/// The options on a drum, the chosen one in front; a drag turns it, a tap chooses.
struct WheelPicker: View {
    let choice: PickerChoice
    /// Of a drum's rows and of the whole, in points; of the drum's front, in rows.
    private static let (rowHeight, height, reach): (CGFloat, CGFloat, Int) = (32, 216, 4)

    var body: some View {
        let chosen = choice.index ?? 0
        ZStack {
            RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .tertiarySystemFill)).frame(
                height: Self.rowHeight)
            ForEach(Array(choice.options.enumerated()), id: \.element.id) { index, option in
                let step = index - chosen
                option.member
                    .font(.system(size: 23))
                    .lineLimit(1)
                    .frame(maxWidth: .infinity).frame(height: Self.rowHeight)
                    .contentShape(Rectangle())
                    .onTapGesture { if let tag = option.tag { choice.choose(tag) } }
                    .scaleEffect(x: 1, y: Self.height(of: step))
                    .opacity(abs(step) > Self.reach ? 0 : step == 0 ? 1 : 0.6 * Double(Self.height(of: step)))
                    .offset(y: Self.place(of: step))
                    .allowsHitTesting(abs(step) <= Self.reach)
            }
        }
        .padding(.horizontal, 9)
        .frame(height: Self.height)
        .frame(maxWidth: .infinity)
        .clipped()
        .contentShape(Rectangle())
        .gesture(
            DragGesture().onEnded { drag in
                let rows = -(drag.translation.height / Self.rowHeight).rounded()
                guard rows.isFinite, !choice.options.isEmpty else { return }
                let index = min(max(0, CGFloat(chosen) + rows), CGFloat(choice.options.count - 1))
                if let tag = choice.options[Int(index)].tag { choice.choose(tag) }
            })
    }

    /// On a drum of which nine rows make half of the way round: how high a row a way off seems, of its height.
    private static func height(of step: Int) -> CGFloat {
        let turn = min(CGFloat(abs(step)) / 4.5, 1)
        return max(0.05, 1 - turn * turn)
    }

    /// And where it stands.
    private static func place(of step: Int) -> CGFloat {
        let turn = min(max(CGFloat(step) / 4.5, -1), 1)
        return turn * (1.5 - 0.5 * turn * turn) * height / 2.15
    }
}
