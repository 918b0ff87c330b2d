/// The fonts that come with Filmz, as cards use them.
///
/// Letters that they lack come from fonts of the system: first from those named here, because the painter draws an
/// outline of each letter, and fonts of coloured emoji have none.
public enum CardFace: CaseIterable, Sendable {
    /// Titles.
    case display
    /// What a person wrote.
    case italic
    /// Facts.
    case sans

    /// The attributes of a text in it.
    var attributes: HTML {
        switch self {
        case .display: "font-family=\"\(Self.serifFamilies("Filmz Display"))\" font-weight=\"600\""
        case .italic: "font-family=\"\(Self.serifFamilies("Filmz Serif"))\" font-style=\"italic\""
        case .sans: "font-family=\"\(Self.sansFamilies)\""
        }
    }

    // Symbola comes last: it has one Japanese letter, which fits no other.
    fileprivate static let sansFamilies = "Filmz Sans,Noto Sans CJK JP,Droid Sans Fallback,Symbola,sans-serif"

    fileprivate static func serifFamilies(_ first: String) -> String {
        "\(first),Amiri,Noto Naskh Arabic,Noto Serif CJK JP,Noto Sans CJK JP,Droid Sans Fallback,Symbola,serif"
    }
}

extension PosterFaces {
    /// Those that come with Filmz.
    static let shipped = PosterFaces(serif: CardFace.serifFamilies("Filmz Serif"), sans: CardFace.sansFamilies)
}
