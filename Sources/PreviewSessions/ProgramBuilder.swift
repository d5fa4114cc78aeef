import Foundation

/// Makes a program of files.
package protocol ProgramBuilder: Sendable {
    func build(_ files: [String]) -> BuildOutcome
}

/// What came of building a program.
package struct BuildOutcome: Sendable {
    /// How the program is started; nil where it does not compile.
    package var program: BuiltProgram?
    /// The compiler's words, line by line.
    package var words: [String]

    package init(program: BuiltProgram?, words: [String]) { (self.program, self.words) = (program, words) }
}

/// A program that is ready to run in a process of its own.
package struct BuiltProgram: Sendable, Equatable {
    /// The process, and the library with all modules, which it loads first.
    package var host: String
    package var library: String
    /// The program itself.
    package var program: String
    package var files: [String]
    /// The folders of the files, in full.
    package var folders: [String]

    package init(host: String, library: String, program: String, files: [String], folders: [String]) {
        (self.host, self.library, self.program, self.files, self.folders) = (host, library, program, files, folders)
    }
}
