import CFilmzRsvg

/// Turns drawings into pictures with librsvg, which draws texts with the fonts that fontconfig finds.
///
/// Only Filmz's own drawings are painted. They have no references, and librsvg follows none from a drawing that has no
/// address. So nothing is loaded, and no picture of others is decoded.
enum SVGPainter {
    /// The maximum size of a drawing and of a picture, in bytes.
    private static let drawingLimit = 1 << 20
    private static let pictureLimit = 8 << 20

    /// The picture as PNG, always the same for the same drawing and fonts; nil when the drawing is too large or no SVG,
    /// and where there is no librsvg.
    /// - Parameters:
    ///   - width: the width in pixels, to which the drawing is scaled
    ///   - height: the height in pixels, likewise
    static func png(_ svg: [UInt8], width: Int, height: Int) -> [UInt8]? {
        guard 1...4_096 ~= width, 1...4_096 ~= height, 1...drawingLimit ~= svg.count else { return nil }
        var png: [UInt8] = []
        // Safe: the bytes are read during the call only, in which all parts of the picture are given to the array's
        // address, each with as many bytes as it says.
        let isPainted = unsafe svg.withUnsafeBufferPointer { svg in
            unsafe withUnsafeMutablePointer(to: &png) { place in
                unsafe filmz_rsvg_paint(
                    svg.baseAddress, svg.count, Int32(width), Int32(height),
                    { place, bytes, count in
                        guard let png = unsafe place?.assumingMemoryBound(to: [UInt8].self),
                            unsafe png.pointee.count + count <= SVGPainter.pictureLimit
                        else { return 0 }
                        unsafe png.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
                        return 1
                    }, place)
            }
        }
        return isPainted != 0 ? png : nil
    }

    /// Adds a font to those of this process.
    /// - Parameter path: the path of a file that must stay
    /// - Returns: whether fontconfig could read it
    static func addFont(_ path: String) -> Bool {
        // Safe: fontconfig copies the path, which ends with a zero byte.
        let path = Array(path.utf8) + [0]
        return unsafe path.withUnsafeBufferPointer { unsafe filmz_rsvg_add_font($0.baseAddress) } != 0
    }
}
