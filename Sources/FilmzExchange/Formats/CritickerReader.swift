import FilmzDomain

/// A reader of Criticker's exports of ratings, as XML or as a table. Each person uses a scale of their own, up to
/// 100, and zero is the lowest rating.
struct CritickerReader {
    private var facts = FactCollector(source: .criticker)

    private static let vocabulary = MarkupElements.Vocabulary(
        records: ["film"],
        children: ["filmid", "filmname", "filmlink", "imdbid", "score", "rating", "quote", "reviewdate", "tier"])

    /// - Parameter root: the name of the outermost element
    static func isExport(_ root: String) -> Bool { ["recentratings", "recentrankings"].contains(root) }

    static func isTable(_ keys: Set<String>) -> Bool {
        keys.isSuperset(of: ["score", "filmname", "minireview"])
    }

    static func elements(_ part: ExchangePart) -> MarkupElements { MarkupElements(part.text, vocabulary: vocabulary) }

    /// The values of a film, independent of the file's format.
    private struct Entry {
        var title = ""
        var year = ""
        var link = ""
        var imdb = ""
        var score = ""
        var review = ""
        var date = ""
        /// The meaning of the score for this person, from 1 to 10.
        var tier = ""
    }

    static func read(_ parts: [ExchangePart]) -> ExchangeFile {
        var reader = CritickerReader()
        for part in parts {
            reader.facts.begin(part.name, kind: .ratings)
            if let table = part.table { reader.read(table) } else { reader.read(elements(part)) }
        }
        return reader.facts.file
    }

    private mutating func read(_ table: ExchangeTable) {
        let scores = table.index(of: "score")
        let scale = Self.scale(table.rows.lazy.map { $0[scores] })
        for row in table.rows {
            facts.beginRow(row.line)
            func cell(_ key: String) -> String { row[table.index(of: key)] }
            let entry = Entry(
                title: cell("filmname"), year: cell("year"), link: cell("url"), imdb: cell("imdbid"),
                score: cell("score"), review: cell("minireview"), date: cell("daterated"))
            read(entry, scale: scale)
        }
    }

    private mutating func read(_ elements: MarkupElements) {
        let scale = Self.scale(elements.lazy.map(Self.score))
        var records = elements.makeIterator()
        var number = 0
        while let film = records.next() {
            number += 1
            facts.beginRow(number)
            let namedTitle = NamedTitle(film["filmname"])
            let entry = Entry(
                title: namedTitle.title, year: namedTitle.year.map(String.init) ?? "", link: film["filmlink"],
                imdb: film["imdbid"], score: Self.score(film), review: film["quote"], date: film["reviewdate"],
                tier: film["tier"])
            read(entry, scale: scale)
        }
        facts.reportEnd(records.isBroken)
    }

    private static func score(_ film: MarkupElement) -> String {
        if film["score"].isEmpty { film["rating"] } else { film["score"] }
    }

    /// The scale of the scores. Some people rate up to 10 there.
    private static func scale(_ scores: some Sequence<String>) -> RatingScale {
        RatingScale.holding(scores.lazy.compactMap(RatingScale.number), atLeast: .ten)
    }

    private mutating func read(_ entry: Entry, scale: RatingScale) {
        var film = FilmReference(title: facts.title(entry.title), year: facts.year(entry.year))
        film.kind = if entry.link.contains("/tv/") { .series } else { .film }
        if let id = facts.imdbID(entry.imdb) { film.ids.insert(.imdb(id)) }
        guard !film.isEmpty else { return facts.leaveOut(.nameless) }
        let date = facts.date(entry.date)
        facts.addLeftover("tier", value: entry.tier)
        if let rating = rating(entry.score, scale: scale) { facts.add(film, claim: .verdict(rating, on: date)) }
        let review = facts.note(entry.review, limit: MyFilm.commentLimit, name: "quote")
        if !review.isEmpty { facts.add(film, claim: .comment(review, on: date)) }
    }

    private mutating func rating(_ text: String, scale: RatingScale) -> Rating? {
        guard RatingScale.number(text) == 0 else { return facts.rating(text, scale: scale) }
        facts.addLeftover("rating", value: text)
        return Rating(halfStars: 1)
    }
}
