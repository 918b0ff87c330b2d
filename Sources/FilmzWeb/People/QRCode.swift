import CFilmzQREncode

/// A text as a QR code that can be read with up to 15 % of it damaged.
public struct QRCode: Sendable {
    /// Rows of modules from the top, true for dark; as many as columns. The quiet zone of four modules is not included.
    public let rows: [[Bool]]

    /// Encodes a text; nil when it is too long, or has characters that an address does not have.
    public init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= 500, !text.utf8.contains(0) else { return nil }
        guard let code = unsafe QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else { return nil }
        defer { unsafe QRcode_free(code) }
        // Safe: libqrencode's data is a square of `width` bytes until it is freed; the lowest bit marks a dark module.
        let width = unsafe Int(code.pointee.width)
        let data = unsafe UnsafeBufferPointer(start: code.pointee.data, count: width * width)
        rows = (0..<width).map { row in (0..<width).map { unsafe data[row * width + $0] & 1 == 1 } }
    }
}
