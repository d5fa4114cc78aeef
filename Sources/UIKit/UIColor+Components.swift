import QuartzCore
import UIFoundation

// Each pointer that is not nil is filled. The values are those under the current traits.
extension UIColor {
    /// In extended sRGB.
    @discardableResult
    public final func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let values = color.sRGB
        red?.pointee = CGFloat(values.red)
        green?.pointee = CGFloat(values.green)
        blue?.pointee = CGFloat(values.blue)
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    public final func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let values = color.sRGB
        let hues = HueColor(red: CGFloat(values.red), green: CGFloat(values.green), blue: CGFloat(values.blue))
        hue?.pointee = hues.hue
        saturation?.pointee = hues.saturation
        brightness?.pointee = hues.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Of a colour that is not gray, the gray of its luminance.
    @discardableResult
    public final func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard let gray = color.converted(to: ColorSpaces.extendedGray, intent: .defaultIntent, options: nil),
            let value = gray.components?.first
        else { return false }
        white?.pointee = value
        alpha?.pointee = color.alpha
        return true
    }
}
