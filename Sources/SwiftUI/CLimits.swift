// Limits of C's integers that Apple's Foundation brings along, and that are not read from this system's headers.

// swift-format-ignore
public let INT16_MIN = Int32(Int16.min)
// swift-format-ignore
public let INT32_MIN = Int32.min
