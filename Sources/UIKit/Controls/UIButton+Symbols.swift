import QuartzCore

extension UIButton {
    /// Size, weight and look of a state's symbol, where it says nothing of these itself.
    public final func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        change(state) { $0.symbolConfiguration = configuration }
    }

    public final func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage
        .SymbolConfiguration?
    {
        contents.find(state, \.symbolConfiguration)
    }

    public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The picture that a button of a type has from the beginning.
    final func setTypeImage() {
        switch kind {
        case .detailDisclosure, .infoLight, .infoDark:
            setSymbol("info.circle", UIImage.SymbolConfiguration(scale: .large))
        case .contactAdd: setSymbol("plus.circle", UIImage.SymbolConfiguration(scale: .large))
        case .close:
            // A disc of 30 points.
            let colors = UIImage.SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
            setSymbol(
                "xmark.circle.fill",
                UIImage.SymbolConfiguration(pointSize: 24.4, weight: .semibold).applying(colors))
        case .custom, .system: break
        }
    }

    private func setSymbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) {
        setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
    }
}
