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

    @Test func treesHaveANumberAndAFirstSeed() throws {
        let options = try Options(["--trees", "12", "--seed", "7"])
        guard case .trees(12) = options.task else {
            Issue.record("\(options.task)")
            return
        }
        #expect(options.seed == 7)
        #expect(try Options(["--trees", "1"]).seed == 0)
    }

    @Test func fewTreesAreDrawnWithoutAFailure() {
        var lines: [String] = []
        let trials = TreeTrials(first: 3, count: 2) { lines.append($0) }
        #expect(lines.isEmpty && trials.failures == 0)
        #expect(trials.summary.hasPrefix("2 trees, 0 failed, digest "))
    }

    @Test(arguments: [
        ["--scene", "S99"], ["--scene"], ["--threads", "0"], ["--runs", "-3"], ["--runs", "many"], ["--fast"],
        ["--trees"], ["--trees", "0"], ["--trees", "3", "--seed", "-1"],
    ])
    func mistakesAreErrors(arguments: [String]) {
        #expect(throws: Options.Mistake.self) { try Options(arguments) }
    }
}
