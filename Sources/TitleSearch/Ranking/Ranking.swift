/// The points for a match: sixteen for every doubling of popularity.
///
/// So a better match counts as much as a certain number of times the votes, and no more. If an exact title were worth
/// five doublings, a film with exactly that title would come before one whose title begins with it and that is up to 32
/// times as well known.
enum Ranking {
    static let octave = 16
    /// The name is the query, word for word.
    static let wholeName = 20 * octave
    /// The name begins with the query.
    static let beginning = 4 * octave
    /// The name has the query's words and no others, in another order.
    static let sameWords = 19 * octave
    /// Added to these when the name has one article more.
    static let extraArticle = -4 * octave
    /// Added to these when letters are wrong.
    static let doubt = -12 * octave
    /// The words are in the query's order, with others between or before them.
    static let order = octave
    /// For every edit.
    static let edit = -14 * octave
    /// The last word is only the beginning of one.
    static let unfinished = -octave
    /// The name lacks the query's article.
    static let article = -15 * octave
    /// Two words were read as one, or one as several.
    static let joining = -2 * octave
    /// The year differs by one.
    static let nearYear = -4 * octave
    /// The name is not the title, but another name of the entry.
    static let otherName = -octave
    /// Some words are those of people.
    static let people = -10 * octave

    /// The points of the greatest popularity, 2³² − 1.
    static let popularityLimit = 32 * octave

    /// The binary logarithm in sixteenths, linear between powers of two. It is the same on every machine.
    static func points(ofPopularity popularity: Int) -> Int {
        let number = UInt64(max(0, min(popularity, Int(UInt32.max)))) + 1
        let exponent = 63 - number.leadingZeroBitCount
        let fraction = (number << UInt64(63 - exponent)) >> 59 & 15
        return exponent * octave + Int(fraction)
    }

    /// How well a word of a name matches a word of the query: less is better, but 0 is no match.
    ///
    /// 1 is the whole word, 2 its beginning, 3 and 4 the same with one edit, 5 and 6 with two.
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
    /// The points of an alignment, without those for the name's popularity and the cost of its reading.
    /// - Parameter titleCount: how many words are the name's own; those after them belong to people
    /// - Parameter hasArticle: whether the name begins with an article
    @inline(__always)
    static func points(_ alignment: Alignment, words: Int, titleCount: Int, hasArticle: Bool) -> Int {
        var sum = 0
        var (isTogether, isOrdered, isWhole, hasPeople, hasEdits) = (true, true, true, false, false)
        var (last, takesArticle) = (-1, false)
        for word in 0..<words {
            let (place, grade) = (Int(alignment.places[word]), alignment.grades[word])
            sum &+= points(grade)
            if !self.isWhole(grade) { isWhole = false }
            if edits(grade) > 0 { hasEdits = true }
            if word > 0 {
                if place != last &+ 1 { isTogether = false }
                if place < last { isOrdered = false }
            }
            if place >= titleCount { hasPeople = true }
            if place == 0, hasArticle { takesArticle = true }
            last = place
        }
        if hasPeople { return sum &+ people }
        let first = alignment.places[0]
        if isTogether, first == 0 || first == 1 && hasArticle {
            guard isWhole, last &+ 1 == titleCount else { return sum &+ beginning }
            return sum &+ wholeName &+ (hasEdits ? doubt : 0) &+ (first == 1 ? extraArticle : 0)
        }
        // If the query has the article too, the extra word is another one.
        if isWhole, words == titleCount || hasArticle && !takesArticle && words &+ 1 == titleCount {
            return sum &+ sameWords &+ (hasEdits ? doubt : 0) &+ (words < titleCount ? extraArticle : 0)
        }
        return sum &+ (isOrdered ? order : 0)
    }
}
