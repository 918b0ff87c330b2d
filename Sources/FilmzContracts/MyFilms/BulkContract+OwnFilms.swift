import FilmzDomain
import Testing

extension BulkContract {
    /// What a batch and a removal do to films that nobody else knows.
    static var ownFilms: [ContractCase] {
        [
            ContractCase("makes films in a batch that go with its undo, unless something else is done with them") {
                subject in
                let batch = try await subject.services.myFilms.begin(.imported, isKept: true, of: .owner)
                let titles = ["Echo", "Harbour", "Lighthouse"]
                let made = try await batch.make(titles.map { FilmDraft(title: $0, year: 1987) })
                #expect(try await batch.make([FilmDraft(title: "Echo", year: 1987)]) == [made[0]])
                #expect(try await there(made, subject).isEmpty, "not before it happens")
                try await batch.add([
                    FilmEdit(film: made[0], edit: .takeIn(MyFilm(rating: Rating(stars: 4)), .mine)),
                    FilmEdit(film: made[1], edit: .takeIn(MyFilm(comment: "Rain."), .mine)),
                    // Nothing is said of it, but it is on a list.
                    FilmEdit(film: made[2], edit: .takeIn(MyFilm(), .mine)),
                ])
                let list = FilmList.ID.random()
                let listed = FilmListAddition(
                    [FilmListAddition.Listed(film: made[2])], to: list, madeAs: FilmListDraft(name: "Rainy days"))
                #expect(try await batch.add(listed) == 1)
                var change = try #require(try await batch.commit()).id
                #expect(try await there(made, subject) == Set(titles))

                for expected in [[], titles, [], titles] {
                    change = try await subject.services.undo.undo(change, of: .owner).id
                    #expect(try await there(made, subject) == Set(expected))
                }
                #expect(try await subject.services.myFilms.myFilm(made[1], of: .owner).comment == "Rain.")
                let one = try await subject.services.undo.undo(change, only: made[0], of: .owner)
                #expect(try await there(made, subject) == Set(titles.dropFirst()))
                _ = try await subject.services.undo.undo(one.id, of: .owner)
                #expect(try await there(made, subject) == Set(titles))

                try await subject.services.myFilms.apply(.favourite(true), to: made[0], of: .owner)
                _ = try await subject.services.lists.make(
                    FilmListDraft(name: "Mine"), id: .random(), with: [made[1]], of: .owner)
                _ = try await subject.services.undo.undo(change, of: .owner)
                #expect(try await there(made, subject) == ["Echo", "Harbour"])
                #expect(try await subject.services.myFilms.myFilm(made[0], of: .owner).rating == nil)
            },
            ContractCase("makes a film once, however many drafts name it, and none that the person has") { subject in
                let mine = try await subject.services.films.add(FilmDraft(title: "Echo", year: 1987)).id
                let other = try await subject.services.owners.persons.add(PersonDraft(name: "Ada")).id
                let theirs = try await subject.services.films.add(FilmDraft(title: "Shore", year: 1987), by: other).id
                let batch = try await subject.services.myFilms.begin(.imported, isKept: true, of: .owner)
                // More than are written at once.
                let harbours = (1...70).map { FilmDraft(title: "Harbour", year: 1900 + $0) }
                let drafts = [FilmDraft(title: "Echo", year: 1987), FilmDraft(title: "…"), harbours[69]]
                let more = [FilmDraft(title: "Echo", year: 1989), FilmDraft(title: "Shore", year: 1987)]
                let made = try await batch.make(drafts + harbours + drafts + more)
                #expect(Array(made.prefix(3)) == Array(made[73..<76]))
                #expect(made[2] == made[72])
                #expect(made[0] == mine)
                #expect(Set(made).count == 74)
                #expect(!made.contains(theirs))
                #expect(try await batch.make(more + drafts) == Array(made.suffix(2) + made.prefix(3)))
                try await batch.abandon()
            },
            ContractCase(
                "removes films of which an edit leaves nothing, unless something else keeps them, and brings them back"
            ) {
                subject in
                try await subject.load(Film.samples)
                var own: [Film.ID] = []
                for title in ["Echo", "Harbour", "Lighthouse"] {
                    let film = try await subject.services.films.add(FilmDraft(title: title, year: 1987)).id
                    own.append(film)
                    try await subject.services.myFilms.apply(.log(.watched("2001")), to: film, of: .owner)
                }
                try await subject.services.myFilms.apply(.comment("Rain."), to: own[1], of: .owner)
                let list = FilmList.ID.random()
                _ = try await subject.services.lists.make(
                    FilmListDraft(name: "Rainy days"), id: list, with: [own[2]], of: .owner)
                try await subject.services.myFilms.apply(.log(.watched("2001")), to: Film.french.id, of: .owner)
                let films = own + [Film.french.id]
                let batch = try await subject.services.myFilms.begin(.imported, isKept: true, of: .owner)
                for film in films {
                    let seen = try await subject.services.myFilms.myFilm(film, of: .owner).viewings.map(\.id)
                    try await batch.add([
                        FilmEdit(film: film, edit: .several([.removeViewings(Set(seen)), .removeIfEmpty]))
                    ])
                }
                var change = try #require(try await batch.commit()).id
                for isGone in [true, false, true, false] {
                    let left = ["Harbour", "Lighthouse"] + (isGone ? [] : ["Echo"])
                    #expect(try await there(own, subject) == Set(left))
                    #expect(try await subject.services.films.film(Film.french.id, for: .owner) != nil)
                    for film in films where !isGone {
                        #expect(try await subject.services.myFilms.myFilm(film, of: .owner).viewingCount == 1)
                    }
                    change = try await subject.services.undo.undo(change, of: .owner).id
                }
            },
            ContractCase("forgets the films that an abandoned batch made") { subject in
                let batch = try await subject.services.myFilms.begin(.imported, isKept: true, of: .owner)
                let made = try await batch.make([FilmDraft(title: "Echo")])
                try await batch.add([FilmEdit(film: made[0], edit: .takeIn(MyFilm(), .mine))])
                try await batch.abandon()
                #expect(try await subject.services.films.film(made[0]) == nil)
            },
            ContractCase("removes a film that was typed in, with all that its person has with it, and brings it back") {
                subject in
                try await subject.load(Film.samples)
                let film = try await subject.services.films.add(FilmDraft(title: "Echo", year: 1987))
                for edit in [MyFilmEdit.log(.watched("2001")), .comment("Rain."), .tag(Tags([Tag(accepted: "sea")]))] {
                    try await subject.services.myFilms.apply(edit, to: film.id, of: .owner)
                }
                let list = FilmList.ID.random()
                _ = try await subject.services.lists.make(
                    FilmListDraft(name: "Rainy days"), id: list, with: [film.id, Film.french.id], of: .owner)
                let before = try await subject.services.myFilms.myFilm(film.id, of: .owner)
                for _ in 1...2 {
                    let change = try await subject.services.myFilms.remove(film.id, of: .owner)
                    #expect(change.kind == .filmRemoved)
                    #expect(try await there([film.id], subject).isEmpty)
                    #expect(try await self.films(on: list, subject) == [Film.french.id])
                    await #expect(throws: DomainError.noSuchFilm) {
                        try await subject.services.myFilms.remove(film.id, of: .owner)
                    }
                    _ = try await subject.services.undo.undo(change.id, of: .owner)
                    #expect(try await there([film.id], subject) == ["Echo"])
                    #expect(try await subject.services.myFilms.myFilm(film.id, of: .owner) == before)
                    #expect(try await self.films(on: list, subject) == [film.id, Film.french.id])
                }
                await #expect(throws: DomainError.notAddedByHand) {
                    try await subject.services.myFilms.remove(Film.french.id, of: .owner)
                }
                _ = try await subject.services.shares.make(ShareDraft(.film(film.id)), id: .random(), of: .owner)
                await #expect(throws: DomainError.filmInUse) {
                    try await subject.services.myFilms.remove(film.id, of: .owner)
                }
                #expect(try await subject.services.myFilms.myFilm(film.id, of: .owner) == before)
            },
            ContractCase("removes a film that only files named, unless others have it, and brings it back") { subject in
                try await subject.load(Film.samples)
                let myFilms = subject.services.myFilms
                let film = Film.sample("Echo", tmdb: 7_009, year: 1987).id
                _ = try await subject.services.films.note([Film.sample("Echo", tmdb: 7_009, year: 1987)])
                #expect(try await myFilms.isRemovable(film, by: .owner) == false, "not before it is taken in")
                let batch = try await myFilms.begin(.imported, isKept: true, of: .owner)
                try await batch.add([FilmEdit(film: film, edit: .takeIn(MyFilm(comment: "Rain."), .mine))])
                _ = try await batch.commit()
                let list = FilmList.ID.random()
                _ = try await subject.services.lists.make(
                    FilmListDraft(name: "Rainy days"), id: list, with: [film, Film.french.id], of: .owner)
                let before = try await myFilms.myFilm(film, of: .owner)
                #expect(before.comment == "Rain.")
                #expect(try await myFilms.isRemovable(film, by: .owner))
                #expect(try await myFilms.isRemovable(Film.french.id, by: .owner) == false)
                for _ in 1...2 {
                    let change = try await myFilms.remove(film, of: .owner)
                    #expect(change.kind == .filmRemoved)
                    #expect(try await found("Echo", subject).isEmpty)
                    #expect(try await myFilms.myFilm(film, of: .owner) == MyFilm())
                    #expect(try await self.films(on: list, subject) == [Film.french.id])
                    await #expect(throws: DomainError.noSuchFilm) { try await myFilms.remove(film, of: .owner) }
                    _ = try await subject.services.undo.undo(change.id, of: .owner)
                    #expect(try await found("Echo", subject) == [film])
                    #expect(try await myFilms.myFilm(film, of: .owner) == before)
                    #expect(try await self.films(on: list, subject) == [film, Film.french.id])
                }
                let ada = try await subject.services.owners.persons.add(PersonDraft(name: "Ada")).id
                try await myFilms.apply(.favourite(true), to: film, of: ada)
                await #expect(throws: DomainError.filmOfOthers) { try await myFilms.remove(film, of: .owner) }
            },
        ]
    }

    /// What the owner finds by a title.
    private static func found(_ title: String, _ subject: Subject) async throws -> [Film.ID] {
        let query = try #require(SearchQuery(title))
        return try await subject.services.search.films(matching: query, for: .owner, page: PageRequest())
            .films.items.map(\.id)
    }

    /// The titles of those of the films that are there for the owner: by their IDs, in a search, and in an export.
    private static func there(_ films: [Film.ID], _ subject: Subject) async throws -> Set<String> {
        let titles = Set(try await subject.services.films.films(films, for: .owner).values.map(\.title))
        let whole = try await subject.services.myFilms.wholeFilms(after: nil, limit: 100, of: .owner)
        #expect(Set(whole.map(\.film).filter { films.contains($0.id) }.map(\.title)) == titles)
        for title in ["Echo", "Harbour", "Lighthouse"] {
            let query = try #require(SearchQuery(title))
            let found = try await subject.services.search.films(matching: query, for: .owner, page: PageRequest())
            #expect(found.films.items.contains { films.contains($0.id) } == titles.contains(title), "\(title)")
        }
        return titles
    }

    private static func films(on list: FilmList.ID, _ subject: Subject) async throws -> [Film.ID] {
        try await subject.services.lists.list(FilmListQuery(list: list), of: .owner, page: PageRequest())
            .films.items.map(\.entry.film.id)
    }
}
