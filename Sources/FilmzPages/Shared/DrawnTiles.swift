import FilmzDomain
import Synchronization

/// Tiles as they were drawn before: lists show the same films again and again, and few of them have changed.
enum DrawnTiles {
    private struct Key: Hashable {
        var film: Film.ID
        var place: String
        var language: String
    }

    /// A tile and what it was drawn from. An object, so that looking at it copies nothing: a film is twenty references,
    /// and to count them up and down takes as long as to draw.
    private final class Tile: Sendable {
        let film: Film
        let state: MyFilmState
        let html: HTML

        init(_ film: Film, _ state: MyFilmState, _ html: HTML) {
            (self.film, self.state, self.html) = (film, state, html)
        }
    }

    private static let limit = 4_000
    private static let tiles = Mutex<[Key: Tile]>([:])

    /// - Parameters:
    ///   - place: names all that the tile shows besides the film and what I have with it
    ///   - draw: makes the tile when it was not drawn yet, or from other facts
    static func html(
        of film: Film, _ state: MyFilmState, at place: String, _ strings: Strings, draw: () -> HTML
    ) -> HTML {
        let key = Key(film: film.id, place: place, language: strings.language)
        if let tile = tiles.withLock({ $0[key] }), tile.state == state, tile.film == film { return tile.html }
        let html = draw()
        tiles.withLock { tiles in
            if tiles.count >= limit { tiles.removeAll(keepingCapacity: true) }
            tiles[key] = Tile(film, state, html)
        }
        return html
    }
}
