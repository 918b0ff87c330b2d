import FilmzDomain
import Testing

/// The promises of ``SearchService``.
public enum SearchServiceContract {
    public static let cases: [ContractCase] =
        finding + keywords + filmographies + forgiving + ranking + telling + paging + SearchSentenceContract.cases

    private static var filmographies: [ContractCase] {
        [
            ContractCase("lists the films that a person directs or plays in, newest first") { subject in
                var films = [1950, 1990, 1970, 1990].enumerated().map { index, year in
                    Film.sample("Film \(index)", imdb: index + 1, year: year, prominence: 10 - index)
                }
                films[0].directors = ["Agnès Varda"]
                films[1].cast = ["Someone Else", "Agnes Varda"]
                films[2].directors = ["Agnès Varda Jr.", "Agnès Vardanian"]
                films[2].cast = ["Agnès Somebody", "Otto Varda"]
                films[3].directors = ["Agnès Varda"]
                films[3].cast = ["Agnès Varda"]
                try await subject.load(films)
                let added = try await subject.services.films.add(
                    FilmDraft(title: "Early Work", directors: ["Agnès Varda"]))
                for name in ["Agnès Varda", "agnes varda", " AGNES  VARDA "] {
                    let all = try await subject.services.search.filmographies(of: name)
                    let found = try #require(all.first)
                    #expect(found.name == "Agnès Varda")
                    #expect(all.count == 1)
                    #expect(found.films.map(\.title) == ["Film 3", "Film 1", "Film 0", "Early Work"], "\(name)")
                    #expect(found.films.last == added)
                }
            },
            ContractCase("finds no person by half a name, a wrong letter or a title") { subject in
                try await subject.load(Film.samples)
                #expect(try await !subject.services.search.filmographies(of: "Audrey Tautou").isEmpty)
                for name in ["Audrey", "Audrey Taut", "Audrey Toutou", "Amélie", "", "?", "Audrey Tautou Jeunet"] {
                    #expect(try await subject.services.search.filmographies(of: name).isEmpty, "\(name)")
                }
            },
        ]
    }

    private static var keywords: [ContractCase] {
        [
            ContractCase("finds films by their keywords, after those with the words in their titles") { subject in
                let films = [
                    Film.sample("Heist", imdb: 1, prominence: 900),
                    Film.sample("The Quiet Job", imdb: 2, directors: ["Ada Quill"], prominence: 10),
                    Film.sample("A Loud Job", imdb: 3, prominence: 20),
                ]
                let stories = [
                    films[1].id: FilmSynopsis(keywords: ["heist", "new york", "old friends"]),
                    films[2].id: FilmSynopsis(keywords: ["bank heist"]),
                ]
                _ = try await subject.catalogue.replace(with: films, stories: stories, edition: "first")
                #expect(try await subject.titles(matching: "heist") == ["Heist", "The Quiet Job", "A Loud Job"])
                for text in ["quill heist", "friends york", "quiet new yor", "hiest old"] {
                    #expect(try await subject.titles(matching: text) == ["The Quiet Job"], "\(text)")
                }
                let found = try await subject.found("heist york")
                #expect(found.matches[films[1].id]?.keywords.map(\.text) == ["heist", "new york"])
                #expect(try await subject.found("job").matches[films[1].id]?.keywords == [])
                #expect(found.people.isEmpty)
            }
        ]
    }

    private static var finding: [ContractCase] {
        [
            ContractCase("finds nothing without films") { subject async throws in
                #expect(try await subject.titles(matching: "amelie").isEmpty)
            },
            ContractCase("finds films by title, original title, directors and cast") { subject in
                try await subject.load(Film.samples)
                for text in ["Amélie", "fabuleux destin", "Jeunet", "Tautou", "Audrey Mathieu", "amelie kassovitz"] {
                    #expect(try await subject.titles(matching: text) == ["Amélie"], "\(text)")
                }
            },
            ContractCase("needs every word, in any order") { subject in
                try await subject.load(Film.samples)
                #expect(try await subject.titles(matching: "odyssey space") == ["2001: A Space Odyssey"])
                #expect(try await subject.titles(matching: "kubrick odyssey") == ["2001: A Space Odyssey"])
                #expect(try await subject.titles(matching: "odyssey tautou").isEmpty)
            },
            ContractCase("treats only the last word as the beginning of one") { subject in
                try await subject.load(Film.samples)
                #expect(try await subject.titles(matching: "space ody") == ["2001: A Space Odyssey"])
                #expect(try await subject.titles(matching: "spa odyssey").isEmpty)
                #expect(try await subject.titles(matching: "yssey").isEmpty)
            },
            ContractCase("narrows by a year, unless it is part of a title") { subject in
                let plain = [
                    Film.sample("King Kong", imdb: 1, year: 1933, prominence: 3),
                    Film.sample("King Kong", imdb: 2, year: 1976, prominence: 2),
                    Film.sample("King Kong", imdb: 3, year: 2005, prominence: 1),
                    Film.sample("Silent Year", imdb: 4, year: 1917, prominence: 9),
                    Film.sample("Space Station", imdb: 5, year: 2001, prominence: 8),
                ]
                try await subject.load(plain + Film.samples)
                #expect(try await subject.found("king kong 1976").films.items.map(\.year) == [1976])
                #expect(
                    try await subject.titles(matching: "king kong 1977") == ["King Kong"], "A year is soon mistaken.")
                #expect(try await subject.titles(matching: "king kong 1979").isEmpty)
                #expect(try await subject.titles(matching: "1917") == ["1917", "Silent Year"])
                #expect(try await subject.titles(matching: "1917 2019") == ["1917"])
                let space = try await subject.titles(matching: "2001 space")
                #expect(Set(space) == ["2001: A Space Odyssey", "Space Station"])
            },
            ContractCase("finds films added by hand") { subject in
                try await subject.load(Film.samples)
                let added = try await subject.services.films.add(
                    FilmDraft(
                        title: "Große Fahrt", originalTitle: "Wielka podróż", year: 1987, directors: ["Søren Łuk"]))
                for text in ["grosse fahrt", "wielka podroz", "soren luk", "fahrt 1987", "1987", "gro"] {
                    let found = try await subject.found(text)
                    #expect(found.films.items == [added], "\(text)")
                    #expect(found.films.total == 1, "\(text)")
                }
            },
        ]
    }

    private static var forgiving: [ContractCase] {
        [
            ContractCase("ignores accents, case, width and punctuation, in every script") { subject in
                try await subject.load(Film.samples)
                let expected: [(String, Film)] = [
                    ("amelie", .french), ("AMÉLIE", .french), ("Ame\u{301}lie!", .french), ("d’amélie", .french),
                    ("smorrebrod lodz", .undecomposable), ("SMØRREBRØD in ŁÓDŹ", .undecomposable),
                    ("strasse der aero", .undecomposable), ("dorde oeuvre", .undecomposable), ("8½", .fraction),
                    ("8 1/2", .fraction), ("ｆｅｌｌｉｎｉ", .fraction), ("千と千尋", .japanese), ("神隠し", .japanese),
                    ("باب", .arabic), ("بَاب", .arabic), ("באשיר", .hebrew), ("alien and friends", .hostile),
                    ("alien & <friends>", .hostile),
                ]
                for (text, film) in expected {
                    #expect(try await subject.titles(matching: text) == [film.title], "\(text)")
                }
            },
            ContractCase("treats a database's query language as plain text") { subject in
                let operators = Film.sample("And Or Not Near", imdb: 1, year: 1980, prominence: 1)
                try await subject.load(Film.samples + [operators])
                #expect(try await subject.titles(matching: "\"OR* NEAR(") == [operators.title])
                #expect(try await subject.titles(matching: "and OR not NEAR") == [operators.title])
                #expect(try await subject.titles(matching: "odyssey OR amelie").isEmpty)
                #expect(try await subject.titles(matching: "odyssey NOT amelie").isEmpty)
                #expect(try await subject.titles(matching: "title:odyssey").isEmpty)
                for text in [
                    "\"", "'; --", "*", "(", "a\"b", "^amelie", "{title names}: x", "-odyssey", "NEAR(a b, 5)", "%",
                    "_",
                    "\\", "\0amelie\0", "🎬", "🎬 🍿", "amelie 🎬", "👩‍👩‍👧‍👦", "\u{202E}amelie", "a + b", "AND", "\u{FFFD}",
                    String(repeating: "a ", count: 90), String(repeating: "\"*", count: 90),
                ] {
                    guard let query = SearchQuery(text) else { continue }
                    let found = try await subject.services.search.films(matching: query, page: PageRequest())
                    let ids = found.films.items.map(\.id)
                    #expect(ids.count == found.films.total, "\(text)")
                    #expect(Set(ids).count == ids.count, "\(text)")
                }
            },
        ]
    }

    private static var ranking: [ContractCase] {
        [
            ContractCase("weighs how well films fit against how known they are") { subject in
                let films = [
                    Film.sample("Star Wars", imdb: 3, prominence: 1),
                    Film.sample("Star", imdb: 1, prominence: 90),
                    Film.sample("The Star", imdb: 2, prominence: 95),
                    Film.sample("A Dark Star", imdb: 6, prominence: 2),
                    Film.sample("Stardust", imdb: 4, prominence: 50),
                    Film.sample("Nothing to See", imdb: 7, cast: ["Ringo Starr"], prominence: 3),
                    Film.sample("Starless", imdb: 5),
                    Film.sample("The Last Starfighter", imdb: 8),
                ]
                try await subject.load(films.shuffled())
                #expect(try await subject.titles(matching: "star") == films.map(\.title))
            },
            ContractCase("ranks films added by hand among the others") { subject in
                let star = Film.sample("Star Wars", imdb: 3, prominence: 1)
                try await subject.load([star, .sample("A Dark Star", imdb: 6, prominence: 2)])
                for title in ["Rest of a Star", "Star", "Star Dreck"] {
                    _ = try await subject.services.films.add(FilmDraft(title: title))
                }
                #expect(
                    try await subject.titles(matching: "star")
                        == ["Star Wars", "Star", "A Dark Star", "Star Dreck", "Rest of a Star"])
            },
            ContractCase("puts the better known film of a name first, unless a year is given") { subject in
                let films = [(1933, 400), (1976, 900), (2005, 40)].enumerated().map { index, film in
                    Film.sample("King Kong", imdb: index + 1, year: film.0, prominence: film.1)
                }
                try await subject.load(films)
                #expect(try await subject.found("king kong").films.items.map(\.year) == [2005, 1933, 1976])
                #expect(try await subject.found("1933 king kong").films.items.map(\.year) == [1933])
            },
        ]
    }

    private static var telling: [ContractCase] {
        [
            ContractCase("finds films in spite of wrong letters, and says what was corrected") { subject in
                try await subject.load(Film.samples)
                for (text, correction, title) in [
                    ("odissey", "odyssey", "2001: A Space Odyssey"),
                    ("pace odyssey", "space odyssey", "2001: A Space Odyssey"),
                    ("spcae odyssey", "space odyssey", "2001: A Space Odyssey"),
                    ("spaceodyssey", "space odyssey", "2001: A Space Odyssey"),
                    ("smorebrod lodz", "smorrebrod lodz", Film.undecomposable.title),
                ] {
                    let found = try await subject.found(text)
                    #expect(found.films.items.map(\.title) == [title], "\(text)")
                    #expect(found.correction == correction, "\(text)")
                }
                #expect(try await subject.found("space odyssey").correction == nil)
            },
            ContractCase("does not guess when something has the typed letters, and suggests what is far better known") {
                subject in
                try await subject.load([
                    .sample("Alien", imdb: 1, prominence: 1), .sample("Aliens", imdb: 2, prominence: 2),
                    .sample("Annie Hall", imdb: 3, directors: ["Woody Allen"], prominence: 900),
                    .sample("Alian", imdb: 4),
                    .sample("Sleeper", imdb: 5, directors: ["Woody Allen"], prominence: 1_000),
                ])
                let allen = try await subject.found("allen")
                #expect(allen.films.items.map(\.title) == ["Annie Hall", "Sleeper"])
                #expect(allen.films.total == 2)
                #expect(allen.correction == nil)
                #expect(allen.suggestion == "alien")
                let alien = try await subject.found("alien")
                #expect(alien.films.items.map(\.title) == ["Alien", "Aliens"])
                #expect(alien.correction == nil)
                #expect(alien.suggestion == nil)
                let aliem = try await subject.found("aliem")
                #expect(aliem.films.items.map(\.title).prefix(2) == ["Alien", "Aliens"])
                #expect(aliem.correction == "alien")
                #expect(aliem.suggestion == nil)
            },
            ContractCase("says by which title and which letters a film was found") { subject in
                try await subject.load(Film.samples)
                for (text, film, parts) in [
                    ("odyssey spa", Film.yearInTitle, ["2001: A ", "<Spa>", "ce ", "<Odyssey>"]),
                    ("amélie", .french, ["<Amélie>"]),
                    ("fabuleux", .french, ["Le ", "<fabuleux>", " destin d'Amélie Poulain"]),
                ] {
                    let name = try #require(try await subject.found(text).matches[film.id]).name
                    #expect(name.parts.map { $0.isMatch ? "<\($0.text)>" : $0.text } == parts, "\(text)")
                }
            },
            ContractCase("understands initials, short first names, and a wrong letter in two words written as one") {
                subject in
                try await subject.load([
                    .sample("The Lord of the Rings", imdb: 1, prominence: 9),
                    .sample("Lord of War", imdb: 2, prominence: 8),
                    .sample("Star Wars", imdb: 3, prominence: 1),
                    .sample("The Revenant", imdb: 4, cast: ["Leonardo DiCaprio"], prominence: 7),
                ])
                for (text, correction, title) in [
                    ("lotr", "lord of the rings", "The Lord of the Rings"), ("starwras", "star wars", "Star Wars"),
                    ("leo dicaprio", "leonardo dicaprio", "The Revenant"),
                ] {
                    let found = try await subject.found(text)
                    #expect(found.films.items.map(\.title) == [title], "\(text)")
                    #expect(found.correction == correction, "\(text)")
                }
                #expect(try await subject.found("leo dicaprio").people == ["Leonardo DiCaprio"])
            },
            ContractCase("says what to ask others for, if the title has other words for the same") { subject in
                try await subject.load([.sample("The Harbour: Part II", imdb: 1), .sample("8 Bells", imdb: 2)])
                for (text, wording) in [
                    ("harbour 2", "harbour ii"), ("harbour pt two", "harbour part ii"),
                    ("har bour part", "harbour part"),
                    ("harbour ii", nil), ("harbuor 2", nil), ("eight", nil),
                ] {
                    #expect(try await subject.found(text).wording == wording, "\(text)")
                }
            },
            ContractCase("names the people who were asked for") { subject in
                try await subject.load(Film.samples)
                for text in ["audrey tautou", "tautou", "tautuo audrey"] {
                    let found = try await subject.found(text)
                    #expect(found.films.items.map(\.id) == [Film.french.id], "\(text)")
                    #expect(found.people == ["Audrey Tautou"], "\(text)")
                    let match = try #require(found.matches[Film.french.id])
                    #expect(match.people.map(\.text) == ["Audrey Tautou"], "\(text)")
                }
                #expect(try await subject.found("audreytautou").people == ["Audrey Tautou"], "Written as one word.")
                #expect(try await subject.found("tautou kassovitz").people.isEmpty, "Nobody has both names.")
                #expect(try await subject.found("audrey tautou 2001").people == ["Audrey Tautou"])
                let found = try await subject.found("amelie tautou")
                #expect(found.people.isEmpty, "A film was asked for.")
                #expect(found.matches[Film.french.id]?.people.map(\.text) == ["Audrey Tautou"])
            },
            ContractCase("finds a film added by hand by its new title as soon as it is corrected") { subject in
                try await subject.load(Film.samples)
                let added = try await subject.services.films.add(FilmDraft(title: "Summer of Owls"))
                #expect(try await subject.titles(matching: "summer of owls") == [added.title])
                _ = try await subject.services.films.edit(added.id, FilmDraft(title: "Winter of Larks"))
                #expect(try await subject.titles(matching: "summer of owls").isEmpty)
                #expect(try await subject.titles(matching: "winter of larks") == ["Winter of Larks"])
            },
        ]
    }

    private static var paging: [ContractCase] {
        [
            ContractCase("lists every result exactly once, also films added by hand, in pages of any size") {
                subject in
                try await subject.load((Film.samples + crowd).shuffled())
                for draft in drafts { _ = try await subject.services.films.add(draft) }
                for text in ["red", "the", "2001", "anna"] {
                    let query = try #require(SearchQuery(text))
                    let whole = try await subject.services.search.films(matching: query, page: PageRequest(size: 200))
                        .films
                        .items
                    #expect(whole.count > 20)
                    #expect(Set(whole.map(\.id)).count == whole.count)
                    for size in [1, 3, 10, 50] {
                        let walked = try await walk(pagesOf: size) { page in
                            try await subject.services.search.films(matching: query, page: page).films
                        }
                        #expect(walked.map(\.id) == whole.map(\.id), "\(text) in pages of \(size)")
                    }
                }
            },
            ContractCase("gives the first page for a cursor it did not make") { subject in
                try await subject.load(crowd)
                let query = try #require(SearchQuery("red"))
                let first = try await subject.services.search.films(matching: query, page: PageRequest(size: 5))
                for cursor in nonsenseCursors {
                    let request = PageRequest(size: 5, after: cursor)
                    let page = try await subject.services.search.films(matching: query, page: request)
                    #expect(page.films.items == first.films.items, "\(cursor)")
                }
            },
        ]
    }

    /// Many films made of few words, so that every query finds exact titles, beginnings, other matches and equal ones.
    private static let crowd: [Film] = {
        let titles = [
            "Red", "The Red", "Red House", "The Red House", "House of Red", "Red Hot Nights", "Redemption",
            "Nights of the Red Moon", "Blue", "Blue 1999", "The Blue Night", "Anna", "Anna Berg and the Red Half",
        ]
        let people = ["Anna Berg", "Alva Red", "Hanna Half", "Thea The"]
        return (0..<104).map { number in
            Film.sample(
                titles[number % titles.count], imdb: 1000 + number,
                originalTitle: number.isMultiple(of: 7) ? "Le rouge \(number)" : nil,
                year: [1999, 2001, 1987, nil][number % 4],
                directors: [people[number % 3]], cast: number.isMultiple(of: 2) ? [people[3], people[0]] : [],
                prominence: number.isMultiple(of: 3) ? nil : number % 11 + 1)
        }
    }()

    /// Different enough from every film of the crowd to be films of their own.
    private static let drafts = [
        FilmDraft(title: "Red", year: 1950), FilmDraft(title: "Red House Two", year: 2001),
        FilmDraft(title: "My Summer in Red", year: 1999, directors: ["Anna Nobody"]),
        FilmDraft(title: "The Redder House", originalTitle: "Det röda huset", directors: ["Thea The"]),
        FilmDraft(title: "Anna", year: 1930, directors: ["Nobody Known"]),
    ]
}
