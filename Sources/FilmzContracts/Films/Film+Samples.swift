public import FilmzDomain
import Foundation

extension Film {
    /// A film of a catalogue with these external IDs; its ID is made from the preferred one.
    public static func sample(
        _ title: String,
        imdb: Int? = nil,
        tmdb: Int? = nil,
        originalTitle: String? = nil,
        year: Int? = nil,
        releaseDate: String? = nil,
        runtime: Int? = nil,
        genres: [String] = [],
        directors: [String] = [],
        cast: [String] = [],
        prominence: Int? = nil
    ) -> Film {
        let externalIDs = ExternalIDs(imdb: imdb.flatMap(IMDbID.init(number:)), tmdb: tmdb)
        let releaseDate = releaseDate.flatMap(CalendarDay.init)
        return Film(
            id: externalIDs.all.first.map(Film.ID.init) ?? .random(),
            title: title,
            originalTitle: originalTitle,
            year: year ?? releaseDate?.year,
            releaseDate: releaseDate,
            runtime: runtime,
            genres: genres,
            directors: directors,
            cast: cast,
            externalIDs: externalIDs,
            prominence: prominence)
    }

    /// One film of each kind, each with an ID of every namespace.
    public static let ofEachKind = Kind.allCases.enumerated().map { index, kind in
        var film = sample("One \(kind)", imdb: 91_001 + index, year: 1990 + index, prominence: 500 + index)
        for namespace in ExternalID.Namespace.allCases where namespace != .imdb {
            // The number is the same in all namespaces; only the namespace tells the IDs apart.
            if let id = ExternalID(namespace, number: 7_001 + index) { film.externalIDs.insert(id) }
        }
        film.kind = kind
        return film
    }

    /// A film whose texts all have characters that are special in markup, attributes and SQL.
    public static let hostile: Film = {
        var film = sample(
            #"Alien & <friends> "1" '2'"#, imdb: 90_001, tmdb: 901, originalTitle: "Alien &amp; <b>friends</b>",
            releaseDate: "1979-05-25", runtime: 117, genres: ["Sci-Fi & <Fantasy>"], directors: [#"R. "<i>" O'Scott"#],
            cast: ["Tom </td> Skerritt", "Robert'); DROP TABLE film; --"], prominence: 40)
        film.countries = ["<United> & \"Kingdom\""]
        film.languages = ["'English'"]
        film.certificate = "<R>"
        film.plot = "A <crew> of \"seven\" & 'one' cat.\nLine two."
        film.poster = URL(string: "javascript:alert(document.cookie)")
        film.imdbRating = 8.5
        film.rottenTomatoesRating = 93
        return film
    }()

    /// A film whose title ends a script around it.
    public static let scriptEnding: Film = {
        var film = sample(
            "</script><script>alert(1)</script>", imdb: 90_002, tmdb: 902, releaseDate: "2001-02-03", prominence: 41)
        film.plot = "Said </script> <!-- and \u{2028} went ]]>"
        return film
    }()

    public static let arabic = sample(
        "باب الحديد", imdb: 90_003, releaseDate: "1958-01-20", directors: ["يوسف شاهين"], prominence: 42)
    public static let hebrew = sample(
        "ואלס עם באשיר", imdb: 90_004, originalTitle: "Vals Im Bashir", releaseDate: "2008-05-13", prominence: 43)
    public static let japanese = sample(
        "千と千尋の神隠し", imdb: 90_005, tmdb: 905, originalTitle: "Sen to Chihiro no kamikakushi",
        releaseDate: "2001-07-20", runtime: 125, genres: ["Animation", "Family"], directors: ["Hayao Miyazaki"],
        prominence: 3)
    public static let french = sample(
        "Amélie", imdb: 90_006, tmdb: 906, originalTitle: "Le fabuleux destin d'Amélie Poulain",
        releaseDate: "2001-04-25", runtime: 122, genres: ["Comedy", "Romance"], directors: ["Jean-Pierre Jeunet"],
        cast: ["Audrey Tautou", "Mathieu Kassovitz"], prominence: 5)
    /// A title with letters that Unicode does not decompose.
    public static let undecomposable = sample(
        "Smørrebrød in Łódź", imdb: 90_007, originalTitle: "Die Straße der Ærø", year: 2001,
        directors: ["Đorđe Œuvré"], prominence: 900)
    public static let fraction = sample(
        "8½", imdb: 90_008, tmdb: 908, releaseDate: "1963-02-14", runtime: 138, genres: ["Drama"],
        directors: ["Federico Fellini"], prominence: 60)
    /// A film whose title is a year, though not its own.
    public static let yearAsTitle = sample(
        "1917", imdb: 90_009, releaseDate: "2019-12-04", runtime: 119, genres: ["Drama", "War"],
        directors: ["Sam Mendes"], prominence: 12)
    public static let yearInTitle = sample(
        "2001: A Space Odyssey", imdb: 90_010, tmdb: 910, releaseDate: "1968-04-02", runtime: 149, genres: ["Sci-Fi"],
        directors: ["Stanley Kubrick"], prominence: 4)
    /// Known only by its TMDb ID.
    public static let withoutIMDbID = sample(
        "The Heist at Noon", tmdb: 911, releaseDate: "2001-07-20", runtime: 90, genres: ["Crime"], prominence: 70)
    public static let yearOnly = sample("Lost Reels", imdb: 90_012, year: 2001, prominence: 80)
    /// Nothing but a title is known.
    public static let titleOnly = sample("Untitled Something", imdb: 90_013)

    /// One film of each kind above: hostile texts, many scripts, several years, with and without a release date.
    public static let samples = [
        hostile, scriptEnding, arabic, hebrew, japanese, french, undecomposable, fraction, yearAsTitle, yearInTitle,
        withoutIMDbID, yearOnly, titleOnly,
    ]
}
