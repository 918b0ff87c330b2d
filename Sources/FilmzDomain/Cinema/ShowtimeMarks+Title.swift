import FilmzTextFolding

extension ShowtimeMarks {
    /// What a theatre's title says about a showing, whether or not its film was recognised.
    ///
    /// A series is told only of a film that was, because *Mission* is none in `Mission: Impossible`.
    /// - Returns: nil when it says nothing
    /// - Parameter note: what stands beside the showing; it counts if it is all known words
    public init?(title: String, recognised match: ShowtimeMatcher.Match? = nil, note: String? = nil) {
        self = match?.marks ?? ShowtimeMarks()
        let names = [match?.film.title, match?.film.originalTitle].compactMap(\.self).map(TextFolding.folded)
        // A film that is called so says nothing by it: *Jaws 3-D*.
        if !names.contains(TextFolding.folded(title)) {
            var said = ShowtimeTitle(title).marks
            said.series = nil
            add(said)
        }
        if let note, let marks = ShowtimePhrases.marks(of: note) { add(marks) }
        if isEmpty { return nil }
    }
}

extension ShowtimeTitle {
    /// All that can be peeled off.
    var marks: ShowtimeMarks {
        if case .unknownFilm = kind {
            var peeling = ShowtimePeeling(text)
            peeling.peelVersions()
            return peeling.readings.last?.marks ?? ShowtimeMarks()
        }
        return readings.reduce(into: shouted ?? ShowtimeMarks()) { $0.add($1.marks) }
    }

    /// What the first words say in capitals, with no sign between them and a title that has small letters:
    /// `SOLD OUT Heat`. Only that a showing is sold out or cancelled is told so.
    private var shouted: ShowtimeMarks? {
        let words = text.split(separator: " ")
        for count in stride(from: min(3, words.count - 1), to: 0, by: -1) {
            let first = words.prefix(count).joined(separator: " ")
            guard first.contains(where: \.isLetter), first == first.uppercased(),
                words.dropFirst(count).contains(where: { $0.contains(where: \.isLowercase) }),
                let marks = ShowtimePhrases.marks(of: first), marks.isSoldOut || marks.isCancelled
            else { continue }
            return marks
        }
        return nil
    }
}
