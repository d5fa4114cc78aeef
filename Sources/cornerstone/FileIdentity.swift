import Foundation

/// Tells two states of a file apart without reading it.
enum FileIdentity {
    static func describe(_ file: URL) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        let size = (attributes?[.size] as? NSNumber)?.int64Value ?? -1
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(file.path) \(size) \(date)"
    }
}
