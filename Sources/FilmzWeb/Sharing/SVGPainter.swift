import CFilmzRsvg

/// Turns drawings into pictures with librsvg, which draws texts with the fonts that fontconfig finds.
///
/// Only Filmz's own drawings are painted. They have no references, and librsvg follows none from a drawing that has no
/// address. So nothing is loaded, and no picture of others is decoded.
enum SVGPainter {
    /// The maximum size of a drawing and of a picture, in bytes.
    private static let drawingLimit = 1 << 20
    private static let pictureLimit = 8 << 20

    /// The picture as PNG, always the same for the same drawing and fonts; nil when the drawing is too large or no SVG.
    /// - Parameters:
    ///   - width: the width in pixels, to which the drawing is scaled
    ///   - height: the height in pixels, likewise
    static func png(_ svg: [UInt8], width: Int, height: Int) -> [UInt8]? {
        guard 1...4_096 ~= width, 1...4_096 ~= height, 1...drawingLimit ~= svg.count else { return nil }
        // Safe: librsvg reads the bytes during the call only, and gives an object that is ours to release.
        let drawing = unsafe svg.withUnsafeBufferPointer {
            unsafe rsvg_handle_new_from_data($0.baseAddress, $0.count, nil)
        }
        guard let drawing = unsafe drawing else { return nil }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(drawing)) }
        // Safe: cairo gives objects also when it fails, which their status tells; they are ours to release.
        guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        else { return nil }
        defer { unsafe cairo_surface_destroy(surface) }
        guard let canvas = unsafe cairo_create(surface) else { return nil }
        defer { unsafe cairo_destroy(canvas) }
        var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        guard unsafe rsvg_handle_render_document(drawing, canvas, &viewport, nil) != 0,
            unsafe cairo_status(canvas) == CAIRO_STATUS_SUCCESS
        else { return nil }
        return unsafe encoded(surface)
    }

    /// Adds a font to those of this process.
    /// - Parameter path: the path of a file that must stay
    /// - Returns: whether fontconfig could read it
    static func addFont(_ path: String) -> Bool {
        // Safe: fontconfig copies the path, which ends with a zero byte; without a configuration it uses the default
        // one.
        let path = Array(path.utf8) + [0]
        return unsafe path.withUnsafeBufferPointer { unsafe FcConfigAppFontAddFile(nil, $0.baseAddress) } != 0
    }

    private static func encoded(_ surface: OpaquePointer) -> [UInt8]? {
        var png: [UInt8] = []
        // Safe: cairo calls back during this call only, with the array's address and as many bytes as it says.
        let status = unsafe withUnsafeMutablePointer(to: &png) { place in
            unsafe cairo_surface_write_to_png_stream(
                surface,
                { place, bytes, count in
                    guard let png = unsafe place?.assumingMemoryBound(to: [UInt8].self),
                        unsafe png.pointee.count + Int(count) <= SVGPainter.pictureLimit
                    else { return CAIRO_STATUS_WRITE_ERROR }
                    unsafe png.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
                    return CAIRO_STATUS_SUCCESS
                }, place)
        }
        guard status == CAIRO_STATUS_SUCCESS else { return nil }
        return png
    }
}
