import UIKit

public struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills, under the label, between the ends of the scale.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GeometryReader { proxy in
                    ZStack(alignment: .leading) {
                        Capsule().fill(Color(uiColor: .systemFill))
                        Capsule().fill(TintShapeStyle())
                            .frame(width: proxy.size.width * CGFloat(configuration.value))
                    }
                }
                .frame(height: 4)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.footnote).foregroundStyle(Color.secondary)
        }
    }
}

/// The scale's own colours under a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) {
            configuration.minimumValueLabel.font(.system(size: 13))
            GeometryReader { proxy in
                let x = (proxy.size.width - 8) * CGFloat(configuration.value) + 4
                ZStack(alignment: .leading) {
                    Capsule().fill(TintShapeStyle())
                    Circle().fill(.white).frame(width: 8, height: 8)
                        .padding(2).background(Circle().fill(Color(uiColor: .systemBackground)))
                        .position(x: x, y: proxy.size.height / 2)
                }
            }
            .frame(height: 8)
            configuration.maximumValueLabel.font(.system(size: 13))
        }
    }
}

/// A bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label.font(.headline)
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(TintShapeStyle().opacity(0.3))
                    Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * CGFloat(configuration.value))
                }
            }
            .frame(height: 6)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(Color.secondary)
        }
    }
}

/// An open ring, 58 points wide, with a mark at the value, the value inside and the label or the bounds in the gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            GaugeRing().stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .padding(3)
            Circle().fill(.white).frame(width: 6, height: 6)
                .padding(2).background(Circle().fill(Color(uiColor: .systemBackground)))
                .offset(x: -18.4, y: 18.4)
                .rotationEffect(.degrees(270 * configuration.value))
            configuration.currentValueLabel.font(.system(size: 20, weight: .medium))
                .lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 38)
            VStack {
                Spacer(minLength: 0)
                if configuration.minimumValueLabel != nil {
                    HStack {
                        configuration.minimumValueLabel
                        Spacer(minLength: 0)
                        configuration.maximumValueLabel
                    }
                    .frame(width: 36)
                } else {
                    configuration.label
                }
            }
            .font(.system(size: 11, weight: .medium))
        }
        .frame(width: 58, height: 58)
    }
}

/// A ring that fills from the top.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(TintShapeStyle().opacity(0.3), lineWidth: 6).padding(3)
            Circle().trim(from: 0, to: CGFloat(configuration.value))
                .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(-90)).padding(3)
            configuration.currentValueLabel.font(.system(size: 18, weight: .medium))
                .lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 38)
        }
        .frame(width: 58, height: 58)
    }
}

/// Three quarters of a ring, open at the bottom.
private struct GaugeRing: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
                startAngle: .degrees(135), endAngle: .degrees(405), clockwise: false)
        }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public nonisolated static var automatic: Self { Self() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public nonisolated static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public nonisolated static var accessoryLinear: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public nonisolated static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public nonisolated static var accessoryCircular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public nonisolated static var accessoryCircularCapacity: Self { Self() }
}
