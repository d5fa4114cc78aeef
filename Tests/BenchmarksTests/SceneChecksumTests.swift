import Testing

@testable import Benchmarks

@Suite struct SceneChecksumTests {
    /// The specification's own checksums, and how many operations it has.
    @Test(arguments: [
        (SceneName.oneCard, 3, "3cde8324b7163f27"),
        (.cards, 2001, "fc3acc353978085f"),
        (.uniformCards, 2001, "33c44835ad35bcbf"),
        (.cardsWithoutShadow, 1001, "e38316a2fa2a0d74"),
        (.bigBlur, 41, "268845942e093f41"),
        (.continuousCorners, 1001, "cd93deb3c9dfed92"),
        (.badge, 10, "fc33a8f43273b2fd"),
        (.strokesAndDashes, 201, "c9051f5fa2aa1e07"),
        (.maskedTiles, 301, "13547fd64b848971"),
        (.contentShadows, 251, "80ccaaccedd09ea0"),
        (.huge, 3, "4a18e00130a93c46"),
        (.opaqueFill, 1, "942e71897a16643e"),
        (.translucentFill, 1, "316fe1513a62bf23"),
        (.animation, 121, "26865590d2ea859d"),
    ])
    func sceneIsTheSpecifiedOne(name: SceneName, operations: Int, checksum: String) {
        let scene = name.scene()
        #expect(scene.encoded.count == operations)
        #expect(scene.checksum.hexadecimal == checksum)
    }

    @Test func lastFrameOfTheAnimationIsTheSpecifiedOne() {
        #expect(SceneName.animation.scene(frame: 119).checksum.hexadecimal == "59eed5dfd82240ed")
    }

    @Test func canvasesHaveTheSpecifiedSizes() {
        #expect(SceneName.oneCard.scene().pixelWidth == 800)
        #expect(SceneName.cards.scene().pixelHeight == 1080)
        #expect(SceneName.huge.scene().pixelWidth == 8000)
        #expect(SceneName.badge.scene().pixelHeight == 512)
    }
}
