import FilmzDomain
import Testing

/// The promises of ``MyFilmService`` about the titles that readers of other languages see: films are sorted and found
/// by them. Part of ``MyFilmServiceContract``.
enum TitleOrderContract {
    static let cases: [ContractCase] = [
        ContractCase("sorts by the titles that a reader sees, without the articles of their language") { subject in
            try await fill(subject)
            for (language, titles) in orders {
                let found = try await subject.shelf(query(language)).map(\.film.title)
                #expect(found == titles, "\(String(describing: language))")
            }
            // The titles of a new catalogue count at once.
            try await subject.catalogue.replace(with: films, names: [SampleName(films[2], "Zu spät", in: .german)])
            let anew = try await subject.shelf(query(.german)).map(\.film.title)
            #expect(anew == order(nil).filter { $0 != films[2].title } + [films[2].title])
            #expect(try await subject.shelf(query(.spanish)).map(\.film.title) == order(nil))
        },
        ContractCase("pages through films by the titles of a language, with and without a filter") { subject in
            try await fill(subject)
            var myFilms: any MyFilmService { subject.services.myFilms }
            for language in TitleLanguage.allCases {
                for filter in [MyFilmsQuery.Filter(), .init(decade: 1990), .init(text: SearchQuery("film"))] {
                    let query = query(language, filter: filter)
                    let whole = try await subject.shelf(query)
                    let count = if filter.decade == nil { films.count } else { films.count { $0.year == 1990 } }
                    #expect(whole.count == count)
                    for size in [1, 3, films.count] {
                        let walked = try await walk(pagesOf: size) { page in
                            try await myFilms.shelf(query, of: .owner, page: page).films
                        }
                        #expect(walked == whole, "\(language) in pages of \(size)")
                    }
                }
            }
            let first = try await myFilms.shelf(query(.german), of: .owner, page: PageRequest(size: 3)).films
            for language in [nil, TitleLanguage.french] {
                let page = PageRequest(size: 3, after: first.next)
                let other = try await myFilms.shelf(query(language), of: .owner, page: page).films
                let start = try await subject.shelf(query(language)).prefix(3)
                #expect(other.items == Array(start), "a reader who chose another language begins anew")
            }
            for cursor in nonsenseCursors {
                let page = PageRequest(size: 3, after: cursor)
                let found = try await myFilms.shelf(query(.german), of: .owner, page: page).films
                #expect(found.items == first.items, "\(cursor)")
            }
            // A page starts where the one before ended, also when films came or went meanwhile.
            try await subject.apply(.favourite(false), to: first.items[2].film.id)
            let next = try await myFilms.shelf(
                query(.german), of: .owner, page: PageRequest(size: 3, after: first.next)
            ).films
            #expect(next.items.map(\.film.title) == Array(order(.german)[3..<6]))
        },
        ContractCase("sorts and finds films by titles that providers told, as long as these are believed") { subject in
            try await fill(subject)
            let film = films[2]
            func found(_ text: String) async throws -> [String] {
                let query = MyFilmsQuery(shelf: .favourites, filter: .init(text: SearchQuery(text)))
                return try await subject.shelf(query).map(\.film.title)
            }
            #expect(try await found("unheimliche wesen") == [])
            #expect(try await found("film").count == films.count)
            try await subject.keepReport(titled: "Das unheimliche Wesen", of: film)
            var told = order(.german).filter { $0 != film.title }
            told.insert(film.title, at: told.count - 1)
            #expect(try await subject.shelf(query(.german)).map(\.film.title) == told)
            #expect(try await subject.shelf(query(.french)).map(\.film.title) == order(.french))
            for text in ["unheimliche wesen", "unheimlihce wesen", "wesen"] {
                #expect(try await found(text) == [film.title], "\(text)")
            }
            let diary = try await subject.services.myFilms.diary(
                .init(text: SearchQuery("unheimliche")), of: .owner, page: PageRequest())
            #expect(diary.entries.items.map(\.film.title) == [film.title])
            try await subject.providerMemory.decide(.tmdb, id: nil, for: film.id, by: .ofThisMachine)
            #expect(try await subject.shelf(query(.german)).map(\.film.title) == order(.german))
            #expect(try await found("unheimliche wesen") == [])
        },
    ]

    private static let films: [Film] = {
        var films = [
            "The Adventure", "Spirited Away", "Alien", "The Boat", "La La Land", "The Wave", "Amélie", "La Haine",
            "Inception",
        ].enumerated().map { index, title in
            Film.sample(
                title, imdb: 300 + index, tmdb: 300 + index, year: index.isMultiple(of: 2) ? 1990 : 2001,
                cast: ["Film Player"], prominence: index + 1)
        }
        films[7].languages = ["French"]
        return films
    }()

    private static let names = [
        SampleName(films[1], "Chihiros Reise ins Zauberland", in: .german),
        SampleName(films[3], "Das Boot", in: .german),
        SampleName(films[5], "Die Welle", in: .german),
        SampleName(films[6], "Die fabelhafte Welt der Amélie", in: .german),
        SampleName(films[6], "Le Fabuleux Destin d’Amélie Poulain", in: .french),
        SampleName(films[0], "L’Avventura", in: .french),
        SampleName(films[4], "La ciudad de las estrellas", in: .spanish),
    ]

    /// The films in the order of each language.
    private static let orders: [TitleLanguage?: [String]] = [
        nil: [
            "The Adventure", "Alien", "Amélie", "The Boat", "Inception", "La Haine", "La La Land", "Spirited Away",
            "The Wave",
        ],
        .german: [
            "The Adventure", "Alien", "The Boat", "Spirited Away", "Amélie", "Inception", "La Haine", "La La Land",
            "The Wave",
        ],
        .french: [
            "Alien", "The Adventure", "The Boat", "Amélie", "La Haine", "Inception", "La La Land", "Spirited Away",
            "The Wave",
        ],
        .spanish: [
            "The Adventure", "Alien", "Amélie", "The Boat", "La La Land", "Inception", "La Haine", "Spirited Away",
            "The Wave",
        ],
    ]

    private static func order(_ language: TitleLanguage?) -> [String] { orders[language, default: []] }

    private static func query(
        _ language: TitleLanguage?, filter: MyFilmsQuery.Filter = MyFilmsQuery.Filter()
    ) -> MyFilmsQuery {
        MyFilmsQuery(shelf: .favourites, sort: .title, filter: filter, language: language)
    }

    private static func fill(_ subject: Subject) async throws {
        try await subject.catalogue.replace(with: films, names: names)
        for film in films {
            try await subject.apply(.favourite(true), to: film.id)
            try await subject.apply(.log(.watched("2011")), to: film.id)
        }
    }
}
