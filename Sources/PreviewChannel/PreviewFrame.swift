import Foundation

/// A report on its way between two processes: the lengths of both parts (four and eight little-endian bytes), the
/// report as JSON, and the bytes that go with it.
package struct PreviewFrame: Sendable, Equatable {
    package var report: PreviewReport
    package var payload: Data

    package init(_ report: PreviewReport, payload: Data = Data()) {
        self.report = report
        self.payload = payload
    }

    static let headerLength = 12

    package func encoded() throws -> Data {
        let json = try JSONEncoder().encode(report)
        var data = Data()
        data.append(contentsOf: (0..<4).map { UInt8(truncatingIfNeeded: json.count >> ($0 * 8)) })
        data.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) })
        return data + json + payload
    }
}
