import Foundation

extension Text {
    /// How a date is written. Those that follow the time are written once, at the time when they are shown.
    public struct DateStyle: Hashable, Sendable {
        private enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
        private let kind: Kind

        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)

        func text(_ date: Date, _ locale: Locale) -> String {
            switch kind {
            case .time: return date.formatted(.dateTime.hour().minute().locale(locale))
            case .date: return date.formatted(.dateTime.year().month(.wide).day().locale(locale))
            case .relative: return Self.parts(date.timeIntervalSinceNow)
            case .offset:
                let distance = date.timeIntervalSinceNow
                return (distance < 0 ? "-" : "+") + Self.parts(distance)
            case .timer:
                let seconds = Self.whole(date.timeIntervalSinceNow)
                let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
                let end = String(format: "%02d", seconds % 60)
                return hours > 0 ? "\(hours):" + String(format: "%02d", minutes) + ":" + end : "\(minutes):" + end
            }
        }

        private static func whole(_ interval: TimeInterval) -> Int {
            Int(min(abs(interval.isFinite ? interval : 0), 1e12).rounded())
        }

        private static func parts(_ interval: TimeInterval) -> String {
            let seconds = whole(interval)
            let units = [("day", 86400), ("hr", 3600), ("min", 60), ("sec", 1)]
            guard let index = units.firstIndex(where: { seconds >= $0.1 }) else { return "0 sec" }
            func count(_ number: Int, _ name: String) -> String {
                name == "day" && number != 1 ? "\(number) days" : "\(number) \(name)"
            }
            var words = [count(seconds / units[index].1, units[index].0)]
            if index + 1 < units.count, seconds % units[index].1 >= units[index + 1].1 {
                words.append(count(seconds % units[index].1 / units[index + 1].1, units[index + 1].0))
            }
            return words.joined(separator: ", ")
        }
    }
}
