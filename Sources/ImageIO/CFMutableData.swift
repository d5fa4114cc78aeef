import Foundation

/// Under Core Foundation's name, as the other types of this kind: source passes `NSMutableData() as CFMutableData`.
public typealias CFMutableData = NSMutableData
