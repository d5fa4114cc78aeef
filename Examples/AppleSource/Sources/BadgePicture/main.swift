import Badge
import UIKit

let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
badge.count = 7
badge.layoutIfNeeded()
let picture = UIGraphicsImageRenderer(bounds: badge.bounds).image { badge.layer.render(in: $0.cgContext) }
try picture.pngData()?.write(to: URL(fileURLWithPath: "badge.png"))
