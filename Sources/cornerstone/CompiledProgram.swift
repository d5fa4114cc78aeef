import Foundation

/// A program that is ready to run.
struct CompiledProgram {
    let installation: Installation
    let library: URL

    /// Compiles the files, or takes what was compiled of them before. Nil where the compiler refuses; it has said why.
    init?(files: [String], languageMode: String) throws {
        let installation = try Installation()
        let compiler = try SwiftCompiler()
        let source = ProgramSource(files: files, languageMode: languageMode)
        let digest = try source.digest(compiler: compiler, installation: installation)
        let library = try ProgramCache().program(digest: digest) { library in
            try compiler.compile(source, into: library, with: installation)
        }
        guard let library else { return nil }
        self.installation = installation
        self.library = library
    }
}
