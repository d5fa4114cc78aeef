import QuartzCore

extension UIView {
    final func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewReference !== self else { return }
        recognizer.viewReference?.removeGestureRecognizer(recognizer)
        recognizer.viewReference = self
        recognizerList.append(recognizer)
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewReference === self else { return }
        recognizerList.removeAll { $0 === recognizer }
        recognizer.stop()
        recognizer.viewReference = nil
    }

    final func replaceRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in recognizerList { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }
}
