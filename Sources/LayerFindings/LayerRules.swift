/// All rules, in the order in which they speak.
enum LayerRules {
    static let all: [any LayerRule.Type] = [
        HiddenLayer.self, FlatTransform.self, NoArea.self, OutsidePicture.self,
        ClippedShadow.self, SilentShadow.self, ClearShadow.self, ShadowOfNothing.self, MaskedShadow.self,
        ShadowCutAround.self, ShadowPathAside.self, CoveredShadow.self,
        RadiusTooLarge.self, CornerCovered.self, CornerOfNothing.self, NoCornerChosen.self, CornerOfShape.self,
        RadiusNotDrawn.self,
        BorderTooWide.self, ClearBorder.self, BorderWithoutWidth.self, ThinBorder.self,
        EmptyMask.self, MaskAside.self, MaskOfMask.self, CoarseContents.self, CoarseRasterization.self,
        TooFewColors.self, ClearGradient.self, GradientLocations.self, GradientWithoutAxis.self,
        ShapeWithoutPath.self, ShapeWithoutPaint.self, StrokeOfNothing.self, DashWithoutEffect.self,
        FilledByDefault.self,
    ]
}
