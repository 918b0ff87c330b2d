import FilmzTextFolding

extension SearchQuery {
    /// The part of a title that equals a query.
    public enum TitleFit: Hashable, Sendable {
        case whole, beginning
    }

    /// The part of the film's title or original title that the query, without the film's year, equals letter by letter:
    /// all of it or the beginning. Nil when neither does.
    public func fit(_ film: Film) -> TitleFit? {
        var spellings = [folded]
        if let year, year == film.year { spellings.append(wordsBesideYear.joined(separator: " ")) }
        spellings.removeAll(where: \.isEmpty)
        let titles = [film.title, film.originalTitle].compactMap(\.self)
        let names = Set(titles.flatMap { [TextFolding.folded($0), TextFolding.sortKey($0)] })
        if spellings.contains(where: names.contains) { return .whole }
        let isBeginning = spellings.contains { start in names.contains { $0.utf8.starts(with: start.utf8) } }
        guard isBeginning else { return nil }
        return .beginning
    }
}
