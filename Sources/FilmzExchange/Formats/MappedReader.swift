import FilmzDomain
import Foundation

/// Reads the rows of a table whose columns are mapped.
struct MappedReader {
    let table: ExchangeTable
    var mapping: ColumnMapping
    /// What each row means whatever else it says, as on a watchlist of IMDb, where rows have stars too.
    var everyRow: ExchangeFile.RowMeaning?
    /// The list on which the films are, when each row means that: an index of ``ExchangeFile/lists``.
    var list: Int?
    /// Whether the IDs in a row whose kind is an episode are the episode's; otherwise they are its show's.
    var idsAreOfEpisodes = false
    /// Whether this has to be asked.
    var asksAlways = false
    var choices: [ExchangeFile.RowMeaning] = [.seen, .watchlist, .liked, .list]
    private var dates = DateReading()

    init(_ table: ExchangeTable, mapping: ColumnMapping) {
        self.table = table
        self.mapping = mapping
        dates.order = mapping.dateOrder
    }

    private func cell(_ row: ExchangeTable.Row, meaning: ColumnMapping.Meaning) -> String {
        row[mapping.place(meaning)]
    }

    func read(into facts: inout FactCollector) {
        var asks = asksAlways
        for row in table.rows {
            facts.beginRow(row.line)
            if read(row, into: &facts) { asks = true }
        }
        if asks { facts.ask(choices) }
    }

    /// - Returns: whether it has to be asked what the row means
    private func read(_ row: ExchangeTable.Row, into facts: inout FactCollector) -> Bool {
        let kind = KindWord(cell(row, meaning: .kind))
        switch kind {
        case .other:
            facts.leaveOut(.notAFilm)
            return false
        case .season:
            facts.leaveOut(.season)
            return false
        case .episode where cell(row, meaning: .season).isEmpty || cell(row, meaning: .episode).isEmpty:
            facts.leaveOut(.episodeWithoutShow)
            return false
        default: break
        }
        let film = film(row, kind: kind, into: &facts)
        guard !film.isEmpty else {
            facts.leaveOut(.nameless)
            return false
        }
        guard film.episode.map({ $0.number != nil || !$0.ids.isEmpty }) ?? true else {
            facts.leaveOut(.episodeWithoutNumber)
            return false
        }
        let isSaid = say(row, of: film, into: &facts)
        if let meaning = everyRow ?? (isSaid || asksAlways ? nil : mapping.bareRows) {
            return !sayBare(row, of: film, meaning: meaning, into: &facts)
        }
        guard !isSaid || asksAlways else { return false }
        let day = firstCell(row, meanings: [.addedOn, .watchlistSince, .loggedOn])
        let date = facts.date(day, reading: dates)
        let note = facts.prose(cell(row, meaning: .note), limit: FilmList.noteLimit, name: "note")
        let position = facts.number(cell(row, meaning: .position))
        facts.say(
            film, claim: .undecided(on: date, note: note, position: position), former: dates.formerDay(day))
        return true
    }

    private func firstCell(_ row: ExchangeTable.Row, meanings: [ColumnMapping.Meaning]) -> String {
        meanings.lazy.map { cell(row, meaning: $0) }.first { !$0.isEmpty } ?? ""
    }

    // MARK: - What is said

    /// - Returns: whether the row says anything
    private func say(_ row: ExchangeTable.Row, of film: FilmReference, into facts: inout FactCollector) -> Bool {
        // Some programs write there only whether it was seen.
        let isSeen = FactCollector.isYes(cell(row, meaning: .watchedOn))
        let isNoDate = isSeen || FactCollector.isNo(cell(row, meaning: .watchedOn))
        let watched: FactDate =
            if isNoDate { .unknown } else { facts.date(cell(row, meaning: .watchedOn), reading: dates) }
        let tenth = facts.rating(cell(row, meaning: .ratingOfTen), scale: .ten)
        let rating = facts.rating(cell(row, meaning: .rating), scale: mapping.ratingScale) ?? tenth
        let review = facts.prose(cell(row, meaning: .review), name: "review")
        let status = Status(cell(row, meaning: .status))
        var said = false
        var words = [review]
        let isViewing =
            watched != .unknown || FactCollector.isYes(cell(row, meaning: .rewatch)) || status == .dropped
            || !review.isEmpty
            || [.tags, .place, .companions].contains { !cell(row, meaning: $0).isEmpty }
        if isViewing, status != .planned {
            facts.say(
                film,
                claim: .viewing(
                    viewing(row, when: watched, rating: rating, review: review, status: status, into: &facts)))
            said = true
            words = []
        }
        // Stars of a viewing that have a day of their own are the present verdict since that day.
        if let rating, !said || !cell(row, meaning: .ratedOn).isEmpty {
            let day = firstCell(row, meanings: [.ratedOn, .addedOn])
            facts.say(film, claim: .verdict(rating, on: facts.date(day, reading: dates)), former: dates.formerDay(day))
            said = true
        }
        let times = facts.number(cell(row, meaning: .times)) ?? 0
        if times > 1 || !said && (times == 1 || isSeen || status == .completed) {
            let day = cell(row, meaning: .loggedOn)
            facts.say(
                film, claim: .seen(times: max(times, 1), markedOn: facts.date(day, reading: dates)),
                former: dates.formerDay(day))
            said = true
        }
        if FactCollector.isYes(cell(row, meaning: .liked)) {
            facts.say(film, claim: .liked(on: .unknown))
            said = true
        }
        let since = cell(row, meaning: .watchlistSince)
        let isWanted = !since.isEmpty || status == .planned
        if isWanted {
            let note = facts.prose(cell(row, meaning: .note), limit: FilmList.noteLimit, name: "note")
            facts.say(
                film, claim: .watchlist(since: facts.date(since, reading: dates), note: note),
                former: dates.formerDay(since))
            said = true
        }
        if status == .paused {
            facts.say(film, claim: .standing(.paused, since: .unknown))
            said = true
        }
        // A note beside stars is of the film; on a list, it is of the place there.
        if !words.isEmpty, said, !isWanted, everyRow == nil, !asksAlways {
            words.append(facts.prose(cell(row, meaning: .note), limit: MyFilm.commentLimit, name: "note"))
        }
        for text in words where !text.isEmpty { facts.say(film, claim: .comment(text, on: .unknown)) }
        return said
    }

    private func viewing(
        _ row: ExchangeTable.Row, when: FactDate, rating: Rating?, review: String, status: Status?,
        into facts: inout FactCollector
    ) -> FactViewing {
        var viewing = FactViewing()
        viewing.when = when
        viewing.rating = rating
        viewing.note = review
        viewing.loggedOn = facts.date(cell(row, meaning: .loggedOn), reading: dates)
        viewing.formerWhen =
            if FactCollector.isYes(cell(row, meaning: .watchedOn)) {
                [:]
            } else {
                dates.former(cell(row, meaning: .watchedOn))
            }
        viewing.formerLoggedOn = dates.former(cell(row, meaning: .loggedOn))
        viewing.isDayGuessed = dates.isGuess(cell(row, meaning: .watchedOn))
        viewing.isRewatch = FactCollector.isYes(cell(row, meaning: .rewatch))
        viewing.tags = facts.tags(cell(row, meaning: .tags))
        viewing.place = facts.line(cell(row, meaning: .place), limit: ViewingDraft.placeLimit, name: "place")
        viewing.companions = facts.line(
            cell(row, meaning: .companions), limit: ViewingDraft.companionsLimit, name: "companions")
        if status == .dropped { viewing.ending = .stopped(minute: nil, reason: "") }
        if review.isEmpty {
            viewing.note = facts.prose(cell(row, meaning: .note), name: "note")
        } else {
            facts.leave("note", value: cell(row, meaning: .note))
        }
        return viewing
    }

    /// - Returns: whether it could be said
    private func sayBare(
        _ row: ExchangeTable.Row, of film: FilmReference, meaning: ExchangeFile.RowMeaning,
        into facts: inout FactCollector
    ) -> Bool {
        let day = firstCell(row, meanings: [.addedOn, .loggedOn])
        let date = facts.date(day, reading: dates)
        let former = dates.formerDay(day)
        switch meaning {
        case .seen: facts.say(film, claim: .seen(times: 1, markedOn: date), former: former)
        case .watchlist:
            let note = facts.prose(cell(row, meaning: .note), limit: FilmList.noteLimit, name: "note")
            facts.say(film, claim: .watchlist(since: date, note: note), former: former)
        case .liked: facts.say(film, claim: .liked(on: date), former: former)
        case .nothing: facts.leaveOut(.saysNothing)
        case .list:
            // A list has a name, which mostly only the answer to the question gives it.
            guard let list else { return false }
            let note = facts.prose(cell(row, meaning: .note), limit: FilmList.noteLimit, name: "note")
            facts.say(
                film, claim: .listed(ExchangeFact.Membership(list: list, position: nil, note: note, addedOn: date)))
        }
        return true
    }

    /// How somebody stands to a film, in the words of other products.
    private enum Status {
        case completed, planned, dropped, paused

        init?(_ text: String) {
            switch ExchangeTable.key(text) {
            case "completed", "finished", "watched", "seen", "gesehen", "done": self = .completed
            case "planning", "planned", "plantowatch", "towatch", "watchlist", "wanttowatch", "wishlist":
                self = .planned
            case "dropped", "abandoned", "abgebrochen": self = .dropped
            case "paused", "hold", "onhold": self = .paused
            default: return nil
            }
        }
    }

    // MARK: - The film

    private func film(
        _ row: ExchangeTable.Row, kind: KindWord?, into facts: inout FactCollector
    ) -> FilmReference {
        var film = FilmReference(title: facts.title(cell(row, meaning: .title)))
        let original = facts.title(cell(row, meaning: .originalTitle))
        if film.title.isEmpty {
            film.title = original
        } else if original != film.title, !original.isEmpty {
            film.originalTitle = original
        }
        film.year = facts.year(cell(row, meaning: .year))
        if film.year == nil, let date = dates.date(cell(row, meaning: .releaseDate)), case .on(let day) = date {
            film.year = day.year
        }
        if case .film(let kind)? = kind { film.kind = kind }
        let names = cell(row, meaning: .directors).split(separator: ",").prefix(FilmDraft.listLimit)
        film.directors = names.map { name in
            facts.line(name.trimmingCharacters(in: .whitespaces), limit: FilmDraft.nameLimit, name: "director")
        }
        if kind == nil, mapping.place(.season) == nil, let named = EpisodeTitle(film.title) {
            var former = film
            var aside = FactCollector(source: .table)
            takeIDs(row, into: &former, facts: &aside)
            facts.note(former: former)
            film.title = named.show
            film.kind = .series
            film.episode = named.mark
        }
        let season = facts.number(cell(row, meaning: .season))
        if let season, let number = facts.number(cell(row, meaning: .episode)) {
            film.episode = FilmReference.EpisodeMark(
                number: EpisodeNumber(season: season, episode: number),
                title: facts.title(cell(row, meaning: .episodeTitle)))
            film.kind = if film.kind?.isShow == true { film.kind } else { .series }
        }
        if idsAreOfEpisodes, kind == .episode, film.episode != nil {
            if let id = facts.imdbID(cell(row, meaning: .imdb)) { film.episode?.ids.insert(.imdb(id)) }
            if let id = facts.id(cell(row, meaning: .tmdb), namespace: .tmdb) { film.episode?.ids.insert(id) }
        } else {
            takeIDs(row, into: &film, facts: &facts)
        }
        return film
    }

    private func takeIDs(_ row: ExchangeTable.Row, into film: inout FilmReference, facts: inout FactCollector) {
        let isShow = film.kind?.isShow == true
        if film.episode != nil {
            // Nobody says whether it is that of the episode or of its show.
            facts.leave("imdb", value: cell(row, meaning: .imdb))
        } else if let id = facts.imdbID(cell(row, meaning: .imdb)) {
            film.ids.insert(.imdb(id))
        }
        let spaces: [(ColumnMapping.Meaning, ExternalID.Namespace)] = [
            (.tmdb, isShow ? .tmdbSeries : .tmdb), (.tvdb, isShow ? .tvdbSeries : .tvdb),
            (.trakt, isShow ? .traktSeries : .trakt), (.simkl, .simkl),
        ]
        for (meaning, space) in spaces {
            if let id = facts.id(cell(row, meaning: meaning), namespace: space) { film.ids.insert(id) }
        }
        facts.take(address: cell(row, meaning: .address), isOfFilm: false, in: &film)
    }
}

extension MappedReader {
    /// The mapping with what only the cells can tell: how many stars there are, and whether the day or the month comes
    /// first.
    /// - Returns: also whether dates were seen that can be read in both ways, while no date tells in which
    static func completed(
        _ mapping: ColumnMapping, table: ExchangeTable, knowsScale: Bool
    ) -> (mapping: ColumnMapping, hasOpenDateOrder: Bool) {
        var mapping = mapping
        let days = [.watchedOn, .loggedOn, .ratedOn, .watchlistSince, .addedOn].compactMap(mapping.place)
        let rating: Int? = if knowsScale { nil } else { mapping.place(.rating) }
        var evidence = DateOrderEvidence()
        var most = 0.0
        for row in table.rows {
            if let number = RatingScale.number(row[rating]) { most = max(most, number) }
            for place in days { evidence.add(row[place]) }
        }
        if rating != nil { mapping.ratingScale = .holding([most], atLeast: mapping.ratingScale) }
        mapping.dateOrder = evidence.order ?? mapping.dateOrder
        return (mapping, evidence.isInDoubt)
    }
}
