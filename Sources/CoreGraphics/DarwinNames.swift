// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The largest finite `Float`, by a name of Darwin's headers; programs repeat animations so often.
public let HUGE = Float.greatestFiniteMagnitude

/// The same by its older name.
public let MAXFLOAT = Float.greatestFiniteMagnitude
