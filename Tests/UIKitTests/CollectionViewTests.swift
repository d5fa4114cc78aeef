import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite(.serialized) struct CollectionViewTests {
    final class Cell: UICollectionViewCell {
        var frames = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            frames = 1
            contentView.backgroundColor = .red
        }

        required init?(coder: NSCoder) { return nil }
    }

    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts = [10_000]
        var log: [String] = []
        var made: Set<ObjectIdentifier> = []
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
            made.insert(ObjectIdentifier(cell))
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.item)")
        }
    }

    private func collection(
        _ layout: UICollectionViewLayout, _ source: Source, _ body: (UICollectionView, UIWindow) throws -> Void
    ) rethrows {
        try MediaClock.$current.withValue(MediaClock(time: 0)) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "c")
            view.dataSource = source
            view.delegate = source
            window.addSubview(view)
            window.makeKeyAndVisible()
            window.settle()
            try body(view, window)
        }
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test func flowFillsLines() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        let source = Source()
        collection(layout, source) { view, window in
            // Three of 90 in 320: 25 are left for two spaces.
            #expect(frame(view, 1) == CGRect(x: 115, y: 0, width: 90, height: 60))
            #expect(frame(view, 2)?.maxX == 320 && frame(view, 3) == CGRect(x: 0, y: 70, width: 90, height: 60))
            #expect(view.contentSize == CGSize(width: 320, height: 3334 * 70 - 10))
            #expect(view.visibleCells.count == 18 && view.visibleCells.allSatisfy { ($0 as? Cell)?.frames == 1 })
            for y in stride(from: 0, to: 4000, by: 350) {
                view.contentOffset.y = CGFloat(y)
                window.settle()
            }
            #expect(source.made.count <= 42)
            layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            layout.minimumInteritemSpacing = 4
            window.settle()
            #expect(frame(view, 0)?.origin == CGPoint(x: 10, y: 5) && frame(view, 2)?.maxX == 310)
            view.scrollToItem(at: IndexPath(item: 300, section: 0), at: .top, animated: false)
            #expect(view.contentOffset.y == 7005)
            layout.scrollDirection = .horizontal
            window.settle()
            #expect(
                view.contentSize.height == 400 && frame(view, 1)?.minX == 10 && (frame(view, 1)?.minY ?? 0) > 60)
        }
    }

    @Test func theLastLineGoesOnAsTheOneBefore() {
        let source = Source()
        source.counts = [5, 1]
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        collection(layout, source) { view, _ in
            #expect(frame(view, 4) == CGRect(x: 115, y: 70, width: 90, height: 60))
            #expect(frame(view, 0, 1) == CGRect(x: 0, y: 130, width: 90, height: 60))
            #expect(frame(view, 0, 2) == nil && view.numberOfItems(inSection: 5) == 0)
            layout.itemSize = CGSize(width: CGFloat.nan, height: -4)
            view.layoutIfNeeded()
            #expect(view.contentSize.width == 320)
        }
    }

    @Test func touchesSelectItems() {
        let source = Source()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        collection(layout, source) { view, window in
            let finger = TouchScreen(window: window)
            finger.press(CGPoint(x: 150, y: 30))
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
            finger.release()
            finger.press(CGPoint(x: 100, y: 30))
            finger.release()
            finger.press(CGPoint(x: 300, y: 30))
            finger.release()
            #expect(source.log == ["select 1", "deselect 1", "select 2"])
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        }
    }

    @Test func compositionalGroups() {
        let half = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: half)
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: "header", alignment: .top)
        ]
        let source = Source()
        source.counts = [5]
        collection(UICollectionViewCompositionalLayout(section: section), source) { view, _ in
            #expect(frame(view, 0) == CGRect(x: 22, y: 42, width: 136, height: 46))
            #expect(frame(view, 3) == CGRect(x: 162, y: 98, width: 136, height: 46))
            #expect(view.contentSize == CGSize(width: 320, height: 30 + 10 + 3 * 50 + 2 * 6 + 10))
            let header = view.layoutAttributesForSupplementaryElement(
                ofKind: "header", at: IndexPath(item: 0, section: 0))
            #expect(header?.frame == CGRect(x: 20, y: 0, width: 280, height: 30))
            let three = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .absolute(100), heightDimension: .absolute(90)),
                repeatingSubitem: NSCollectionLayoutItem(layoutSize: half), count: 3)
            three.interItemSpacing = .fixed(3)
            let row = NSCollectionLayoutSection(group: three)
            row.orthogonalScrollingBehavior = .continuous
            view.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: row), animated: false)
            view.layoutIfNeeded()
            #expect(frame(view, 1) == CGRect(x: 0, y: 31, width: 50, height: 28))
            #expect(frame(view, 3)?.origin == CGPoint(x: 100, y: 0) && view.contentSize.height == 90)
        }
    }

    @Test func listsFromSnapshots() {
        MediaClock.$current.withValue(MediaClock(time: 0)) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                if item == "c" { content.secondaryText = String(repeating: "many words ", count: 20) }
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0, 1, 1])
            snapshot.appendItems(["a", "b", "c"], toSection: 0)
            snapshot.appendItems(["d", "b"])
            snapshot.moveItem("a", afterItem: "c")
            source.apply(snapshot)
            window.addSubview(view)
            window.makeKeyAndVisible()
            window.settle()
            #expect(snapshot.itemIdentifiers == ["c", "a", "d", "b"] && snapshot.numberOfSections == 2)
            #expect(source.indexPath(for: "b") == IndexPath(item: 1, section: 1))
            #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 0)) == nil)
            let cells = view.visibleCells
            #expect(cells.count == 4 && cells.allSatisfy { $0 is UICollectionViewListCell })
            #expect(cells[0].frame.minX == 16 && cells[0].frame.minY == 35 && cells[0].frame.height > 60)
            #expect(cells[1].frame.height == 44 && cells[1].frame.minY == cells[0].frame.maxY)
            #expect(cells.map(\.layer.cornerRadius) == [10, 10, 10, 10])
            snapshot.deleteItems(["c"])
            snapshot.deleteSections([1])
            source.apply(snapshot)
            window.settle()
            #expect(view.visibleCells.count == 1 && snapshot.itemIdentifiers == ["a"])
        }
    }

    @Test func attributesAreCopied() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
        attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        attributes.zIndex = 4
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        #expect(copy?.frame == attributes.frame && copy?.zIndex == 4 && copy?.indexPath.item == 3)
        #expect(copy?.transform == attributes.transform && copy !== attributes)
    }
}
