// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A selector of a name alone.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
