import Testing

@testable import Benchmarks

@Suite struct OptionsTests {
    @Test func withoutArgumentsEverySceneIsMeasuredOnOneThread() throws {
        let options = try Options([])
        #expect(options.scenes == SceneName.allCases)
        #expect(options.threads == 1)
        #expect(options.runs == nil)
    }

    @Test func scenesAreAListAndKeepTheirOrder() throws {
        #expect(try Options(["--scene", "S3,S2u"]).scenes == [.cardsWithoutShadow, .uniformCards])
        #expect(try Options(["--scene", "S13"]).scenes == [.opaqueFill, .translucentFill])
    }

    @Test(arguments: [
        ["--scene", "S99"], ["--scene"], ["--threads", "0"], ["--runs", "-3"], ["--runs", "many"], ["--fast"],
    ])
    func mistakesAreErrors(arguments: [String]) {
        #expect(throws: Options.Mistake.self) { try Options(arguments) }
    }
}
