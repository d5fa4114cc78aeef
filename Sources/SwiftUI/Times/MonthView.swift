import UIKit

/// The month of a date, with the day marked; a tap on another day chooses it.
struct MonthView: View {
    let date: Binding<Date>
    @Environment(\.calendar) private var base
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    private var calendar: Calendar {
        var calendar = base
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    var body: some View {
        let days = days
        VStack(spacing: 8) {
            HStack {
                Text(verbatim: date.wrappedValue.written("MMMM yyyy", base, timeZone, locale)).font(.headline)
                Spacer(minLength: 0)
                step(.back, -1)
                step(.forward, 1).padding(.leading, 24)
            }
            .frame(height: 44)
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 2) {
                ForEach(Array(calendar.shortStandaloneWeekdaySymbols.enumerated()), id: \.offset) { _, name in
                    Text(verbatim: name.uppercased()).font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(Color(uiColor: .tertiaryLabel)).frame(height: 20)
                }
                ForEach(Array(days.enumerated()), id: \.offset) { _, day in
                    if let day { cell(day) } else { Color.clear.frame(height: 44) }
                }
            }
        }
        .padding(.horizontal, 16)
    }

    private func cell(_ day: Date) -> some View {
        let isChosen = calendar.isDate(day, inSameDayAs: date.wrappedValue)
        return Text(verbatim: "\(calendar.component(.day, from: day))")
            .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
            .foregroundStyle(isChosen ? Color.accentColor : Color.primary)
            .frame(maxWidth: .infinity).frame(height: 44)
            .background { if isChosen { Circle().fill(Color.accentColor.opacity(0.15)) } }
            .contentShape(Rectangle())
            .onTapGesture { choose(day) }
    }

    private func step(_ direction: Chevron.Direction, _ months: Int) -> some View {
        Button {
            if let next = calendar.date(byAdding: .month, value: months, to: date.wrappedValue) {
                date.wrappedValue = next
            }
        } label: {
            Chevron(direction: direction, pointSize: 19).frame(width: 30, height: 44).contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
    }

    /// The time of day stays.
    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date.wrappedValue)
        date.wrappedValue =
            calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    }

    /// The month's days, after as many gaps as its first week begins with.
    private var days: [Date?] {
        guard let month = calendar.dateInterval(of: .month, for: date.wrappedValue),
            let count = calendar.range(of: .day, in: .month, for: date.wrappedValue)?.count
        else { return [] }
        let gap = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        return Array(repeating: nil, count: gap)
            + (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month.start) }
    }
}
