import Foundation
import PreviewSessions
import SourceText

/// `cornerstone preview`: shows a program's previews in a browser, and follows its source.
struct PreviewCommand {
    let options: PreviewOptions

    init(_ options: PreviewOptions) { self.options = options }

    func run() throws -> ExitCode {
        let sources: SourceSet
        do {
            sources = try SourceSet(options.paths)
        } catch {
            throw CommandError.usage("\(error)")
        }
        // What is missing is said before a browser is opened.
        _ = try (Installation(), SwiftCompiler())
        let builder = Builder(languageMode: options.languageMode, platform: options.platform)
        let session = try LiveSession(sources, builder: builder, options: options.session)
        session.begin(with: options.appearance)
        Console.print(session.url)
        session.run()
        return .success
    }

    /// Compiles as `render` does.
    private struct Builder: ProgramBuilder {
        let languageMode: String
        let platform: SourcePlatform?

        func build(_ files: [String]) -> BuildOutcome {
            Console.complain("compiling \(files.count == 1 ? files[0] : "\(files.count) files")")
            let outcome = compile(files)
            Console.complain(outcome.program == nil ? "does not compile" : "up to date")
            return outcome
        }

        private func compile(_ files: [String]) -> BuildOutcome {
            var words: [String] = []
            do {
                let program = try CompiledProgram(files: files, languageMode: languageMode, platform: platform) {
                    words.append($0)
                    Console.remark($0)
                }
                return BuildOutcome(
                    program: program.map {
                        BuiltProgram(
                            host: $0.installation.host.path, library: $0.installation.library.path,
                            program: $0.library.path, files: files, folders: ProgramSource.folders(of: files))
                    }, words: words)
            } catch {
                let message = (error as? CommandError)?.message ?? "\(error)"
                Console.complain(message)
                return BuildOutcome(program: nil, words: words + [message])
            }
        }
    }
}
