import Foundation
import SourceText

/// A program that is ready to run.
struct CompiledProgram {
    let installation: Installation
    let library: URL

    /// Compiles the files, or takes what was compiled of them before. Nil where the compiler refuses; it has said why.
    ///
    /// - Parameter say: Takes the compiler's words, line by line; without it they go to standard error.
    init?(
        files: [String], languageMode: String, platform: SourcePlatform? = nil, say: ((String) -> Void)? = nil
    ) throws {
        let installation = try Installation()
        let compiler = try SwiftCompiler()
        let source = ProgramSource(files: files, languageMode: languageMode, platform: platform)
        let digest = try source.digest(compiler: compiler, installation: installation)
        let library = try ProgramCache().program(digest: digest) { library in
            let lowered = try SourceLowerer(installation).lower(files, platform: platform)
            lowered.warnings.forEach(say ?? Console.remark)
            return try compiler.compile(source, lowered, into: library, with: installation, say: say)
        }
        guard let library else { return nil }
        self.installation = installation
        self.library = library
    }
}
