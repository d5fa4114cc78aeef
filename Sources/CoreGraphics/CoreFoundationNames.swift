import Foundation

// Apple's drawing calls take Core Foundation's types, and source passes Swift values to them with `as CFArray`.
// Linux has neither those types in Foundation nor the bridging; under these names such source compiles as it is.

public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFTimeInterval = Double
