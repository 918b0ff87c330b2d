import FilmzTextFolding

/// A query for theatres.
public enum TheatreQuery: Hashable, Sendable {
    case named(String)
    case near(Location)
    /// The theatre with this source.
    case source(Theatre.Source)

    public static let limit = 20

    /// The theatres of a list that match: the nearest or, for words, the first ones.
    public func theatres(among all: [Theatre]) -> [Theatre] {
        switch self {
        case .named(let text):
            let words = TextFolding.words(text)
            guard !words.isEmpty else { return [] }
            let matching = all.filter { theatre in
                let own = TextFolding.words("\(theatre.name) \(theatre.place)")
                return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
            }
            return Array(matching.prefix(Self.limit))
        case .source(let source): return all.filter { $0.source == source }
        case .near(let place):
            let located = all.compactMap { theatre in theatre.location.map { (theatre, $0.distance(to: place)) } }
            return located.sorted { $0.1 < $1.1 }.prefix(Self.limit).map(\.0)
        }
    }
}
