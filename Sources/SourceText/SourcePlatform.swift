/// The system that a program is lowered for: what `#if os(…)` and `#if canImport(…)` say.
public enum SourcePlatform: String, Codable, CaseIterable, Sendable {
    case ios
    case macos
}
