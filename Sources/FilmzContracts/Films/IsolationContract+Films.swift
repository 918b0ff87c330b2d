import FilmzDomain
import Testing

extension IsolationContract {
    /// What a person does with films typed in.
    static var filmDeeds: [Deed] {
        [
            Deed("a film typed in") { person, subject async throws in
                let draft = FilmDraft(title: "Another Holiday", year: 1988, directors: ["Ida Lupino"])
                _ = try await subject.services.films.add(draft, by: person.id)
            },
            Deed("a film typed in corrected") { person, subject async throws in
                let draft = FilmDraft(title: "Our Only Holiday", year: 1989)
                _ = try await subject.services.films.edit(person.own.id, draft: draft, by: person.id)
            },
        ]
    }

    static var typedIn: [ContractCase] {
        [
            ContractCase("treats a film that two persons type in as two films, each found only by its person") {
                subject in
                let (ada, grace) = try await two(in: subject)
                #expect(ada.own.id != grace.own.id)
                let query = try #require(SearchQuery("holiday"))
                let ida = try await subject.services.owners.persons.add(PersonDraft(name: "Ida")).id
                for (person, own) in [(ada.id, [ada.own]), (grace.id, [grace.own]), (ida, []), (.owner, [])] {
                    var search: any SearchService { subject.services.search }
                    #expect(
                        try await search.films(matching: query, for: person, page: PageRequest()).films.items == own)
                    #expect(try await search.filmographies(of: "Ida Lupino", for: person).flatMap(\.films) == own)
                }
            },
            ContractCase(
                "recognises a film from providers as the one that this person typed in, not as another person's"
            ) {
                subject in
                let (ada, grace) = try await two(in: subject)
                for (person, own) in [(ada.id, ada.own), (grace.id, grace.own)] {
                    let noted = try await subject.services.films.note([Somebody.found], for: person)
                    #expect(noted.map(\.film.id) == [own.id])
                    #expect(noted.map(\.wasKnown) == [true])
                }
                for person in [Person.ID.owner, nil] {
                    let noted = try await subject.services.films.note([Somebody.found], for: person)
                    #expect(noted.map(\.film) == [Somebody.found])
                    #expect(noted.map(\.wasKnown) == [false])
                }
            },
            ContractCase("recognises a film found for somebody else as the one that this person typed in") { subject in
                let (ada, _) = try await two(in: subject)
                _ = try await subject.services.films.note([Somebody.found], for: .owner)
                let noted = try await subject.services.films.note([Somebody.found], for: ada.id)
                #expect(noted.map(\.film.id) == [ada.own.id])
            },
            ContractCase("hides a film typed in from every other person, whatever they do with its ID") { subject in
                let (ada, grace) = try await two(in: subject)
                let own = ada.own.id
                let person = grace.id
                var services: Services { subject.services }
                #expect(
                    try await services.films.films([own, Film.french.id], for: person).keys.map(\.self) == [
                        Film.french.id
                    ])
                let list = FilmListDraft(name: "Hers")
                let deeds: [@Sendable (Services) async throws -> Void] = [
                    { try await $0.myFilms.apply(.watchlist(true), to: own, of: person) },
                    { _ = try await $0.myFilms.apply(.watchlist(true), to: [own, Film.french.id], of: person) },
                    { try await $0.myFilms.note(notSeen: true, of: own, by: person) },
                    { _ = try await $0.myFilms.remove(own, of: person) },
                    { _ = try await $0.films.edit(own, draft: FilmDraft(title: "Hers"), by: person) },
                    { _ = try await $0.lists.make(list, id: .random(), with: [own], of: person) },
                    { _ = try await $0.lists.apply(.add([own]), to: grace.list, of: person) },
                    { _ = try await $0.shares.make(ShareDraft(.film(own)), id: .random(), of: person) },
                    { try await $0.theatres.mean(own, by: "The title", of: person) },
                    { _ = try await $0.knownFilm(own, permission: nil, for: person) },
                ]
                for (number, deed) in deeds.enumerated() {
                    await #expect(throws: DomainError.noSuchFilm, "\(number)") { try await deed(subject.services) }
                }
            },
            ContractCase("gives each person who types in a film with the same number a film of their own") { subject in
                let (ada, grace) = try await two(in: subject)
                let imdb = try #require(IMDbID(number: 99_000_001))
                var own: [Film] = []
                for (person, title) in [(ada, "Harbour Watch"), (grace, "Hafenwacht")] {
                    let draft = FilmDraft(title: title, imdbID: imdb)
                    let film = try await subject.services.films.add(draft, by: person.id)
                    #expect(film.title == title)
                    #expect(try await subject.services.films.add(draft, by: person.id).id == film.id)
                    try await subject.services.myFilms.apply(.comment(title), to: film.id, of: person.id)
                    own.append(film)
                }
                for (person, film) in zip([ada, grace], own) {
                    #expect(try await subject.services.films.film(.imdb(imdb), for: person.id) == film)
                    #expect(try await subject.services.films.film(Film.ID(.imdb(imdb)), for: person.id) == film)
                }
                let known = Film.sample("Harbour", imdb: 99_000_001, year: 1999)
                try await subject.load(Film.samples + [known], edition: "second")
                for (person, film) in zip([ada, grace], own) {
                    #expect(try await subject.services.films.film(film.id, for: person.id)?.title == "Harbour")
                    let mine = try await subject.services.myFilms.myFilm(film.id, of: person.id)
                    #expect(mine.comment == film.title)
                }
                #expect(
                    try await subject.services.films.film(own[0].id)?.id == subject.services.films.film(own[1].id)?.id)
            },
            ContractCase("keeps what each person has when a catalogue makes their two films one") { subject in
                let (ada, grace) = try await two(in: subject)
                let before = (try await relation(ada, subject), try await relation(grace, subject))
                try await subject.services.myFilms.apply(.comment("Mine."), to: ada.own.id, of: ada.id)
                try await subject.load(Film.samples + [Somebody.found], edition: "second")
                for person in [ada, grace] {
                    #expect(try await subject.services.films.film(person.own.id)?.title == Somebody.found.title)
                }
                let one = try await subject.services.films.film(ada.own.id)?.id
                #expect(try await subject.services.films.film(grace.own.id)?.id == one)
                var expected = before.0
                expected.comment = "Mine."
                #expect(try await relation(ada, subject) == expected)
                #expect(try await relation(grace, subject) == before.1)
            },
        ]
    }

    private static func relation(_ person: Somebody, _ subject: Subject) async throws -> MyFilm {
        try await subject.services.myFilms.myFilm(person.own.id, of: person.id)
    }
}
