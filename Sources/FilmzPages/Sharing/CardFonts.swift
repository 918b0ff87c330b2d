/// Text measurement in the fonts bundled with Filmz.
public struct CardFonts: Sendable {
    private let metrics: [CardFace: FontMetrics]

    /// - Parameter file: returns the bytes of a font
    /// - Returns: nil when one of the fonts cannot be read
    public init?(_ file: (CardFace) -> [UInt8]) {
        var metrics: [CardFace: FontMetrics] = [:]
        for face in CardFace.allCases {
            guard let read = FontMetrics(file(face)) else { return nil }
            metrics[face] = read
        }
        self.metrics = metrics
    }

    /// The width of a text in ems.
    ///
    /// It is exact except for kerning if our fonts have the letters. For other letters it is more than most fonts
    /// need, because the system font is not known.
    func width(of text: some StringProtocol, in face: CardFace) -> Double {
        text.unicodeScalars.reduce(0) { $0 + width(of: $1, in: face) }
    }

    func width(of scalar: Unicode.Scalar, in face: CardFace) -> Double {
        if let width = metrics[face]?.width(of: scalar) { return width }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        return switch scalar.value {
        // Whole phrases in one character: the basmala, blessings, and other Arabic ones.
        case 0xFDFD: 13
        case 0xFDF0...0xFDFC: 4
        case 0x2E3A, 0x2E3B: 3
        case 0x0590...0x05FF: 0.75
        // Four Arabic letters are as wide as two others.
        case 0x0633...0x0636: 1.1
        case 0x0600...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: 0.8
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: 1.05
        case 0x20000...0x3FFFF: 1.05
        // Cuneiform and hieroglyphs.
        case 0x12000...0x1254F: 3
        case 0x13000...0x1467F: 1.6
        case 0x1F000...0x1FAFF: 1.4
        default: if scalar.properties.isEmojiPresentation { 1.4 } else { 1.15 }
        }
    }
}
