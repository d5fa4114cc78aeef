import Testing
import UIKit

/// Programs written for Swift 4 find their types.
@Suite struct OlderNameTests {
    @available(*, deprecated) @Test func olderNamesAreTheSameTypes() {
        #expect(UITableViewCellStyle.self == UITableViewCell.CellStyle.self)
        #expect(UIControlEvents.touchUpInside == UIControl.Event.touchUpInside)
        #expect(UIViewContentMode.scaleAspectFit == UIView.ContentMode.scaleAspectFit)
        #expect(UIViewAnimationOptions.curveLinear == UIView.AnimationOptions.curveLinear)
        #expect(UIButtonType.system == UIButton.ButtonType.system)
    }
}
