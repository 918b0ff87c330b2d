/// The genres of films. https://developer.themoviedb.org/reference/genre-movie-list
struct TMDbGenre: Hashable, Sendable {
    let id: Int
    private let names: [String: String]

    private init(_ id: Int, english: String, german: String, french: String) {
        self.id = id
        names = ["en": english, "de": german, "fr": french]
    }

    func json(in language: String) -> AnswerJSON {
        ["id": .int(id), "name": .text(names[language] ?? names["en"])]
    }

    static let all = [
        TMDbGenre(28, english: "Action", german: "Action", french: "Action"),
        TMDbGenre(12, english: "Adventure", german: "Abenteuer", french: "Aventure"),
        TMDbGenre(16, english: "Animation", german: "Animation", french: "Animation"),
        TMDbGenre(35, english: "Comedy", german: "Komödie", french: "Comédie"),
        TMDbGenre(80, english: "Crime", german: "Krimi", french: "Crime"),
        TMDbGenre(99, english: "Documentary", german: "Dokumentarfilm", french: "Documentaire"),
        TMDbGenre(18, english: "Drama", german: "Drama", french: "Drame"),
        TMDbGenre(10_751, english: "Family", german: "Familie", french: "Familial"),
        TMDbGenre(14, english: "Fantasy", german: "Fantasy", french: "Fantastique"),
        TMDbGenre(36, english: "History", german: "Historie", french: "Histoire"),
        TMDbGenre(27, english: "Horror", german: "Horror", french: "Horreur"),
        TMDbGenre(10_402, english: "Music", german: "Musik", french: "Musique"),
        TMDbGenre(9_648, english: "Mystery", german: "Mystery", french: "Mystère"),
        TMDbGenre(10_749, english: "Romance", german: "Liebesfilm", french: "Romance"),
        TMDbGenre(878, english: "Science Fiction", german: "Science Fiction", french: "Science-Fiction"),
        TMDbGenre(10_770, english: "TV Movie", german: "TV-Film", french: "Téléfilm"),
        TMDbGenre(53, english: "Thriller", german: "Thriller", french: "Thriller"),
        TMDbGenre(10_752, english: "War", german: "Kriegsfilm", french: "Guerre"),
        TMDbGenre(37, english: "Western", german: "Western", french: "Western"),
    ]

    /// The genres for IMDb's names; those without an equivalent at TMDb are left out.
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
