/// The fonts bundled with Filmz, as used on cards.
///
/// Letters that they lack come from system fonts: first from those named here, because the renderer draws an outline
/// of each letter, and fonts of coloured emoji have none.
public enum CardFace: CaseIterable, Sendable {
    /// The font of titles.
    case display
    /// The font of a person's own words.
    case italic
    /// The font of facts.
    case sans

    /// The SVG attributes for a text in this font.
    var attributes: HTML {
        switch self {
        case .display: "font-family=\"\(Self.serifFamilies("Filmz Display"))\" font-weight=\"600\""
        case .italic: "font-family=\"\(Self.serifFamilies("Filmz Serif"))\" font-style=\"italic\""
        case .sans: "font-family=\"\(Self.sansFamilies)\""
        }
    }

    // Symbola is last: it has a single Japanese letter, which does not match other fonts.
    fileprivate static let sansFamilies = "Filmz Sans,Noto Sans CJK JP,Droid Sans Fallback,Symbola,sans-serif"

    fileprivate static func serifFamilies(_ first: String) -> String {
        "\(first),Amiri,Noto Naskh Arabic,Noto Serif CJK JP,Noto Sans CJK JP,Droid Sans Fallback,Symbola,serif"
    }
}

extension PosterFaces {
    /// The fonts bundled with Filmz.
    static let shipped = PosterFaces(serif: CardFace.serifFamilies("Filmz Serif"), sans: CardFace.sansFamilies)
}
