import FilmzTextFolding

extension ShowtimeMarks {
    /// The marks in a theatre's title, whether or not its film was recognised.
    ///
    /// A series is only taken from a recognised title, because *Mission* is none in `Mission: Impossible`.
    /// - Returns: nil when there are none
    /// - Parameter note: a text beside the showing; it is used if all of its words are known
    public init?(title: String, recognised match: ShowtimeMatcher.Match? = nil, note: String? = nil) {
        self = match?.marks ?? ShowtimeMarks()
        let names = [match?.film.title, match?.film.originalTitle].compactMap(\.self).map(TextFolding.folded)
        // Marks that are in the film's own title mean nothing: *Jaws 3-D*.
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
    /// All marks that can be peeled off.
    var marks: ShowtimeMarks {
        if case .unknownFilm = kind {
            var peeling = ShowtimePeeling(text)
            peeling.peelVersions()
            return peeling.readings.last?.marks ?? ShowtimeMarks()
        }
        return readings.reduce(into: shouted ?? ShowtimeMarks()) { $0.add($1.marks) }
    }

    /// The marks of first words in capitals, without a separator from a title in lower case: `SOLD OUT Heat`. Only
    /// sold-out and cancelled showings are marked in this way.
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
