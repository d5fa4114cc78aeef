import Foundation

/// Tells whether code runs where the main actor's does.
///
/// That is the main thread, or in a program that waits in an `async` main the main queue, which another thread serves.
enum MainContext {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        _ = mark
        return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}
