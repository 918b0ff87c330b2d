import FilmzDomain
import FilmzReading

/// The bytes of a file as text with `\n` as the only line break.
enum ExchangeText {
    private static let tab = UInt8(9)
    private static let lineFeed = UInt8(10)
    private static let carriageReturn = UInt8(13)

    /// - Returns: UTF-8; nil when the file is not a text, such as a picture. Control characters become spaces,
    ///   because people's texts contain some by accident.
    static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
        let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        var clean = bytes
        if !isWide {
            for index in clean.indices where clean[index] < 0x20 || clean[index] == 0x7F {
                switch clean[index] {
                // A text never contains a zero byte, and TextFile reports it.
                case 0, tab, lineFeed, carriageReturn: break
                default: clean[index] = UInt8(ascii: " ")
                }
            }
        }
        guard let text = try? TextFile.text(clean, byteLimit: clean.count) else { return nil }
        return withoutCarriageReturns(Array(text.utf8))
    }

    private static func withoutCarriageReturns(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(carriageReturn) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            guard byte == carriageReturn else {
                result.append(byte)
                continue
            }
            if index + 1 == text.count || text[index + 1] != lineFeed { result.append(lineFeed) }
        }
        return result
    }

    /// The text of UTF-8 that a program read as Windows-1252 and encoded as UTF-8 again: `AmÃ©lie` becomes `Amélie`.
    /// Any other text is returned unchanged.
    static func repaired(_ text: String) -> String {
        // The first byte of a character that was decoded as two.
        guard text.utf8.contains(where: { $0 >= 0x80 }),
            text.unicodeScalars.contains(where: { 0xC2...0xF4 ~= $0.value })
        else { return text }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if scalar.value < 0x100 {
                bytes.append(UInt8(scalar.value))
            } else if let byte = windows[scalar] {
                bytes.append(byte)
            } else {
                return text
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? text
    }

    private static let windows: [Unicode.Scalar: UInt8] = Dictionary(
        uniqueKeysWithValues: (UInt8(0x80)..<0xA0).compactMap { byte in
            guard let scalar = (try? TextFile.text([byte]))?.unicodeScalars.first else { return nil }
            return scalar.value < 0x100 ? nil : (scalar, byte)
        })
}
