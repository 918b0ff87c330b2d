/// The meanings of a table's columns: guessed from their names, then shown to the person, who can change them.
public struct ColumnMapping: Hashable, Sendable, Codable {
    /// The possible meanings of a column.
    public enum Meaning: String, Hashable, Sendable, Codable, CaseIterable {
        case title, originalTitle, year, releaseDate, directors, kind, season, episode, episodeTitle
        case imdb, tmdb, tvdb, trakt, simkl, address
        case watchedOn, loggedOn, ratedOn, watchlistSince, addedOn
        /// A rating on ``ColumnMapping/ratingScale``.
        case rating
        /// A rating from 1 to 10.
        case ratingOfTen
        case review, note, rewatch, tags, place, companions, liked, times, position
        /// `completed`, `planning`, `dropped`.
        case status
    }

    /// The meaning of each column, in the order of the table; nil for columns that are not imported.
    public var meanings: [Meaning?]
    public var ratingScale: RatingScale
    /// The order of day and month according to the cells, or else to the person; nil when it is unknown.
    public var dateOrder: DateOrder?
    /// The meaning of a row that only names a film; nil when the person has to be asked.
    public var bareRows: ExchangeFile.RowMeaning?

    public init(
        meanings: [Meaning?], ratingScale: RatingScale = .five, dateOrder: DateOrder? = nil,
        bareRows: ExchangeFile.RowMeaning? = nil
    ) {
        self.meanings = meanings
        self.ratingScale = ratingScale
        self.dateOrder = dateOrder
        self.bareRows = bareRows
    }

    /// Whether there is a column that names films.
    public var namesFilms: Bool {
        meanings.contains { [.title, .originalTitle, .imdb, .tmdb, .address].contains($0) }
    }

    /// A key for the column names of a table, by which tables with the same columns are recognised.
    public static func key(of heads: [String]) -> String {
        String(heads.map(ExchangeTable.key).joined(separator: ",").prefix(500))
    }

    /// The index of the first column with a meaning.
    func index(of meaning: Meaning) -> Int? { meanings.firstIndex(of: meaning) }
}

/// The columns of a table, to be shown for mapping.
public struct MappedColumns: Hashable, Sendable {
    /// The index of the table in ``ExchangeFile/parts``.
    public var part: Int
    /// The names of the columns; empty for columns that are never read.
    public var heads: [String]
    /// The cells of the first rows, shortened.
    public var samples: [[String]]
    public var mapping: ColumnMapping
    /// Whether there are ambiguous dates whose order no other date shows.
    public var hasOpenDateOrder = false
    /// Whether the person has to be asked for the order.
    public var asksForDateOrder: Bool { hasOpenDateOrder && mapping.dateOrder == nil }

    /// The key by which tables with the same columns are recognised.
    public var key: String { ColumnMapping.key(of: heads) }

    static let sampleCount = 3
    static let sampleLimit = 80
}

extension ColumnMapping {
    /// A mapping by the names of columns.
    /// - Parameters:
    ///   - keys: results of ``ExchangeTable/key(_:)``, empty for columns that are never read
    ///   - names: the meaning of each key
    init(keys: [String], names: [String: Meaning]) {
        var meanings: [Meaning?] = []
        for key in keys {
            let meaning = names[key]
            // Of two columns with the same meaning, the first one counts.
            meanings.append(meaning.flatMap { meanings.contains($0) ? nil : $0 })
        }
        self.init(meanings: meanings)
    }

    /// Guesses the meanings of column names in English, German, French, Spanish, Italian, Portuguese and Dutch. The
    /// scale of ratings is that of the program which uses such names; otherwise only the cells can show it.
    static func guess(keys: [String]) -> ColumnMapping {
        var names = headMeanings
        // In French, "note" means the rating, not a note.
        if keys.contains("titre") { names["note"] = .rating }
        // If one column is named as the person's own rating, other ratings are averages.
        if !ownRatingKeys.isDisjoint(with: keys) {
            names = names.filter { $0.value != .rating || ownRatingKeys.contains($0.key) }
        }
        var mapping = ColumnMapping(keys: keys, names: names)
        if tenStarKeys.contains(where: { $0.isSubset(of: keys) }) { mapping.ratingScale = .ten }
        return mapping
    }

    private static let ownRatingKeys = Set(
        """
        myrating yourrating userrating ownrating personalrating mystars yourstars myscore yourscore userscore
        meinewertung meinebewertung eigenebewertung manote votrenote mivoto micalificacion mipuntuacion miovoto
        minhanota mijncijfer mijnbeoordeling
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Column names of programs that rate from 1 to 10, even if no rating in a table exceeds 5: Trakt, Simkl and
    /// Movary.
    private static let tenStarKeys: [Set<String>] = [
        ["traktrating"], ["simklid"], ["title", "year", "tmdbid", "imdbid", "userrating"],
    ]

    static func names(_ all: [(Meaning, String)]) -> [String: Meaning] {
        Dictionary(all.flatMap { meaning, names in names.split(separator: " ").map { (String($0), meaning) } }) {
            first, _ in first
        }
    }

    private static let headMeanings = names([
        (
            .title,
            "title name film movie filmtitle movietitle primarytitle titel filmtitel filmname titre titulo titolo nome"
                + " nombre naam pelicula filme showtitle seriesname moviename englishtitle"
        ),
        (
            .originalTitle,
            "originaltitle originaltitel origtitle titreoriginal titulooriginal titolooriginale originalname"
        ),
        (.year, "year releaseyear filmyear jahr erscheinungsjahr produktionsjahr annee ano anno jaar releasedyear"),
        (.releaseDate, "releasedate released release premiere erscheinungsdatum datesortie releasedatemonthdayyear"),
        (.directors, "director directors directedby regie regisseur regisseurin regisseure realisateur regista"),
        (.kind, "type titletype mediatype kind art typ tipo genretype"),
        (.season, "season seasonnumber staffel saison temporada stagione seizoen"),
        (.episode, "episode episodenumber folge episodio aflevering"), (.episodeTitle, "episodetitle episodename"),
        (.imdb, "imdb imdbid const tconst imdburl imdblink imdbtt"),
        (.tmdb, "tmdb tmdbid themoviedb themoviedbid moviedbid"), (.tvdb, "tvdb tvdbid thetvdb"),
        (.trakt, "trakt traktid"), (.simkl, "simkl simklid"),
        (.address, "url uri link letterboxduri letterboxdurl address adresse filmurl"),
        (
            .watchedOn,
            "watcheddate datewatched watchedat watchedon watched seenon dateseen seendate lastwatched lastwatchedat"
                + " viewdate viewed gesehenam gesehen sehdatum vule vu datedevisionnage vistoel fechavista vista visto"
                + " vistoil dataenvista bekekenop enddate date datum fecha data"
        ),
        (.loggedOn, "loggeddate loggedon createdat created"), (.ratedOn, "daterated ratedon ratedat ratingdate"),
        (.watchlistSince, "addedat watchlistedat addedtowatchlistat watchlisted watchlistdate"),
        (.addedOn, "dateadded added addedon listedat hinzugefugtam hinzugefuegtam ajoutele"),
        (
            .rating,
            "rating stars score mark wertung bewertung sterne calificacion puntuacion valutazione voto votazione avaliacao"
                + " nota beoordeling cijfer ocena " + ownRatingKeys.joined(separator: " ")
        ),
        (.ratingOfTen, "rating10"),
        (
            .review,
            "review reviews comment comments thoughts memo kritik rezension kommentar critique commentaire resena critica"
                + " recensione recensie opinion"
        ),
        (.note, "note notes description remark remarks notiz notizen bemerkung anmerkung notas"),
        (.rewatch, "rewatch rewatched isrewatch wiedergesehen erneutgesehen revu"),
        (.tags, "tags tag labels schlagworte etiquettes etiquetas etichette"),
        (.place, "place location cinema theatre theater venue ort kino lieu lugar luogo plaats"),
        (.companions, "companions with watchedwith company mit begleitung avec con com met"),
        (.liked, "liked like favorite favourite loved favorit favori favorito preferito"),
        (.times, "plays playcount timeswatched watchcount times viewcount"),
        (.position, "position rank nr no number nummer platz rang puesto posizione"),
        (.status, "status watchstatus state watchlist"),
    ])
}
