/// The points for a match: sixteen for every doubling of popularity.
///
/// So a better match is worth a certain factor of popularity, and no more. A title that begins with the query gets five
/// doublings, and so ranks above one that contains the query and is up to 32 times as well known.
enum Ranking {
    static let octave = 16
    /// Points if the name is the query, word for word.
    static let wholeName = 17 * octave
    /// Added to these if the query is a single word. It may well be the first of more.
    static let oneWord = -6 * octave
    /// Points if the name begins with the query.
    static let beginning = 5 * octave
    /// Added to these if the words are in another order.
    static let otherOrder = -octave
    /// Added to these if the name has an additional article.
    static let extraArticle = -2 * octave
    /// Added to these if the last word may still be unfinished.
    static let stillTyped = -octave
    /// Points if the words are in the query's order, with others between or before them.
    static let order = octave
    /// Points if letters are wrong.
    static let doubt = -7 * octave
    /// Points for every edit.
    static let edit = -14 * octave
    /// Points if the last word is only a prefix.
    static let unfinished = -octave
    /// Points if the name lacks the query's article.
    static let article = -15 * octave
    /// Points if two words were read as one, or one as several.
    static let joining = -2 * octave
    /// Points for the full form of a nickname.
    static let nickname = -4 * octave
    /// Points if the first word is the initials of the name.
    static let initials = -6 * octave
    /// Points if the year differs by one.
    static let nearYear = -4 * octave
    /// Points if the name is not the title, but another name of the entry.
    static let otherName = -2 * octave
    /// Points if some words match people.
    static let people = -10 * octave

    /// The points of the greatest popularity, 2³² − 1.
    static let popularityLimit = 32 * octave

    /// The points for a popularity: the binary logarithm in sixteenths, linear between powers of two. It is the same on
    /// every machine.
    static func points(ofPopularity popularity: Int) -> Int {
        let number = UInt64(max(0, min(popularity, Int(UInt32.max)))) + 1
        let exponent = 63 - number.leadingZeroBitCount
        let fraction = (number << UInt64(63 - exponent)) >> 59 & 15
        return exponent * octave + Int(fraction)
    }

    /// The grade of a match between a word of a name and a word of the query: less is better, but 0 is no match.
    ///
    /// 1 is the whole word, 2 its prefix, 3 and 4 the same with one edit, 5 and 6 with two.
    typealias Grade = UInt8

    static let worstGrade: Grade = 6

    static func grade(edits: Int, isWhole: Bool) -> Grade {
        Grade(1 + 2 * edits + (isWhole ? 0 : 1))
    }

    static func edits(_ grade: Grade) -> Int { (Int(grade) - 1) / 2 }

    static func isWhole(_ grade: Grade) -> Bool { grade & 1 == 1 }

    static func points(_ grade: Grade) -> Int {
        edits(grade) * edit + (isWhole(grade) ? 0 : unfinished)
    }
}

extension Ranking {
    /// The properties of a name that affect its points, besides its words.
    struct Name {
        /// The number of the name's own words; those after them belong to people.
        var titleCount: Int
        /// Whether the name begins with an article.
        var hasArticle: Bool
        /// Whether the name is the title, and not another name of the entry.
        var isTitle: Bool
    }

    /// The points of an alignment, without those for the name's popularity and its interpretation.
    /// - Parameter wholeName: the points if the name is the query, word for word
    @inline(__always)
    static func points(_ alignment: Alignment, words: Int, of name: Name, wholeName: Int) -> Int {
        var sum = if name.isTitle { 0 } else { otherName }
        var isTogether = true
        var isOrdered = true
        var isWhole = true
        var hasPeople = false
        var hasEdits = false
        var last = -1
        var takesArticle = false
        for word in 0..<words {
            let position = Int(alignment.positions[word])
            let grade = alignment.grades[word]
            sum &+= points(grade)
            if !self.isWhole(grade) { isWhole = false }
            if edits(grade) > 0 { hasEdits = true }
            if word > 0 {
                if position != last &+ 1 { isTogether = false }
                if position < last { isOrdered = false }
            }
            if position >= name.titleCount { hasPeople = true }
            if position == 0, name.hasArticle { takesArticle = true }
            last = position
        }
        if hasEdits { sum &+= doubt }
        if hasPeople { return sum &+ people }
        let first = alignment.positions[0]
        if isTogether, first == 0 || first == 1 && name.hasArticle {
            guard isWhole, last &+ 1 == name.titleCount else { return sum &+ beginning }
            return sum &+ wholeName &+ (first == 1 ? extraArticle : 0)
        }
        // If the query has the article too, the extra word is another one.
        if isWhole,
            words == name.titleCount || name.hasArticle && !takesArticle && words &+ 1 == name.titleCount
        {
            return sum &+ wholeName &+ otherOrder &+ (words < name.titleCount ? extraArticle : 0)
        }
        return sum &+ (isOrdered ? order : 0)
    }
}
