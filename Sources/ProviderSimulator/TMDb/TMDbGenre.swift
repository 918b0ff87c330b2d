/// The genres of films. https://developer.themoviedb.org/reference/genre-movie-list
struct TMDbGenre: Hashable, Sendable {
    let id: Int
    private let names: [String: String]

    private init(_ id: Int, _ english: String, _ german: String, _ french: String) {
        self.id = id
        names = ["en": english, "de": german, "fr": french]
    }

    func json(in language: String) -> JSONValue {
        ["id": .int(id), "name": .text(names[language] ?? names["en"])]
    }

    static let all = [
        TMDbGenre(28, "Action", "Action", "Action"),
        TMDbGenre(12, "Adventure", "Abenteuer", "Aventure"),
        TMDbGenre(16, "Animation", "Animation", "Animation"),
        TMDbGenre(35, "Comedy", "Komödie", "Comédie"),
        TMDbGenre(80, "Crime", "Krimi", "Crime"),
        TMDbGenre(99, "Documentary", "Dokumentarfilm", "Documentaire"),
        TMDbGenre(18, "Drama", "Drama", "Drame"),
        TMDbGenre(10_751, "Family", "Familie", "Familial"),
        TMDbGenre(14, "Fantasy", "Fantasy", "Fantastique"),
        TMDbGenre(36, "History", "Historie", "Histoire"),
        TMDbGenre(27, "Horror", "Horror", "Horreur"),
        TMDbGenre(10_402, "Music", "Musik", "Musique"),
        TMDbGenre(9_648, "Mystery", "Mystery", "Mystère"),
        TMDbGenre(10_749, "Romance", "Liebesfilm", "Romance"),
        TMDbGenre(878, "Science Fiction", "Science Fiction", "Science-Fiction"),
        TMDbGenre(10_770, "TV Movie", "TV-Film", "Téléfilm"),
        TMDbGenre(53, "Thriller", "Thriller", "Thriller"),
        TMDbGenre(10_752, "War", "Kriegsfilm", "Guerre"),
        TMDbGenre(37, "Western", "Western", "Western"),
    ]

    /// For genres by IMDb's names; what TMDb has no genre for is left out.
    static func genres(_ names: [String]) -> [TMDbGenre] {
        let ids = names.flatMap { name in
            switch name {
            case "Biography": [36]
            case "Musical": [10_402]
            case "Film-Noir": [80, 53]
            case "Sci-Fi": [878]
            default: all.filter { $0.names["en"] == name }.map(\.id)
            }
        }
        return ids.enumerated().filter { !ids.prefix($0.offset).contains($0.element) }.compactMap { id in
            all.first { $0.id == id.element }
        }
    }
}
