import FilmzDomain

/// The genres of the store's films.
enum ITunesGenre {
    static let names = [
        4_401: "Action & Adventure", 4_402: "Anime", 4_403: "Classics", 4_404: "Comedy", 4_405: "Documentary",
        4_406: "Drama", 4_407: "Foreign", 4_408: "Horror", 4_409: "Independent", 4_410: "Kids & Family",
        4_411: "Musicals", 4_412: "Romance", 4_413: "Sci-Fi & Fantasy", 4_414: "Short Films", 4_415: "Special Interest",
        4_416: "Thriller", 4_417: "Sports", 4_418: "Western",
    ]

    static func id(of film: LibraryFilm) -> Int {
        if let language = film.film.languages.first, language != "English" { return 4_407 }
        return switch film.film.genres.first {
        case "Action", "Adventure": 4_401
        case "Comedy": 4_404
        case "Documentary": 4_405
        case "Horror": 4_408
        case "Animation", "Family": 4_410
        case "Musical", "Music": 4_411
        case "Romance": 4_412
        case "Sci-Fi", "Fantasy": 4_413
        case "Thriller", "Mystery", "Crime", "Film-Noir": 4_416
        case "Sport": 4_417
        case "Western": 4_418
        default: 4_406
        }
    }

    static func name(of film: LibraryFilm) -> String {
        names[id(of: film)] ?? "Drama"
    }
}
