import FilmzDomain
import Testing

/// The promises of ``MyFilmService`` about the diary. Part of ``MyFilmServiceContract``.
enum DiaryContract {
    static var cases: [ContractCase] {
        [
            ContractCase("keeps a diary of viewings, newest first, less exact times after exact ones") { subject in
                try await subject.load(Film.samples)
                let evenings: [(Film, String)] = [
                    (.french, "2011-07-14T20:15"), (.arabic, "2011-07-14"), (.french, "2011-07-01"),
                    (.hebrew, "2011-07"),
                    (.arabic, "2011"), (.yearOnly, "2010-12-31"), (.french, ""),
                ]
                for (film, day) in evenings.shuffled() { try await subject.apply(.log(.watched(day)), to: film.id) }
                let diary = try await subject.diary()
                #expect(diary.entries.items.map(\.viewing.watchedOn.description) == evenings.map(\.1))
                #expect(diary.entries.items.map(\.film) == evenings.map(\.0))
                #expect(diary.entries.total == evenings.count)
                #expect(diary.minutes == evenings.compactMap(\.0.runtime).reduce(0, +))
                for entry in diary.entries.items {
                    let mine = try await subject.myFilm(entry.film.id)
                    #expect(mine.viewings.contains(entry.viewing))
                    #expect(entry.state == MyFilmState(mine))
                }
            },
            ContractCase("lists every viewing exactly once, in pages of any size, however many are equal") { subject in
                try await subject.load(Film.samples)
                for number in 0..<40 {
                    let film = Film.samples[number % 5]
                    let day = ["2011", "2011-07", "2011-07-14", ""][number % 4]
                    try await subject.services.myFilms.apply(.log(.watched(day)), to: film.id, of: .owner)
                }
                let whole = try await subject.diary().entries.items
                #expect(Set(whole.map(\.viewing.id)).count == 40)
                for size in [1, 7, 39, 40, 41] {
                    let walked = try await walk(pagesOf: size) { page in
                        try await subject.services.myFilms.diary(.init(), of: .owner, page: page).entries
                    }
                    #expect(walked == whole, "in pages of \(size)")
                }
            },
            ContractCase("filters the diary by film and by the viewing's own place") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.log(.watched("2009", place: "Roxy")), to: Film.french.id)
                try await subject.apply(.log(.watched("2010", place: "Home")), to: Film.french.id)
                try await subject.apply(.log(.watched("2011", place: "Home")), to: Film.hostile.id)
                try await subject.apply(.rate(Rating(stars: 4)), to: Film.hostile.id)
                func years(_ filter: MyFilmsQuery.Filter) async throws -> [String] {
                    let diary = try await subject.diary(filter)
                    #expect(diary.entries.total == diary.entries.items.count)
                    return diary.entries.items.map(\.viewing.watchedOn.description)
                }
                #expect(try await years(.init(place: "Home")) == ["2011", "2010"])
                #expect(try await years(.init(place: "Roxy")) == ["2009"])
                #expect(try await years(.init(seenIn: SeenPeriod("2010"))) == ["2010"])
                #expect(try await years(.init(seenIn: SeenPeriod("2010-01"))).isEmpty)
                #expect(try await years(.init(genre: Film.hostile.genres.first)) == ["2011"])
                #expect(try await years(.init(minimumRating: Rating(stars: 4))) == ["2011"])
                #expect(try await years(.init(text: SearchQuery(Film.hostile.title), place: "Home")) == ["2011"])
            },
            ContractCase("gives the first page of the diary for a cursor it did not make") { subject in
                try await subject.load(Film.samples)
                for film in Film.samples { try await subject.apply(.log(.watched("2011")), to: film.id) }
                let first = try await subject.services.myFilms.diary(.init(), of: .owner, page: PageRequest(size: 2))
                for cursor in nonsenseCursors {
                    let page = try await subject.services.myFilms.diary(
                        .init(), of: .owner, page: PageRequest(size: 2, after: cursor))
                    #expect(page.entries.items == first.entries.items, "\(cursor)")
                }
            },
        ]
    }
}

extension Subject {
    fileprivate func diary(_ filter: MyFilmsQuery.Filter = .init()) async throws -> Diary {
        try await services.myFilms.diary(filter, of: .owner, page: PageRequest(size: 200))
    }
}
