/// What was made of a program's files, in their order.
public struct LoweringReport: Codable, Sendable {
    public struct File: Codable, Sendable {
        public var edits: [TextEdit]
        public var findings: [SourceFinding]

        public init(edits: [TextEdit], findings: [SourceFinding]) {
            self.edits = edits
            self.findings = findings
        }
    }

    public var platform: SourcePlatform
    public var files: [File]

    public init(platform: SourcePlatform, files: [File]) {
        self.platform = platform
        self.files = files
    }
}
