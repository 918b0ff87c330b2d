import AMCAPI

/// IMDb's English names for the providers' genres. Genres that IMDb does not have are left out, such as a store's shelf
/// or a kind of release.
enum GenreNames {
    /// The names for TMDb's IDs.
    static func tmdb(_ ids: [Int]) -> [String] {
        ProviderBounds.names(ids.flatMap { id in tmdb[id].map { [$0] } ?? tmdbSeries[id] ?? [] })
    }

    /// The names for the iTunes Store's English name.
    static func iTunes(_ name: String?) -> [String] {
        name.flatMap { iTunes[$0] } ?? []
    }

    /// The names for TVmaze's English names, most of which are IMDb's.
    static func tvmaze(_ names: [String]) -> [String] {
        ProviderBounds.names(names.compactMap { $0 == "Science-Fiction" ? "Sci-Fi" : tvmaze.contains($0) ? $0 : nil })
    }

    static func amc(_ genre: AMCGenre?) -> [String] {
        genre.flatMap { amc[$0] } ?? []
    }

    private static let tmdb = [
        28: "Action", 12: "Adventure", 16: "Animation", 35: "Comedy", 80: "Crime", 99: "Documentary", 18: "Drama",
        10_751: "Family", 14: "Fantasy", 36: "History", 27: "Horror", 10_402: "Music", 9_648: "Mystery",
        10_749: "Romance", 878: "Sci-Fi", 53: "Thriller", 10_752: "War", 37: "Western",
    ]

    private static let tvmaze: Set = [
        "Action", "Adventure", "Comedy", "Crime", "Drama", "Family", "Fantasy", "History", "Horror", "Music", "Mystery",
        "Romance", "Thriller", "War", "Western",
    ]

    /// The genres that only series have.
    private static let tmdbSeries = [
        10_759: ["Action", "Adventure"], 10_762: ["Family"], 10_763: ["News"], 10_764: ["Reality-TV"],
        10_765: ["Sci-Fi", "Fantasy"], 10_767: ["Talk-Show"],
    ]

    private static let iTunes = [
        "Action & Adventure": ["Action", "Adventure"], "Anime": ["Animation"], "Comedy": ["Comedy"],
        "Documentary": ["Documentary"], "Drama": ["Drama"], "Horror": ["Horror"], "Kids & Family": ["Family"],
        "Musicals": ["Musical"], "Romance": ["Romance"], "Sci-Fi & Fantasy": ["Sci-Fi", "Fantasy"],
        "Short Films": ["Short"], "Sports": ["Sport"], "Thriller": ["Thriller"], "Western": ["Western"],
    ]

    private static let amc: [AMCGenre: [String]] = [
        .action: ["Action"], .adventure: ["Adventure"], .animation: ["Animation"], .comedy: ["Comedy"],
        .documentary: ["Documentary"], .drama: ["Drama"], .family: ["Family"], .fantasy: ["Fantasy"],
        .horror: ["Horror"], .musical: ["Musical"], .romanticComedy: ["Comedy", "Romance"],
        .scienceFiction: ["Sci-Fi"], .sciFi: ["Sci-Fi"], .suspense: ["Thriller"], .western: ["Western"],
    ]
}
