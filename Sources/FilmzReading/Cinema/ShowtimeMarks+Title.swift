public import FilmzDomain
import FilmzTextFolding

extension ShowtimeMarks {
    /// The marks in a theatre's title, whether or not its film was recognised.
    ///
    /// A series is only taken from a recognised title, because *Mission* is none in `Mission: Impossible`.
    /// - Returns: nil when there are none
    /// - Parameter note: a text beside the showing; it is used if all of its words are known
    public init?(title: String, recognised match: ShowtimeMatcher.Match? = nil, note: String? = nil) {
        self = match?.marks ?? ShowtimeMarks()
        let filmTitles = [match?.film.title, match?.film.originalTitle].compactMap(\.self).map(TextFolding.folded)
        // Marks that are in the film's own title mean nothing: *Jaws 3-D*.
        if !filmTitles.contains(TextFolding.folded(title)) {
            var titleMarks = ShowtimeTitle(title).marks
            titleMarks.series = nil
            add(titleMarks)
        }
        if let note, let marks = ShowtimePhrases.marks(of: note) { add(marks) }
        if isEmpty { return nil }
    }
}

extension ShowtimeTitle {
    /// All marks that can be peeled off.
    var marks: ShowtimeMarks {
        if case .unknownFilm = kind {
            var stripper = ShowtimeTitleStripper(text)
            stripper.stripVersions()
            return stripper.interpretations.last?.marks ?? ShowtimeMarks()
        }
        return interpretations.reduce(into: marksInCapitals ?? ShowtimeMarks()) { $0.add($1.marks) }
    }

    /// The marks of first words in capitals, without a separator from a title in lower case: `SOLD OUT Heat`. Only
    /// sold-out and cancelled showings are marked in this way.
    private var marksInCapitals: ShowtimeMarks? {
        let words = text.split(separator: " ")
        for count in stride(from: min(Self.longestPhraseInCapitals, words.count - 1), to: 0, by: -1) {
            let phrase = words.prefix(count).joined(separator: " ")
            let title = words.dropFirst(count).joined(separator: " ")
            guard phrase.contains(where: \.isLetter), phrase == phrase.uppercased(),
                title.contains(where: \.isLowercase), let marks = ShowtimePhrases.marks(of: phrase),
                marks.isSoldOut || marks.isCancelled
            else { continue }
            return marks
        }
        return nil
    }

    /// The maximum number of words: more of them in capitals are rather a title.
    private static let longestPhraseInCapitals = 3
}
