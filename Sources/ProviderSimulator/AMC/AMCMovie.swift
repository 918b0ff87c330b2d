import FilmzDomain
import FilmzTextFolding

/// A film as AMC lists it; special presentations have numbers of their own.
struct AMCMovie: Sendable {
    enum Presentation: Int, Sendable {
        case normal, sensoryFriendly, privateRental
    }

    let film: LibraryFilm
    var presentation = Presentation.normal
    /// When it is to be seen at home.
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

    /// `Great Wall, The`.
    var sortableName: String {
        for article in ["The ", "A ", "An "] where name.hasPrefix(article) {
            return "\(name.dropFirst(article.count)), \(article.dropLast())"
        }
        return name
    }

    var slug: String { TextFolding.words(name).joined(separator: "-") + "-\(id)" }

    /// The same for all presentations; 0 is none.
    var releaseNumber: Int {
        if film.chance.isOne(of: 9, purpose: "no release number") { 0 } else { 400_000 + film.imdb.number % 100_000 }
    }
    var internalNumber: Int { 120_000 + id % 100_000 + (film.isInvented ? 0 : 200_000) }

    /// As little is known of one film as of some real ones.
    var isBare: Bool { film.imdb.number == 99_000_004 }

    /// Written in one way now, in another then.
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

    /// No hyphen.
    var rating: String? { if isBare { nil } else { film.film.certificate?.replacing("-", with: "") } }

    /// A film, the day it opened in the US.
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
