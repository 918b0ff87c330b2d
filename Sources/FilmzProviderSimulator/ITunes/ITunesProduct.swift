import FilmzDomain
import FilmzTextFolding

/// A product in the store for a film.
struct ITunesProduct: Sendable {
    enum Kind: Int, CaseIterable, Sendable {
        case movie, edition, bundle, album, song, ebook, audiobook, tvSeason, makingOf
    }

    let kind: Kind
    let film: LibraryFilm
    let store: ITunesStorefront
    let origin: String

    /// All products in the store for a film, the film first.
    static func all(for film: LibraryFilm, in store: ITunesStorefront, from origin: String) -> [ITunesProduct] {
        guard store.sells(film) else { return [] }
        return Kind.allCases.filter { kind in
            switch kind {
            case .movie: true
            case .edition: film.chance.isOne(of: 8, purpose: "edition")
            case .bundle: film.chance.isOne(of: 12, purpose: "bundle")
            case .album, .song: !film.chance.isOne(of: 3, purpose: "no album")
            case .ebook: film.chance.isOne(of: 2, purpose: "ebook")
            case .audiobook: film.chance.isOne(of: 3, purpose: "audiobook")
            case .tvSeason: film.chance.isOne(of: 15, purpose: "TV season")
            case .makingOf: film.chance.isOne(of: 4, purpose: "making-of")
            }
        }
        .map { ITunesProduct(kind: $0, film: film, store: store, origin: origin) }
    }

    var id: Int { store.id(of: kind, for: film) }

    var name: String {
        switch kind {
        case .movie:
            if film.chance.isOne(of: 6, purpose: "year in name") {
                "\(film.title) (\(film.year ?? 0))"
            } else {
                film.title
            }
        case .edition: "\(film.title) (\(film.chance.pick("edition", from: ["Unrated", "4K", "Extended Edition"])))"
        case .bundle: "\(film.title) & More: 2-Movie Collection"
        case .album: "\(film.title) (Original Motion Picture Soundtrack)"
        case .song: "Theme from \(film.title)"
        case .ebook: film.title
        case .audiobook: "\(film.title) (Unabridged)"
        case .tvSeason: "\(film.title): The Series, Season 1"
        case .makingOf:
            if film.chance.isOne(of: 2, purpose: "behind the scenes") {
                "\(film.title): Behind the Scenes"
            } else {
                "The Making of \(film.title)"
            }
        }
    }

    /// The artist; for films, the directors.
    var artist: String {
        switch kind {
        case .movie, .edition, .bundle: film.film.directors.joined(separator: " & ")
        case .album, .song: InventedNames.person(film.chance.number("composer", in: 0...500))
        case .ebook, .audiobook: film.writers.last ?? ""
        case .makingOf: InventedNames.person(film.chance.number("documentarist", in: 0...500))
        case .tvSeason: film.title
        }
    }

    var isFilm: Bool { kind == .movie || kind == .edition }

    var genre: Int { if kind == .makingOf { 4_405 } else { ITunesGenre.id(of: film) } }

    var genreName: String { ITunesGenre.names[genre] ?? "Drama" }

    var slug: String { TextFolding.words(film.title).joined(separator: "-") }

    /// The release date: midnight in US Pacific time, as UTC.
    var releaseDate: String {
        guard let day = ITunesStorefront.firstDay(of: film) else { return "" }
        return "\(day)T\(4...10 ~= day.month ? "07" : "08"):00:00Z"
    }

    func artwork(_ size: String) -> String {
        "\(origin)/pictures/itunes/image/thumb/\(film.imdb)-\(kind.rawValue)/source/\(size)bb.png"
    }

    /// An amount in one of the two spellings that were recorded.
    func price(_ amount: String) -> AnswerJSON {
        .number(film.chance.isOne(of: 2, purpose: "digits") ? amount + "000" : amount)
    }
}
