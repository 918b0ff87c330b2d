import FilmzDomain

/// A reader of Kodi's exports: the whole library as one file, or a file for each film, show or episode (`.nfo`),
/// which Emby, Jellyfin and others write too. A library has many films that have not been seen yet; these are left
/// out.
struct KodiReader {
    private var facts = FactCollector(source: .kodi)
    private let dates = DateParser()
    private var number = 0
    /// The shows with files of their own, by title, since files of episodes only have the show's title.
    private var shows: [String: FilmReference] = [:]

    private static let roots: Set = ["videodb", "movie", "tvshow", "episodedetails", "musicvideo"]
    private static let vocabulary = MarkupElements.Vocabulary(
        records: ["movie", "tvshow", "episodedetails", "musicvideo"],
        children: [
            "title", "originaltitle", "showtitle", "year", "premiered", "aired", "season", "episode", "uniqueid", "id",
            "imdbid", "imdb_id", "tmdbid", "tvdbid", "director", "playcount", "lastplayed", "watched", "userrating",
            "isuserfavorite", "resume", "position",
        ], attributes: ["type", "max"])

    /// - Parameter root: the name of the outermost element
    static func isLibrary(_ root: String) -> Bool { roots.contains(root) }

    static func elements(_ part: ExchangePart) -> MarkupElements { MarkupElements(part.text, vocabulary: vocabulary) }

    static func read(_ parts: [ExchangePart]) -> ExchangeFile {
        var reader = KodiReader()
        for part in parts { reader.recordShow(part) }
        for part in parts {
            reader.facts.begin(part.name, kind: .rows)
            reader.number = 0
            var records = elements(part).makeIterator()
            while let record = records.next() { reader.read(record) }
            reader.facts.reportEnd(records.isBroken)
        }
        return reader.facts.file
    }

    private mutating func recordShow(_ part: ExchangePart) {
        guard MarkupElements.rootName(of: part.text) == "tvshow" else { return }
        var records = Self.elements(part).makeIterator()
        guard let record = records.next() else { return }
        // Its problems are reported when it is read.
        var scratch = self
        let show = scratch.film(record, isShow: true)
        shows[show.title] = show
    }

    private mutating func beginRow() {
        number += 1
        facts.beginRow(number)
    }

    private mutating func read(_ record: MarkupElement) {
        switch record.name {
        case "movie":
            beginRow()
            readPlays(record, of: film(record, isShow: false))
        case "tvshow": readShow(record)
        case "episodedetails":
            beginRow()
            let title = facts.title(record["showtitle"])
            guard !title.isEmpty else { return facts.leaveOut(.episodeWithoutShow) }
            var show = FilmReference(title: title)
            show.kind = .series
            readEpisode(record, of: shows[title] ?? show)
        default:
            beginRow()
            facts.leaveOut(.notAFilm)
        }
    }

    /// Reads a show with its episodes. A show's play count is the sum of its episodes', so only those are read.
    private mutating func readShow(_ record: MarkupElement) {
        beginRow()
        let show = film(record, isShow: true)
        readVerdict(record, of: show)
        for episode in record.all("episodedetails") {
            beginRow()
            readEpisode(episode, of: show)
        }
    }

    private mutating func readEpisode(_ record: MarkupElement, of show: FilmReference) {
        let title = facts.title(record["title"])
        guard
            var film = show.episode(
                season: facts.number(record["season"]), number: facts.number(record["episode"]), title: title)
        else { return facts.leaveOut(.episodeWithoutNumber) }
        film.episode?.ids = ids(record, isShow: false)
        readPlays(record, of: film)
    }

    /// Reads the number of plays, of which only the last one has a day.
    private mutating func readPlays(_ record: MarkupElement, of film: FilmReference) {
        let last = facts.date(record["lastplayed"], parser: dates)
        let plays = facts.number(record["playcount"]) ?? 0
        let times = if plays == 0 && FactCollector.isYes(record["watched"]) { 1 } else { plays }
        switch (times, last) {
        case (0, .unknown): break
        case (0, _):
            // It was begun, but not seen to the end.
            facts.addLeftover("lastplayed", value: record["lastplayed"])
            facts.addLeftover("position", value: record.first("resume")?["position"] ?? "")
            facts.add(film, claim: .kept)
        case (_, .unknown): facts.add(film, claim: .seen(times: times, markedOn: .unknown))
        default: facts.add(film, seenOn: last, times: times)
        }
        readVerdict(record, of: film)
    }

    private mutating func readVerdict(_ record: MarkupElement, of film: FilmReference) {
        if let element = record.first("userrating"), let rating = facts.rating(element.text, scale: scale(element)) {
            facts.add(film, claim: .verdict(rating, on: .unknown))
        }
        if FactCollector.isYes(record["isuserfavorite"]) { facts.add(film, claim: .liked(on: .unknown)) }
    }

    private func scale(_ rating: MarkupElement) -> RatingScale {
        switch rating.attributes["max"] {
        case "5": .five
        case "100": .hundred
        default: .ten
        }
    }

    // MARK: - The film

    private mutating func film(_ record: MarkupElement, isShow: Bool) -> FilmReference {
        var film = FilmReference(title: facts.title(record["title"]))
        let original = facts.title(record["originaltitle"])
        if !original.isEmpty, original != film.title { film.originalTitle = original }
        let hasYear = !["", "0"].contains(record["year"])
        film.year = facts.year(hasYear ? record["year"] : String(record["premiered"].prefix(4)))
        film.kind = if isShow { .series } else { .film }
        film.directors = record.all("director").prefix(FilmDraft.listLimit).map {
            facts.line($0.text, limit: FilmDraft.nameLimit, name: "director")
        }
        film.ids = ids(record, isShow: isShow)
        return film
    }

    /// The IDs of an entry. Newer files name the database of each; in older ones, `id` is IMDb's if it has the form.
    private mutating func ids(_ record: MarkupElement, isShow: Bool) -> ExternalIDs {
        var texts = ["imdb": record["imdbid"].nonEmpty ?? record["imdb_id"]]
        texts["tmdb"] = record["tmdbid"]
        texts["tvdb"] = record["tvdbid"]
        if record["id"].hasPrefix("tt"), texts["imdb"] == "" { texts["imdb"] = record["id"] }
        for element in record.all("uniqueid") where !element.text.isEmpty {
            texts[element.attributes["type"]?.lowercased() ?? (element.text.hasPrefix("tt") ? "imdb" : "")] =
                element.text
        }
        var ids = ExternalIDs()
        facts.addIDs(
            [.imdb: texts["imdb"] ?? "", .tmdb: texts["tmdb"] ?? "", .tvdb: texts["tvdb"] ?? ""], isShow: isShow,
            to: &ids)
        return ids
    }
}
