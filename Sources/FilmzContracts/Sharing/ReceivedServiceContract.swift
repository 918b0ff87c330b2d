import FilmzDomain
import FilmzReading
import Testing

/// The promises of ``ReceivedService``, of accepting a recommendation, and of finding its films.
public enum ReceivedServiceContract {
    public static let cases: [ContractCase] = keeping + accepting + acceptingAsList + matching

    static let sample = Recommendation(
        sender: "Anna", message: "For <you>.", rating: Rating(stars: 4),
        films: [RecommendedFilm(.french)], link: "https://films.example.org/s/abc")

    private static func list(_ films: [RecommendedFilm], name: String = "Rain") -> Recommendation {
        Recommendation(sender: "Anna", message: "All good.", list: .init(name: name), films: films)
    }

    private static var keeping: [ContractCase] {
        [
            ContractCase("keeps a recommendation once, however often it comes") { subject in
                var services: Services { subject.services }
                #expect(try await services.received.received(equalTo: sample, of: .owner) == nil)
                let kept = try await services.received.keep(sample, for: .owner)
                subject.clock.advance()
                #expect(try await services.received.keep(sample, for: .owner) == kept)
                #expect(kept.state == .new)
                #expect(kept.recommendation == sample)
                #expect(kept.filmCount == 1)
                #expect(try await services.received.received(kept.id, of: .owner) == kept)
                #expect(try await services.received.received(equalTo: sample, of: .owner) == kept)
                #expect(try await services.received.received(of: .owner, page: PageRequest()).items == [kept])
                #expect(try await services.received.received(.random(), of: .owner) == nil)
                #expect(try await !services.received.answer(.random(), state: .declined, change: nil, of: .owner))
            },
            ContractCase("keeps one of an archive with its times, unless there is an equal one") { subject in
                let received = Received(
                    id: .random(), state: .declined, receivedAt: Timestamp(milliseconds: 1_000),
                    answeredAt: Timestamp(milliseconds: 2_000), recommendation: sample, filmCount: 1)
                try await subject.services.received.restore(received, of: .owner)
                var again = received
                again.state = .accepted
                try await subject.services.received.restore(again, of: .owner)
                #expect(
                    try await subject.services.received.received(of: .owner, page: PageRequest()).items == [received])
            },
            ContractCase("lists new ones first, the latest first, each with its first films only") { subject in
                let films = (1...9).map { RecommendedFilm(title: "Film \($0)") }
                var ids: [Received.ID] = []
                for number in 1...5 {
                    subject.clock.advance()
                    ids.append(
                        try await subject.services.received.keep(list(films, name: "List \(number)"), for: .owner).id)
                }
                subject.clock.advance()
                try await subject.services.received.answer(ids[4], state: .accepted, change: nil, of: .owner)
                try await subject.services.received.answer(ids[1], state: .declined, change: nil, of: .owner)
                let all = try await walk(pagesOf: 2) {
                    try await subject.services.received.received(of: .owner, page: $0)
                }
                #expect(all.map(\.id) == [ids[3], ids[2], ids[0], ids[4], ids[1]])
                #expect(all.allSatisfy { $0.recommendation.films.count == Received.coverSize && $0.filmCount == 9 })
                #expect(all.map(\.state) == [.new, .new, .new, .accepted, .declined])
                #expect(all.map { $0.answeredAt == nil } == [true, true, true, false, false])
                #expect(try await subject.services.received.newCount(of: .owner) == 3)
                #expect(try await subject.services.received.received(ids[0], of: .owner)?.recommendation.films == films)
                for cursor in nonsenseCursors {
                    _ = try await subject.services.received.received(of: .owner, page: PageRequest(after: cursor))
                }
            },
            ContractCase("makes room by what was declined, then by what was accepted, and never by what is new") {
                subject in
                var ids: [Received.ID] = []
                for number in 1...Received.countLimit { ids.append(try await subject.keep(number)) }
                await #expect(throws: RecommendationProblem.full) { try await subject.keep(0) }
                try await subject.services.received.answer(ids[0], state: .accepted, change: nil, of: .owner)
                try await subject.services.received.answer(ids[7], state: .declined, change: nil, of: .owner)
                try await subject.keep(1_001)
                #expect(try await subject.services.received.received(ids[7], of: .owner) == nil)
                try await subject.keep(1_002)
                #expect(try await subject.services.received.received(ids[0], of: .owner) == nil)
                await #expect(throws: RecommendationProblem.full) { try await subject.keep(1_003) }
                #expect(try await subject.services.received.newCount(of: .owner) == Received.countLimit)
            },
        ]
    }

    private struct NotOneFilm: Error {}

    private static var accepting: [ContractCase] {
        [
            ContractCase("puts what is accepted on the watchlist with who told, undone and done again in one step") {
                subject in
                try await subject.load(Film.samples)
                let films = Film.samples.prefix(60)
                let asked = list(films.map { RecommendedFilm($0, note: $0.id == Film.french.id ? "This one." : "") })
                let kept = try await subject.services.received.keep(asked, for: .owner)
                let chosen = Dictionary(
                    uniqueKeysWithValues: films.enumerated().map { ($0.offset, $0.element.id) })
                let answer = ReceivedAnswer(chosen: chosen, toldBy: " Anna ")
                let change = try #require(try await subject.services.accept(kept, answer: answer, of: .owner))
                #expect(change.subject == .myFilms(count: films.count))
                #expect(change.kind == .watchlistAdded)
                let watchlist = MyFilmsQuery(shelf: .watchlist, filter: .init(toldBy: "Anna"))
                #expect(try await subject.shelf(watchlist).count == films.count)
                #expect(try await subject.myFilm(Film.french.id).referrals.map(\.message) == ["This one."])
                #expect(try await subject.myFilm(films[0].id).referrals.map(\.message) == ["All good."])
                #expect(try await subject.services.received.received(kept.id, of: .owner)?.state == .accepted)

                let undone = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .all)).isEmpty)
                #expect(try await subject.services.received.received(kept.id, of: .owner)?.state == .new)
                _ = try await subject.services.undo.undo(undone.id, of: .owner)
                #expect(try await subject.shelf(watchlist).count == films.count)
                #expect(try await subject.services.received.received(kept.id, of: .owner)?.state == .accepted)
            },
            ContractCase("says that films were added only of those that were not on the watchlist") { subject in
                try await subject.load(Film.samples)
                let films = Array(Film.samples.prefix(2))
                _ = try await subject.services.myFilms.apply(.watchlist(true), to: films[0].id, of: .owner)
                let kept = try await subject.services.received.keep(
                    list(films.map { RecommendedFilm($0) }), for: .owner)
                let chosen = [0: films[0].id, 1: films[1].id]
                let untold = try #require(
                    try await subject.services.accept(kept, answer: ReceivedAnswer(chosen: chosen), of: .owner))
                #expect(untold.kind == .watchlistAdded)
                guard case .myFilm(let added, _, _, _) = untold.subject else { throw NotOneFilm() }
                #expect(added == films[1].id)
                _ = try await subject.services.undo.undo(untold.id, of: .owner)
                let edit = try #require(
                    try await subject.services.accept(
                        kept, answer: ReceivedAnswer(chosen: chosen, toldBy: "Anna"), of: .owner))
                #expect(edit.kind == .edited)
                #expect(edit.subject == .myFilms(count: 2))
            },
            ContractCase("adds a film that nobody knows by hand, with what was sent") { subject in
                try await subject.load(Film.samples)
                let film = RecommendedFilm(
                    ids: ExternalIDs(imdb: IMDbID(number: 7_777_777)), title: "Nobody’s Film", originalTitle: "Ничья",
                    year: 1988, directors: ["Ida Lupino"])
                let kept = try await subject.services.received.keep(Recommendation(films: [film]), for: .owner)
                let change = try #require(
                    try await subject.services.accept(kept, answer: ReceivedAnswer(added: [0]), of: .owner))
                let added = try #require(try await subject.shelf(MyFilmsQuery(shelf: .watchlist)).first?.film)
                #expect(added.title == "Nobody’s Film")
                #expect(added.originalTitle == "Ничья")
                #expect(added.year == 1988)
                #expect(added.externalIDs.imdb == film.ids.imdb)
                #expect(added.directors == ["Ida Lupino"])
                #expect(try await subject.myFilm(added.id).referrals.isEmpty, "nobody was named")
                #expect(change.kind == .watchlistAdded)
            },
            ContractCase("keeps everybody who told about a film, and finds films by them") { subject in
                try await subject.load(Film.samples)
                let film = Film.french.id
                try await subject.apply(.told(by: "Anna", message: "Go!"), to: film)
                try await subject.apply(.told(by: "Ben \u{1F600} <b>", message: ""), to: film)
                let change = try #require(try await subject.apply(.told(by: "Anna", message: "Now!"), to: film))
                #expect(change.kind == .toldSaved)
                #expect(
                    try await subject.apply(.told(by: "Anna", message: ""), to: film) == nil, "it keeps the message")
                try await subject.apply(.log(.watched("2003")), to: film)
                let referrals = try await subject.myFilm(film).referrals
                #expect(referrals.map(\.by) == ["Anna", "Ben \u{1F600} <b>"])
                #expect(referrals.map(\.message) == ["Now!", ""])
                let diary = try await subject.services.myFilms.diary(
                    .init(toldBy: "Anna"), of: .owner, page: PageRequest())
                #expect(diary.entries.items.map(\.toldBy) == [referrals.map(\.by)])
                #expect(diary.entries.items.map(\.referrals) == [referrals])
                #expect(diary.facets.tellers.sorted() == referrals.map(\.by).sorted())
                #expect(
                    try await subject.services.myFilms.diary(.init(toldBy: "Ann"), of: .owner, page: PageRequest())
                        .entries
                        .total == 0)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.myFilm(film).referrals.first?.message == "Go!")
                try await subject.apply(.notTold(by: "Anna"), to: film)
                #expect(try await subject.myFilm(film).referrals.map(\.by) == ["Ben \u{1F600} <b>"])
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .seen, filter: .init(toldBy: "Anna"))).isEmpty)
            },
            ContractCase("refuses a name or a message that is too long, and nobody at all") { subject in
                try await subject.load(Film.samples)
                let bad: [(MyFilmEdit, DomainError)] = [
                    (.told(by: " ", message: "x"), .invalid(.toldBy, .missing)),
                    (
                        .told(by: String(repeating: "x", count: 61), message: ""),
                        .invalid(.toldBy, .tooLong(Referral.nameLimit))
                    ),
                    (
                        .told(by: "A", message: String(repeating: "x", count: 1_001)),
                        .invalid(.toldMessage, .tooLong(Referral.messageLimit))
                    ),
                ]
                for (edit, error) in bad {
                    await #expect(throws: error) { try await subject.apply(edit, to: Film.french.id) }
                }
                #expect(try await subject.myFilm(Film.french.id).isEmpty)
            },
        ]
    }

    private static var acceptingAsList: [ContractCase] {
        [
            ContractCase("makes a list of what is accepted, with who told, undone and done again in one step") {
                subject in
                try await subject.load(Film.samples)
                var lists: any FilmListService { subject.services.lists }
                let films = Array(Film.samples.prefix(60).reversed())
                var asked = list(films.map { RecommendedFilm($0, note: $0.id == Film.french.id ? "This one." : "") })
                asked.list?.description = "One a Sunday."
                asked.list?.isRanked = true
                let kept = try await subject.services.received.keep(asked, for: .owner)
                let chosen = Dictionary(uniqueKeysWithValues: films.enumerated().map { ($0.offset, $0.element.id) })
                let id = FilmList.ID.random()
                let answer = ReceivedAnswer(chosen: chosen, toldBy: "Anna", list: id)
                let change = try #require(try await subject.services.accept(kept, answer: answer, of: .owner))
                #expect(change.kind == .listMade)

                func isThere() async throws {
                    let (made, listed) = try await subject.services.wholeList(id, of: .owner)
                    #expect(made.name == "Rain")
                    #expect(made.description == "One a Sunday.")
                    #expect(made.isRanked)
                    #expect(listed.map(\.entry.film.id) == films.map(\.id), "in the order that was sent")
                    #expect(listed.filter { !$0.note.isEmpty }.map(\.note) == ["This one."])
                    let toldByAnna = try await subject.shelf(MyFilmsQuery(shelf: .all, filter: .init(toldBy: "Anna")))
                    #expect(toldByAnna.count == films.count)
                    #expect(try await subject.myFilm(Film.french.id).referrals.map(\.message) == ["This one."])
                    #expect(try await subject.shelf(MyFilmsQuery(shelf: .watchlist)).isEmpty)
                    #expect(try await subject.services.received.received(kept.id, of: .owner)?.state == .accepted)
                }
                try await isThere()
                let accepted = try #require(try await subject.services.received.received(kept.id, of: .owner))
                #expect(
                    try await subject.services.accept(accepted, answer: answer, of: .owner) == nil, "it is made once")
                let past = try #require(
                    try await subject.services.undo.changes(of: .owner, page: PageRequest()).items.first)
                #expect(past.change.id == change.id)
                #expect(past.isUndoable)

                let undone = try await subject.services.undo.undo(change.id, of: .owner)
                await #expect(throws: DomainError.noSuchList) {
                    try await lists.list(FilmListQuery(list: id), of: .owner, page: PageRequest())
                }
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .all)).isEmpty)
                #expect(try await subject.services.received.received(kept.id, of: .owner)?.state == .new)
                _ = try await subject.services.undo.undo(undone.id, of: .owner)
                try await isThere()
            },
            ContractCase("makes a list of a recommendation by nobody, which is undone too, and adds films by hand") {
                subject in
                try await subject.load(Film.samples)
                let asked = list([RecommendedFilm(.french), RecommendedFilm(title: "Nobody’s Film", year: 1988)])
                let kept = try await subject.services.received.keep(asked, for: .owner)
                let id = FilmList.ID.random()
                let answer = ReceivedAnswer(chosen: [0: Film.french.id], added: [1], list: id)
                let change = try #require(try await subject.services.accept(kept, answer: answer, of: .owner))
                let films = try await subject.services.wholeList(id, of: .owner).1.map(\.entry.film)
                #expect(films.map(\.title) == [Film.french.title, "Nobody’s Film"])
                #expect(try await subject.myFilm(Film.french.id).isEmpty)
                #expect(change.kind == .listMade)
                let made = try #require(films.last).id
                // A film that was made goes with the undo and comes back under its ID.
                var last = change
                for isThere in [false, true, false, true] {
                    last = try await subject.services.undo.undo(last.id, of: .owner)
                    let state = try await subject.services.received.received(kept.id, of: .owner)?.state
                    #expect(state == (isThere ? .accepted : .new))
                    #expect(try await subject.services.lists.names(.all, of: .owner, limit: 10).isEmpty == !isThere)
                    #expect(try await (subject.services.films.film(made, for: .owner) != nil) == isThere)
                    let whole = try await subject.services.myFilms.wholeFilms(after: nil, limit: 100, of: .owner)
                    #expect(whole.contains { $0.film.id == made } == isThere)
                }
                // What else is done with it keeps it.
                try await subject.apply(.favourite(true), to: made)
                _ = try await subject.services.undo.undo(last.id, of: .owner)
                #expect(try await subject.services.films.film(made, for: .owner)?.title == "Nobody’s Film")
            },
            ContractCase("keeps what was said since when a list that was accepted is undone") { subject in
                try await subject.load(Film.samples)
                let kept = try await subject.services.received.keep(list([RecommendedFilm(.french)]), for: .owner)
                let id = FilmList.ID.random()
                let answer = ReceivedAnswer(chosen: [0: Film.french.id], toldBy: "Anna", list: id)
                let change = try #require(try await subject.services.accept(kept, answer: answer, of: .owner))
                try await subject.apply(.told(by: "Ben", message: ""), to: Film.french.id)
                _ = try await subject.services.lists.apply(.note(Film.french.id, "Mine."), to: id, of: .owner)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.myFilm(Film.french.id).referrals.map(\.by) == ["Ben"])
                // A refused name changes nothing.
                let long = ReceivedAnswer(
                    chosen: [0: Film.french.id], toldBy: String(repeating: "x", count: 61), list: .random())
                await #expect(throws: DomainError.invalid(.toldBy, .tooLong(Referral.nameLimit))) {
                    try await subject.services.accept(kept, answer: long, of: .owner)
                }
                #expect(try await subject.services.lists.names(.all, of: .owner, limit: 10).isEmpty)
            },
        ]
    }

    private static var matching: [ContractCase] {
        [
            ContractCase("finds a film by its ID, or by title and year, in whatever spelling") { subject in
                try await subject.load(Film.samples)
                let french = Film.french
                for asked in [
                    RecommendedFilm(french), RecommendedFilm(title: french.title, year: french.year),
                    RecommendedFilm(title: french.title.uppercased(), year: french.year.map { $0 + 1 }),
                ] {
                    #expect(try await subject.verdict(asked).film?.id == french.id, "\(asked)")
                }
                #expect(
                    try await subject.verdict(RecommendedFilm(title: "Nobody’s Film at All", year: 1901)).verdict
                        == .unknown)
            },
            ContractCase("is never sure of a film whose ID and title are of two films") { subject in
                try await subject.load(Film.samples + Film.ofEachKind)
                let french = Film.french
                let other = Film.hostile
                let show = try #require(Film.ofEachKind.first { $0.kind == .series })
                let lies = [
                    RecommendedFilm(ids: french.externalIDs, title: other.title, year: other.year),
                    RecommendedFilm(ids: french.externalIDs, title: "Nobody’s Film at All", year: french.year),
                    RecommendedFilm(ids: french.externalIDs, title: french.title, year: 1901),
                    RecommendedFilm(
                        ids: ExternalIDs(imdb: IMDbID(number: 7_777_777)), title: french.title, year: french.year),
                    RecommendedFilm(
                        ids: ExternalIDs([french.externalIDs.all[0], .tmdb(other.externalIDs.tmdb ?? 0)]),
                        title: french.title, year: french.year),
                    RecommendedFilm(ids: show.externalIDs, title: show.title, year: show.year, kind: .film),
                ]
                for lie in lies {
                    let match = try await subject.verdict(lie)
                    #expect(match.film == nil, "\(lie)")
                    #expect(match.films.count <= PastedFilmMatch.candidateLimit)
                }
            },
            ContractCase("answers in the order of the recommendation") { subject in
                try await subject.load(Film.samples)
                let films =
                    Film.samples.reversed().map { RecommendedFilm($0) } + [RecommendedFilm(title: "Nobody’s Film")]
                let matches = try await RecommendationMatcher(subject.services).matches(of: list(films), for: .owner)
                #expect(matches.map(\.number) == Array(films.indices))
                #expect(matches.map(\.recommendedFilm) == films)
                #expect(matches.dropLast().map { $0.film?.id } == Film.samples.reversed().map(\.id))
            },
        ]
    }
}

extension Subject {
    /// Keeps a recommendation of one film for the owner, a minute after the last one.
    @discardableResult
    fileprivate func keep(_ number: Int) async throws -> Received.ID {
        clock.advance()
        let film = RecommendedFilm(title: "Film \(number)")
        return try await services.received.keep(Recommendation(films: [film]), for: .owner).id
    }

    /// What is found for a film that is recommended.
    fileprivate func verdict(_ film: RecommendedFilm) async throws -> RecommendedFilmMatch {
        let matches = try await RecommendationMatcher(services).matches(
            of: Recommendation(films: [film]), for: .owner)
        return try #require(matches.first)
    }
}
