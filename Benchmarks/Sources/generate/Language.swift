/// What titles of one language are made of.
struct Language {
    /// Text as it is written, and the same in Latin letters where it is written in others.
    struct Form: Hashable {
        var native: [UInt8]
        var latin: [UInt8]
    }

    let code: String
    let region: String
    /// How many titles there are of it, beside the other languages.
    let weight: Double
    /// Whether words are separated by spaces.
    let isSpaced: Bool
    /// Whether it is written in Latin letters.
    let isLatin: Bool
    var words: [Form]
    /// Words that come into use when a vocabulary grows, before others are made up.
    var newWords: [Form] = []
    /// What stands before, between and after the words of a title. The first ones are the usual ones.
    let shapes: [[Form]]

    /// - Parameters:
    ///   - shapes: Separated by bars; `_` stands for a word.
    ///   - words: Separated by spaces. A slash stands before the same in Latin letters, also in shapes.
    init(code: String, region: String, weight: Double, isSpaced: Bool = true, shapes: String, words: String) {
        self.code = code
        self.region = region
        self.weight = weight
        self.isSpaced = isSpaced
        let forms = words.split(whereSeparator: \.isWhitespace).map { word in
            let parts = word.split(separator: "/")
            return Form(native: Array(parts[0].utf8), latin: Array(parts[parts.count - 1].utf8))
        }
        let isLatin = forms.allSatisfy { $0.native == $0.latin }
        self.words = forms
        self.isLatin = isLatin
        self.shapes = shapes.split(separator: "|").map { shape in
            let literals = shape.split(separator: "_", omittingEmptySubsequences: false)
            return literals.enumerated().map { place, literal in
                if isLatin { return Form(native: Array(literal.utf8), latin: Array(literal.utf8)) }
                let isInside = place > 0 && place < literals.count - 1
                return Self.between(literal, isInside: isInside, isFirst: place == 0, isSpaced: isSpaced)
            }
        }
    }

    private static func between(_ literal: Substring, isInside: Bool, isFirst: Bool, isSpaced: Bool) -> Form {
        let parts = literal.split(separator: "/", omittingEmptySubsequences: false).map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        func spaced(_ text: String) -> [UInt8] {
            if isInside { return Array((text.isEmpty ? " " : " \(text) ").utf8) }
            return Array((text.isEmpty ? "" : isFirst ? "\(text) " : " \(text)").utf8)
        }
        let native = parts.first ?? ""
        return Form(native: isSpaced ? spaced(native) : Array(native.utf8), latin: spaced(parts.last ?? ""))
    }
}
