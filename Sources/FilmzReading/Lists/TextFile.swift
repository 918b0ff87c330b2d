/// Decodes the bytes of a file as text.
public enum TextFile {
    /// The reason why a file cannot be read as text. Nothing was changed.
    public enum Problem: Error, Hashable, Sendable {
        case empty
        /// The file exceeds the limit.
        case tooLarge
        /// The file is a picture, a program or a document of another program.
        case noText
    }

    /// The maximum size in bytes: room for every text that ``PastedFilms`` reads, also in UTF-16.
    public static let byteLimit = 512 * 1024

    /// The text of a file in UTF-8, in UTF-16 with a byte order mark, or else in Windows-1252, which includes Latin-1.
    /// - Parameter byteLimit: the maximum size in bytes
    /// - Throws: ``Problem``
    public static func text(
        _ bytes: some Collection<UInt8>, byteLimit: Int = byteLimit
    ) throws(Problem) -> String {
        guard bytes.count <= byteLimit else { throw .tooLarge }
        guard !bytes.isEmpty else { throw .empty }
        let text: String
        if bytes.starts(with: [0xFF, 0xFE]) {
            text = utf16(bytes.dropFirst(2), isLittleEndian: true)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            text = utf16(bytes.dropFirst(2), isLittleEndian: false)
        } else {
            let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            text =
                String(validating: bytes.dropFirst(isMarked ? 3 : 0), as: UTF8.self)
                ?? String(String.UnicodeScalarView(bytes.map(windows)))
        }
        guard text.unicodeScalars.allSatisfy(isOfText) else { throw .noText }
        guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
        return text
    }

    private static func utf16(_ bytes: some Collection<UInt8>, isLittleEndian: Bool) -> String {
        var units: [UInt16] = []
        var rest: UInt8?
        for byte in bytes {
            guard let first = rest else {
                rest = byte
                continue
            }
            let (low, high) = if isLittleEndian { (first, byte) } else { (byte, first) }
            units.append(UInt16(high) << 8 | UInt16(low))
            rest = nil
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// Whether a text can contain the character: no zero byte, and no control characters other than those of lines and
    /// pages.
    private static func isOfText(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x1A, 0x20...0x7E, 0x80...: true
        default: false
        }
    }

    private static func windows(_ byte: UInt8) -> Unicode.Scalar {
        if 0x80..<0xA0 ~= byte { differing[Int(byte) - 0x80] } else { Unicode.Scalar(byte) }
    }

    /// The characters of Windows-1252 where Latin-1 has control characters; U+0001 where it has none.
    private static let differing: [Unicode.Scalar] = [
        "€", "\u{1}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{1}", "Ž", "\u{1}", "\u{1}", "‘", "’",
        "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{1}", "ž", "Ÿ",
    ]
}
