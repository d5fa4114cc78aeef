import Foundation
import SourceText

/// A program that is ready to run.
struct CompiledProgram {
    let installation: Installation
    let library: URL

    /// Compiles the files, or takes what was compiled of them before. Nil where the compiler refuses; it has said why.
    init?(files: [String], languageMode: String, platform: SourcePlatform? = nil) throws {
        let installation = try Installation()
        let compiler = try SwiftCompiler()
        let source = ProgramSource(files: files, languageMode: languageMode, platform: platform)
        let digest = try source.digest(compiler: compiler, installation: installation)
        let library = try ProgramCache().program(digest: digest) { library in
            let lowered = try SourceLowerer(installation).lower(files, platform: platform)
            lowered.warnings.forEach(Console.remark)
            return try compiler.compile(source, lowered, into: library, with: installation)
        }
        guard let library else { return nil }
        self.installation = installation
        self.library = library
    }
}
