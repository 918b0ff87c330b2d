import FilmzTextFolding

extension SearchQuery {
    /// How well a query fits a title.
    public enum TitleFit: Hashable, Sendable {
        case whole, beginning
    }

    /// Whether the query, without a film's year, is the film's title or original title or the beginning of one, letter
    /// by letter; nil when it is neither.
    public func fit(_ film: Film) -> TitleFit? {
        var wanted = [folded]
        if let year, year == film.year { wanted.append(wordsBesideYear.joined(separator: " ")) }
        wanted.removeAll(where: \.isEmpty)
        let titles = [film.title, film.originalTitle].compactMap(\.self)
        let names = Set(titles.flatMap { [TextFolding.folded($0), TextFolding.sortKey($0)] })
        if wanted.contains(where: names.contains) { return .whole }
        let isBeginning = wanted.contains { start in names.contains { $0.utf8.starts(with: start.utf8) } }
        guard isBeginning else { return nil }
        return .beginning
    }
}
