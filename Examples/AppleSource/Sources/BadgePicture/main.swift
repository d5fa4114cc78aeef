import Badge
import UIKit

let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
badge.count = 7
try badge.pngData()?.write(to: URL(fileURLWithPath: "badge.png"))
