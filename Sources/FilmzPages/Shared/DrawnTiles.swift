import FilmzDomain

/// Tiles as they were drawn before: lists show the same films again and again, and few of them have changed.
enum DrawnTiles {
    private struct Key: Hashable {
        var film: Film.ID
        var place: String
        var language: String
    }

    private static let tiles = Remembered<Key, FilmEntry, HTML>(limit: 4_000)

    /// - Parameters:
    ///   - place: names all that the tile shows besides the film and what I have with it
    ///   - draw: makes the tile when it was not drawn yet, or was of other facts
    static func html(
        of entry: FilmEntry, at place: String, _ strings: Strings, draw: () -> HTML
    ) -> HTML {
        let key = Key(film: entry.film.id, place: place, language: strings.language)
        return tiles.value(for: key, at: entry, make: draw)
    }
}
