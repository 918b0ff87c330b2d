import FilmzTextFolding

/// Which theatres are meant.
public enum TheatreQuery: Hashable, Sendable {
    case named(String)
    case near(Location)
    /// The one that this source names.
    case source(Theatre.Source)

    public static let limit = 20

    /// Those of all theatres that are meant, the nearest or, with words, the first ones of the list.
    public func theatres(among all: [Theatre]) -> [Theatre] {
        switch self {
        case .named(let text):
            let words = TextFolding.words(text)
            guard !words.isEmpty else { return [] }
            let fitting = all.filter { theatre in
                let own = TextFolding.words("\(theatre.name) \(theatre.place)")
                return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
            }
            return Array(fitting.prefix(Self.limit))
        case .source(let source): return all.filter { $0.source == source }
        case .near(let place):
            let placed = all.compactMap { theatre in theatre.location.map { (theatre, $0.distance(to: place)) } }
            return placed.sorted { $0.1 < $1.1 }.prefix(Self.limit).map(\.0)
        }
    }
}
