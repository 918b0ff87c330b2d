import FilmzDomain
import Testing

/// The promises of ``MyFilmService`` about tags. Part of ``MyFilmServiceContract``.
enum TagContract {
    static var cases: [ContractCase] {
        [
            ContractCase("keeps tags of films and viewings, and counts them") { subject in
                try await subject.load(Film.samples)
                let id = Viewing.ID.random()
                try await subject.apply(.tag(try tags("Rainy day", "noir")), to: Film.french.id)
                try await subject.apply(.tag(try tags("RAINY  DAY")), to: Film.arabic.id)
                try await subject.apply(
                    .log(ViewingDraft(tags: try tags("ràiny day", "🍿")), id: id), to: Film.french.id)
                #expect(try await subject.myFilm(Film.french.id).tags.text == "noir, Rainy day")
                let again = "as the person already writes it"
                #expect(try await subject.myFilm(Film.arabic.id).tags.text == "Rainy day", Comment(rawValue: again))
                #expect(try await subject.myFilm(Film.french.id).viewings.map(\.tags.text) == ["Rainy day, 🍿"])
                let uses = try await subject.tags()
                #expect(uses.map(\.tag.text) == ["Rainy day", "noir", "🍿"])
                #expect(uses.map(\.filmCount) == [2, 1, 1])
                #expect(uses.map(\.viewingCount) == [1, 0, 1])
                try await subject.apply(.editViewing(id, .bare), to: Film.french.id)
                try await subject.apply(.tags(Tags()), to: Film.french.id)
                try await subject.apply(.tags(Tags()), to: Film.arabic.id)
                #expect(try await subject.tags().isEmpty)
                #expect(try await subject.myFilm(Film.arabic.id).isEmpty)
            },
            ContractCase("gives tags a page at a time") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.tag(try tags("a", "b", "c")), to: Film.french.id)
                let first = try await subject.services.myFilms.tags(of: .owner, page: PageRequest(size: 2))
                let rest = try await subject.services.myFilms.tags(
                    of: .owner, page: PageRequest(size: 2, after: first.next))
                #expect(first.items.map(\.tag.text) == ["a", "b"])
                #expect(first.total == 3)
                #expect(first.next != nil)
                #expect(rest.items.map(\.tag.text) == ["c"])
                #expect(rest.next == nil)
            },
            ContractCase("filters shelves and the diary by tag, and finds films by it") { subject in
                try await subject.load(Film.samples)
                let ids = [Viewing.ID.random(), .random(), .random()]
                try await subject.apply(.tag(try tags("Größe")), to: Film.french.id)
                try await subject.apply(.log(.watched("2001"), id: ids[0]), to: Film.french.id)
                try await subject.apply(.log(ViewingDraft(tags: try tags("größe")), id: ids[1]), to: Film.arabic.id)
                try await subject.apply(.log(.watched("2003"), id: ids[2]), to: Film.arabic.id)
                try await subject.apply(.favourite(true), to: Film.hostile.id)
                let filter = MyFilmsQuery.Filter(tag: try Tag("grosse"))
                func films(_ query: MyFilmsQuery) async throws -> Set<Film.ID> {
                    try await subject.services.myFilms.films(query, of: .owner)
                }
                for shelf in [MyFilmsQuery.Shelf.all, .seen] {
                    #expect(
                        try await films(MyFilmsQuery(shelf: shelf, filter: filter)) == [Film.french.id, Film.arabic.id])
                }
                #expect(try await films(MyFilmsQuery(shelf: .favourites, filter: filter)).isEmpty)
                let diary = try await subject.services.myFilms.diary(filter, of: .owner, page: PageRequest())
                #expect(Set(diary.entries.items.map(\.viewing.id)) == [ids[0], ids[1]])
                #expect(diary.entries.total == 2)
                #expect(diary.facets.tags.map(\.text) == ["Größe"])
                let searched = MyFilmsQuery(shelf: .all, filter: MyFilmsQuery.Filter(text: SearchQuery("grö")))
                #expect(try await films(searched).isSuperset(of: [Film.french.id, Film.arabic.id]))
            },
            ContractCase("renames a tag everywhere, joins it with another, and undoes that at once") { subject in
                try await subject.load(Film.samples)
                var service: any MyFilmService { subject.services.myFilms }
                var undo: any UndoService { subject.services.undo }
                let id = Viewing.ID.random()
                try await subject.apply(.tag(try tags("old", "kept")), to: Film.french.id)
                try await subject.apply(.log(ViewingDraft(tags: try tags("old", "New")), id: id), to: Film.arabic.id)
                let before = [try await subject.myFilm(Film.french.id), try await subject.myFilm(Film.arabic.id)]
                let joined = try #require(try await service.replace(try Tag("OLD"), with: try Tag("nêw"), of: .owner))
                #expect(joined.kind == .tagsJoined)
                #expect(joined.subject == .myFilms(count: 2))
                #expect(
                    try await subject.myFilm(Film.french.id).tags.text == "kept, New", "as the other one is written")
                #expect(try await subject.myFilm(Film.arabic.id).viewings.map(\.tags.text) == ["New"])
                try await subject.apply(.tag(try tags("later")), to: Film.french.id)
                _ = try await undo.undo(joined.id, of: .owner)
                #expect(try await subject.myFilm(Film.french.id).tags.text == "kept, later, old")
                #expect(try await subject.myFilm(Film.arabic.id) == before[1])
                let written = try #require(
                    try await service.replace(try Tag("kept"), with: try Tag("Kept"), of: .owner))
                #expect(written.kind == .tagRenamed)
                #expect(try await service.replace(try Tag("kept"), with: try Tag("Kept"), of: .owner) == nil)
                let removed = try #require(try await service.replace(try Tag("old"), with: nil, of: .owner))
                #expect(removed.kind == .tagRemoved)
                #expect(try await subject.myFilm(Film.arabic.id).viewings.map(\.tags.text) == ["New"])
                await #expect(throws: DomainError.noSuchTag) {
                    try await service.replace(try Tag("old"), with: try Tag("x"), of: .owner)
                }
            },
            ContractCase("renames a tag of very many films in one change") { subject in
                let films = (1...450).map {
                    Film(id: Film.ID(.tmdb($0)), title: "Film \($0)", externalIDs: ExternalIDs(tmdb: $0))
                }
                try await subject.load(films)
                var service: any MyFilmService { subject.services.myFilms }
                _ = try await service.apply(.tag(try tags("old")), to: Set(films.map(\.id)), of: .owner)
                let change = try #require(try await service.replace(try Tag("old"), with: try Tag("new"), of: .owner))
                #expect(change.subject == .myFilms(count: 450))
                #expect(try await subject.tags().map(\.tag.text) == ["new"])
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.tags().map(\.tag.text) == ["old"])
                #expect(try await subject.tags().map(\.filmCount) == [450])
            },
            ContractCase("has room for so many different tags and no more") { subject in
                let films = (1...40).map {
                    Film(id: Film.ID(.tmdb($0)), title: "Film \($0)", externalIDs: ExternalIDs(tmdb: $0))
                }
                try await subject.load(Film.samples + films)
                for (index, film) in films.enumerated() {
                    let some = try (1...50).map { try Tag("\(index) \($0)") }
                    try await subject.apply(.tag(Tags(some)), to: film.id)
                }
                await #expect(throws: DomainError.tooManyTags) {
                    try await subject.apply(.tag(try tags("one more")), to: Film.french.id)
                }
                await #expect(throws: DomainError.tooManyTags) {
                    try await subject.apply(.log(ViewingDraft(tags: try tags("one more"))), to: Film.french.id)
                }
                #expect(try await subject.myFilm(Film.french.id).isEmpty)
                try await subject.apply(.tag(try tags("0 1")), to: Film.french.id)
            },
        ]
    }

    private static func tags(_ texts: String...) throws -> Tags { Tags(try texts.map { try Tag($0) }) }
}

extension Subject {
    fileprivate func tags() async throws -> [TagUse] {
        try await services.myFilms.tags(of: .owner, page: PageRequest(size: 200)).items
    }
}
