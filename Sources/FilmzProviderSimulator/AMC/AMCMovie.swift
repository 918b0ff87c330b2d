import FilmzDomain
import FilmzTextFolding

/// A film in AMC's list; special presentations have IDs of their own.
struct AMCMovie: Sendable {
    enum Presentation: Int, Sendable {
        case normal, sensoryFriendly, privateRental
    }

    let film: LibraryFilm
    var presentation = Presentation.normal
    /// Whether the film is on demand.
    var isOnDemand = false

    var id: Int {
        let number =
            if film.isInvented {
                film.imdb.number - 99_000_000 + 70_000
            } else {
                film.imdb.number + 1_000_000
            }
        return number + presentation.rawValue * 5_000
    }

    var name: String {
        switch presentation {
        case .normal: film.title
        case .sensoryFriendly: "Sensory Friendly Film: \(film.title)"
        case .privateRental: "\(film.title) - Private Theatre Rental"
        }
    }

    /// The name for sorting: `Great Wall, The`.
    var sortableName: String {
        for article in ["The ", "A ", "An "] where name.hasPrefix(article) {
            return "\(name.dropFirst(article.count)), \(article.dropLast())"
        }
        return name
    }

    var slug: String { TextFolding.words(name).joined(separator: "-") + "-\(id)" }

    /// The release number, the same for all presentations; 0 for none.
    var releaseNumber: Int {
        if film.chance.isOne(of: 9, purpose: "no release number") { 0 } else { 400_000 + film.imdb.number % 100_000 }
    }
    var internalNumber: Int { 120_000 + id % 100_000 + (film.isInvented ? 0 : 200_000) }

    /// Whether this is the film with hardly any data, like some real ones.
    var isBare: Bool { film.imdb.number == 99_000_004 }

    /// The genre, whose spelling varies.
    var genre: String? {
        guard !isBare, let first = film.film.genres.first, !film.chance.isOne(of: 6, purpose: "no genre") else {
            return nil
        }
        let name =
            switch first {
            case "Sci-Fi": "Science Fiction"
            case "Thriller", "Mystery", "Crime": "Suspense"
            case "Romance": "Romantic Comedy"
            default: first
            }
        return if film.chance.isOne(of: 4, purpose: "old genre") { name + " " } else { name.uppercased() }
    }

    /// The rating, without a hyphen.
    var rating: String? { if isBare { nil } else { film.film.certificate?.replacing("-", with: "") } }

    /// The day the film opened in the US.
    var opened: CalendarDay? { film.releasedInUS ?? film.released(in: "US") }

    static func movies(of films: [LibraryFilm]) -> [AMCMovie] {
        let running = films.filter { $0.screening == .nowPlaying }
        let coming = films.filter { $0.screening == .comingSoon }
        let known = films.filter { !$0.isInvented }
        return running.map { AMCMovie(film: $0) }
            + running.prefix(2).map { AMCMovie(film: $0, presentation: .sensoryFriendly) }
            + running.prefix(2).map { AMCMovie(film: $0, presentation: .privateRental) }
            + coming.map { AMCMovie(film: $0) }
            + known.prefix(40).map { AMCMovie(film: $0, isOnDemand: true) }
    }

    var isNowPlaying: Bool { film.screening == .nowPlaying }
    var isComingSoon: Bool { film.screening == .comingSoon }
    /// Whether tickets are sold before it opens.
    var isAdvance: Bool { isComingSoon && film.imdb.number.isMultiple(of: 3) }
    var hasShowtimes: Bool { presentation != .privateRental && (isNowPlaying || isAdvance) }
}
