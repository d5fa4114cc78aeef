import QuartzCore
internal import Raster

extension UICollectionView {
    static func key(_ kind: String, _ identifier: String) -> String { kind + "\u{0}" + identifier }

    final func spareCell(_ identifier: String) -> UICollectionViewCell {
        spareView("", identifier) as? UICollectionViewCell ?? plain(identifier)
    }

    private func plain(_ identifier: String) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        cell.reuseIdentifier = identifier
        return cell
    }

    final func spareView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
        let key = Self.key(kind, identifier)
        if let spare = spares[key]?.popLast() {
            spare.prepareForReuse()
            return spare
        }
        if classes[key] == nil {
            Notice.once("UICollectionView: no class is registered for \(identifier); a plain view stands in")
        }
        let view = makeView(
            classes[key] ?? (kind.isEmpty ? UICollectionViewCell.self : UICollectionReusableView.self))
        view.reuseIdentifier = identifier
        return view
    }

    final func makeView(_ type: AnyClass) -> UICollectionReusableView {
        if type == UICollectionViewCell.self { return UICollectionViewCell(frame: .zero) }
        guard type != UICollectionReusableView.self, type is UICollectionReusableView.Type else {
            return UICollectionReusableView(frame: .zero)
        }
        let made = ObjectsByClass.framed(
            type, base: UICollectionReusableView.self, root: UIView.self, above: UIResponder.self,
            probe: ProbedView.self, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        if let made = made as? UICollectionReusableView { return made }
        return type is UICollectionViewCell.Type
            ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    }

    final func recycle(_ view: UICollectionReusableView, _ part: Part) {
        view.removeFromSuperview()
        if let cell = view as? UICollectionViewCell {
            itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: part.path)
        }
        guard let identifier = view.reuseIdentifier else { return }
        spares[Self.key(part.kind, identifier), default: []].append(view)
    }

    private final class ProbedView: UICollectionReusableView {
        override init(frame: CGRect) { super.init(frame: frame) }

        required init?(coder: NSCoder) { return nil }
    }
}
