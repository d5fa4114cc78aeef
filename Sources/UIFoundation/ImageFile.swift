import QuartzCore

/// A picture's file and the scale that its name gives.
package struct ImageFile {
    package let path: String
    package let scale: CGFloat

    package init(path: String) {
        self.path = path
        let stem = (path as NSString).deletingPathExtension
        scale = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
    }

    /// The file of that path, with or without its extension.
    package static func find(_ path: String) -> ImageFile? {
        [path, path + ".png"].first(where: isFile).map(ImageFile.init(path:))
    }

    /// A picture of that name in the bundle, on the search path, or in the working directory.
    ///
    /// - Parameter scale: The one that is wanted, in pixels a point.
    package static func search(_ name: String, bundle: Bundle?, scale: CGFloat) -> ImageFile? {
        guard !name.isEmpty else { return nil }
        if name.hasPrefix("/") { return find(name) }
        let directories =
            [bundle?.resourcePath, bundle?.bundlePath].compactMap { $0 } + ImageSearchPath.directories
            + [FileManager.default.currentDirectoryPath]
        let names = candidates(name, scale: scale)
        for directory in directories {
            for name in names {
                let path = directory + "/" + name
                if isFile(path) { return ImageFile(path: path) }
            }
        }
        return nil
    }

    /// File names, the best first: the wanted scale, then the larger ones, then the smaller.
    private static func candidates(_ name: String, scale: CGFloat) -> [String] {
        let isWhole = (name as NSString).pathExtension.lowercased() == "png"
        let stem = isWhole ? (name as NSString).deletingPathExtension : name
        if stem.hasSuffix("@2x") || stem.hasSuffix("@3x") { return [stem + ".png"] }
        let suffixes = [(CGFloat(1), ""), (2, "@2x"), (3, "@3x")]
        let larger = suffixes.filter { $0.0 >= scale }
        let smaller = suffixes.filter { $0.0 < scale }.reversed()
        return (larger + smaller).map { stem + $0.1 + ".png" }
    }

    private static func isFile(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
    }
}
