import FilmzDomain
import Foundation

/// A reader of a table whose columns are mapped.
struct MappedReader {
    let table: ExchangeTable
    var mapping: ColumnMapping
    /// The meaning of each row in addition to its values, as in a watchlist of IMDb, whose rows have ratings too.
    var everyRow: ExchangeFile.RowMeaning?
    /// The index in ``ExchangeFile/lists`` of the list that the films are on, if that is the meaning of each row.
    var list: Int?
    /// Whether the IDs in the row of an episode are the episode's; otherwise they are its show's.
    var idsAreOfEpisodes = false
    /// Whether the person is asked for the meaning of each row.
    var asksAlways = false
    var choices: [ExchangeFile.RowMeaning] = [.seen, .watchlist, .liked, .list]
    private var dates = DateParser()

    init(_ table: ExchangeTable, mapping: ColumnMapping) {
        self.table = table
        self.mapping = mapping
        dates.order = mapping.dateOrder
    }

    private func cell(_ row: ExchangeTable.Row, meaning: ColumnMapping.Meaning) -> String {
        row[mapping.index(of: meaning)]
    }

    func read(into facts: inout FactCollector) {
        var asks = asksAlways
        for row in table.rows {
            facts.beginRow(row.line)
            if read(row, into: &facts) { asks = true }
        }
        if asks { facts.ask(choices) }
    }

    /// - Returns: whether the person has to be asked for the meaning of the row
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
        let hasFact = addFacts(row, of: film, into: &facts)
        if let meaning = everyRow ?? (hasFact || asksAlways ? nil : mapping.bareRows) {
            return !addBareFact(row, of: film, meaning: meaning, into: &facts)
        }
        guard !hasFact || asksAlways else { return false }
        let day = firstCell(row, meanings: [.addedOn, .watchlistSince, .loggedOn])
        let date = facts.date(day, parser: dates)
        let note = facts.note(cell(row, meaning: .note), limit: FilmList.noteLimit, name: "note")
        let position = facts.number(cell(row, meaning: .position))
        facts.add(
            film, claim: .undecided(on: date, note: note, position: position), former: dates.formerDay(day))
        return true
    }

    private func firstCell(_ row: ExchangeTable.Row, meanings: [ColumnMapping.Meaning]) -> String {
        meanings.lazy.map { cell(row, meaning: $0) }.first { !$0.isEmpty } ?? ""
    }

    // MARK: - Facts

    /// - Returns: whether the row has a fact
    private func addFacts(_ row: ExchangeTable.Row, of film: FilmReference, into facts: inout FactCollector) -> Bool {
        // Some programs only write whether it was seen.
        let isSeen = FactCollector.isYes(cell(row, meaning: .watchedOn))
        let isNoDate = isSeen || FactCollector.isNo(cell(row, meaning: .watchedOn))
        let watchedOn: FactDate =
            if isNoDate { .unknown } else { facts.date(cell(row, meaning: .watchedOn), parser: dates) }
        let ratingOfTen = facts.rating(cell(row, meaning: .ratingOfTen), scale: .ten)
        let rating = facts.rating(cell(row, meaning: .rating), scale: mapping.ratingScale) ?? ratingOfTen
        let review = facts.note(cell(row, meaning: .review), name: "review")
        let status = Status(cell(row, meaning: .status))
        var hasFact = false
        var comments = [review]
        let isViewing =
            watchedOn != .unknown || FactCollector.isYes(cell(row, meaning: .rewatch)) || status == .dropped
            || !review.isEmpty
            || [.tags, .place, .companions].contains { !cell(row, meaning: $0).isEmpty }
        if isViewing, status != .planned {
            facts.add(
                film,
                claim: .viewing(
                    viewing(row, when: watchedOn, rating: rating, review: review, status: status, into: &facts)))
            hasFact = true
            comments = []
        }
        // The rating of a viewing is also the current verdict since its date, if it has a date of its own.
        if let rating, !hasFact || !cell(row, meaning: .ratedOn).isEmpty {
            let day = firstCell(row, meanings: [.ratedOn, .addedOn])
            facts.add(film, claim: .verdict(rating, on: facts.date(day, parser: dates)), former: dates.formerDay(day))
            hasFact = true
        }
        let times = facts.number(cell(row, meaning: .times)) ?? 0
        if times > 1 || !hasFact && (times == 1 || isSeen || status == .completed) {
            let day = cell(row, meaning: .loggedOn)
            facts.add(
                film, claim: .seen(times: max(times, 1), markedOn: facts.date(day, parser: dates)),
                former: dates.formerDay(day))
            hasFact = true
        }
        if FactCollector.isYes(cell(row, meaning: .liked)) {
            facts.add(film, claim: .liked(on: .unknown))
            hasFact = true
        }
        let since = cell(row, meaning: .watchlistSince)
        let isWanted = !since.isEmpty || status == .planned
        if isWanted {
            let note = facts.note(cell(row, meaning: .note), limit: FilmList.noteLimit, name: "note")
            facts.add(
                film, claim: .watchlist(since: facts.date(since, parser: dates), note: note),
                former: dates.formerDay(since))
            hasFact = true
        }
        if status == .paused {
            facts.add(film, claim: .showStatus(.paused, since: .unknown))
            hasFact = true
        }
        // A note next to a rating is about the film; on a list, it is about the film's place there.
        if !comments.isEmpty, hasFact, !isWanted, everyRow == nil, !asksAlways {
            comments.append(facts.note(cell(row, meaning: .note), limit: MyFilm.commentLimit, name: "note"))
        }
        for text in comments where !text.isEmpty { facts.add(film, claim: .comment(text, on: .unknown)) }
        return hasFact
    }

    private func viewing(
        _ row: ExchangeTable.Row, when: FactDate, rating: Rating?, review: String, status: Status?,
        into facts: inout FactCollector
    ) -> FactViewing {
        var viewing = FactViewing()
        viewing.when = when
        viewing.draft.rating = rating
        viewing.draft.note = review
        viewing.loggedOn = facts.date(cell(row, meaning: .loggedOn), parser: dates)
        viewing.formerWhen =
            if FactCollector.isYes(cell(row, meaning: .watchedOn)) {
                [:]
            } else {
                dates.former(cell(row, meaning: .watchedOn))
            }
        viewing.formerLoggedOn = dates.former(cell(row, meaning: .loggedOn))
        viewing.isDayGuessed = dates.isGuess(cell(row, meaning: .watchedOn))
        viewing.draft.isRewatch = FactCollector.isYes(cell(row, meaning: .rewatch))
        viewing.draft.tags = facts.tags(cell(row, meaning: .tags))
        viewing.draft.place = facts.line(cell(row, meaning: .place), limit: ViewingDraft.placeLimit, name: "place")
        viewing.draft.companions = facts.line(
            cell(row, meaning: .companions), limit: ViewingDraft.companionsLimit, name: "companions")
        if status == .dropped { viewing.draft.ending = .stopped(minute: nil, reason: "") }
        if review.isEmpty {
            viewing.draft.note = facts.note(cell(row, meaning: .note), name: "note")
        } else {
            facts.addLeftover("note", value: cell(row, meaning: .note))
        }
        return viewing
    }

    /// - Returns: whether there is a fact
    private func addBareFact(
        _ row: ExchangeTable.Row, of film: FilmReference, meaning: ExchangeFile.RowMeaning,
        into facts: inout FactCollector
    ) -> Bool {
        let day = firstCell(row, meanings: [.addedOn, .loggedOn])
        let date = facts.date(day, parser: dates)
        let former = dates.formerDay(day)
        switch meaning {
        case .seen: facts.add(film, claim: .seen(times: 1, markedOn: date), former: former)
        case .watchlist:
            let note = facts.note(cell(row, meaning: .note), limit: FilmList.noteLimit, name: "note")
            facts.add(film, claim: .watchlist(since: date, note: note), former: former)
        case .liked: facts.add(film, claim: .liked(on: date), former: former)
        case .nothing: facts.leaveOut(.saysNothing)
        case .list:
            // A list needs a name, which usually comes from the answer to the question.
            guard let list else { return false }
            let note = facts.note(cell(row, meaning: .note), limit: FilmList.noteLimit, name: "note")
            facts.add(
                film, claim: .listed(ExchangeFact.Membership(list: list, position: nil, note: note, addedOn: date)))
        }
        return true
    }

    /// The status of a film in the words of other products.
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
        film.impliedKind = KindWord.impliedKind(cell(row, meaning: .kind))
        let names = cell(row, meaning: .directors).split(separator: ",").prefix(FilmDraft.listLimit)
        film.directors = names.map { name in
            facts.line(name.trimmingCharacters(in: .whitespaces), limit: FilmDraft.nameLimit, name: "director")
        }
        let isFilm = kind?.isFilm == true || film.impliedKind?.isShow == false
        if kind == nil, !isFilm, mapping.index(of: .season) == nil, let episodeTitle = EpisodeTitle(film.title) {
            var formerFilm = film
            var scratch = FactCollector(source: .table)
            addIDs(row, isShow: formerFilm.kind?.isShow == true, into: &formerFilm, facts: &scratch)
            facts.setFormerFilm(formerFilm)
            film.title = episodeTitle.show
            film.kind = .series
            film.episode = episodeTitle.mark
        }
        // Some programs fill these columns in the rows of films too.
        let season = if isFilm { nil as Int? } else { facts.number(cell(row, meaning: .season)) }
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
            let isShow = film.likelyKind?.isShow == true
            if isShow != (film.kind?.isShow == true) {
                // Earlier readers took the numbers for those of a film.
                var formerFilm = film
                var scratch = FactCollector(source: .table)
                addIDs(row, isShow: !isShow, into: &formerFilm, facts: &scratch)
                facts.setFormerFilm(formerFilm)
            }
            addIDs(row, isShow: isShow, into: &film, facts: &facts)
        }
        return film
    }

    /// - Parameter isShow: whether the row's numbers are those of a show
    private func addIDs(
        _ row: ExchangeTable.Row, isShow: Bool, into film: inout FilmReference, facts: inout FactCollector
    ) {
        if film.episode != nil {
            // It is unknown whether this is the ID of the episode or of its show.
            facts.addLeftover("imdb", value: cell(row, meaning: .imdb))
        } else if let id = facts.imdbID(cell(row, meaning: .imdb)) {
            film.ids.insert(.imdb(id))
        }
        facts.addIDs(
            [
                .tmdb: cell(row, meaning: .tmdb), .tvdb: cell(row, meaning: .tvdb),
                .trakt: cell(row, meaning: .trakt), .simkl: cell(row, meaning: .simkl),
            ], isShow: isShow, to: &film.ids)
        facts.addID(address: cell(row, meaning: .address), isOfFilm: false, in: &film)
    }
}

extension MappedReader {
    /// Completes a mapping with values that only the cells can show: the scale of ratings, and the order of day and
    /// month.
    /// - Returns: the mapping, and whether there are ambiguous dates whose order no other date shows
    static func completed(
        _ mapping: ColumnMapping, table: ExchangeTable, knowsScale: Bool
    ) -> (mapping: ColumnMapping, hasOpenDateOrder: Bool) {
        var mapping = mapping
        let dateColumns = [.watchedOn, .loggedOn, .ratedOn, .watchlistSince, .addedOn].compactMap(mapping.index(of:))
        let ratingColumn: Int? = if knowsScale { nil } else { mapping.index(of: .rating) }
        var evidence = DateOrderEvidence()
        var maximum = 0.0
        for row in table.rows {
            if let number = RatingScale.number(row[ratingColumn]) { maximum = max(maximum, number) }
            for column in dateColumns { evidence.add(row[column]) }
        }
        if ratingColumn != nil { mapping.ratingScale = .holding([maximum], atLeast: mapping.ratingScale) }
        mapping.dateOrder = evidence.order ?? mapping.dateOrder
        return (mapping, evidence.isInDoubt)
    }
}
