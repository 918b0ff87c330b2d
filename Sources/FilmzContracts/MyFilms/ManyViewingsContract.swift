import FilmzDomain
import Testing

/// The promises of ``MyFilmService`` about a film that was seen very often.
public enum ManyViewingsContract {
    private static let film = Film.french.id
    private static let count = 3 * MyFilm.newestLimit

    /// Logs viewings, the oldest first, one each day.
    private static func log(_ subject: Subject) async throws -> [Viewing.ID] {
        try await subject.load(Film.samples)
        var ids: [Viewing.ID] = []
        for number in 0..<count {
            let id = Viewing.ID.random()
            let day: CalendarDay? = CalendarDay(year: 2011, month: 1 + number / 28, day: 1 + number % 28)
            let watchedOn: WatchedOn = day.map { WatchedOn.day($0) } ?? WatchedOn.unknown
            let draft = ViewingDraft(watchedOn: watchedOn)
            try await subject.apply(.log(draft, id: id), to: film)
            ids.insert(id, at: 0)
        }
        return ids
    }

    public static var cases: [ContractCase] {
        [
            ContractCase("gives the newest viewings with a film, and all of them page by page") { subject in
                let ids = try await log(subject)
                let mine = try await subject.myFilm(film)
                #expect(mine.viewings.map(\.id) == Array(ids.prefix(MyFilm.newestLimit)))
                #expect(mine.viewingCount == count)
                #expect(mine.isSeen)
                var myFilms: any MyFilmService { subject.services.myFilms }
                for size in [7, 200] {
                    let all = try await walk(pagesOf: size) { page in
                        try await myFilms.viewings(of: film, by: .owner, page: page)
                    }
                    #expect(all.map(\.id) == ids)
                }
                for cursor in nonsenseCursors {
                    let page = try await myFilms.viewings(of: film, by: .owner, page: PageRequest(after: cursor))
                    #expect(page.items.first?.id == ids.first)
                }
                #expect(try await myFilms.viewings(of: Film.hostile.id, by: .owner, page: PageRequest()).total == 0)
            },
            ContractCase("gives relations to several films with all viewings") { subject in
                let ids = try await log(subject)
                try await subject.apply(.log(.watched("2001")), to: Film.hostile.id)
                let films: Set = [film, Film.hostile.id, Film.fraction.id]
                let relations = try await subject.services.myFilms.relations(to: films, of: .owner)
                #expect(Set(relations.keys) == films)
                #expect(relations[film]?.viewings.map(\.id) == ids)
                #expect(relations[film]?.viewingCount == count)
                #expect(try await relations[Film.hostile.id] == subject.myFilm(Film.hostile.id))
                #expect(relations[Film.fraction.id] == MyFilm())
            },
            ContractCase("corrects, removes and restores a viewing that is not given with the film") { subject in
                let ids = try await log(subject)
                var myFilms: any MyFilmService { subject.services.myFilms }
                let oldest = try #require(ids.last)
                let before = try #require(try await myFilms.viewing(oldest, of: film, by: .owner))
                var edited = ViewingDraft.full
                edited.watchedOn = before.watchedOn
                try await subject.apply(.editViewing(oldest, edited), to: film)
                #expect(try await myFilms.viewing(oldest, of: film, by: .owner)?.place == edited.place)
                #expect(try await subject.myFilm(film).rating == nil, "it is not the newest")
                let change = try #require(try await subject.apply(.removeViewings([oldest]), to: film))
                #expect(try await myFilms.viewing(oldest, of: film, by: .owner) == nil)
                #expect(try await subject.myFilm(film).viewingCount == count - 1)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await myFilms.viewing(oldest, of: film, by: .owner)?.note == edited.note)
                #expect(try await subject.myFilm(film).viewingCount == count)
                #expect(try await myFilms.viewing(oldest, of: Film.hostile.id, by: .owner) == nil)
                await #expect(throws: DomainError.noSuchViewing) {
                    try await subject.apply(.removeViewings([.random()]), to: film)
                }
            },
            ContractCase("gives the newest and removes all") { subject in
                let ids = try await log(subject)
                try await subject.apply(.removeViewings([ids[0]]), to: film)
                #expect(try await subject.myFilm(film).viewings.first?.id == ids[1])
                try await subject.apply(.editViewing(ids[1], .watched("1999")), to: film)
                #expect(try await subject.myFilm(film).viewings.first?.id == ids[2])
                let change = try #require(try await subject.apply(.removeViewings(Set(ids.dropFirst())), to: film))
                #expect(try await subject.myFilm(film) == MyFilm())
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.myFilm(film).viewingCount == count - 1)
            },
        ]
    }
}
