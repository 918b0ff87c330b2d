import FilmzDomain
import Testing

/// The promises of ``FilmService`` about titles in other languages. Part of ``FilmServiceContract``.
enum FilmTitleContract {
    static let cases: [ContractCase] = catalogued + reported

    private static var catalogued: [ContractCase] {
        [
            ContractCase("knows no titles where no catalogue tells them") { subject in
                let films = Set(Film.samples.map(\.id))
                #expect(try await subject.services.films.titles(of: films, in: .german).isEmpty)
                try await subject.load(Film.samples)
                #expect(try await subject.services.films.titles(of: films, in: .german).isEmpty)
                #expect(try await subject.services.films.titles(of: [], in: .german).isEmpty)
            },
            ContractCase("tells the titles in a language of those films that have one, and of no others") { subject in
                try await load(subject)
                let films = Set(Film.samples.map(\.id))
                let titles = try await subject.services.films.titles(of: films, in: .german)
                #expect(titles == [Film.french.id: "Die fabelhafte Welt der Amélie", Film.yearAsTitle.id: "1917 (DE)"])
                #expect(try await subject.services.films.titles(of: [Film.yearAsTitle.id], in: .german).count == 1)
                #expect(try await subject.services.films.titles(of: [.random()], in: .german).isEmpty)
            },
            ContractCase("leaves to films the titles they have, and finds them by all") { subject in
                try await load(subject)
                #expect(try await subject.services.films.film(Film.french.id) == .french)
                for text in ["fabelhafte welt", "wunderbare welt", "amelie del mundo"] {
                    #expect(try await subject.titles(matching: text) == ["Amélie"], "\(text)")
                }
                let found = try await subject.found("fabelhafte")
                #expect(found.matches[Film.french.id]?.name.text == "Die fabelhafte Welt der Amélie")
            },
            ContractCase("tells titles of films that the catalogue knows by another ID than before") { subject in
                var films: any FilmService { subject.services.films }
                let typed = try await films.add(FilmDraft(title: "Amélie", imdbID: Film.french.externalIDs.imdb))
                try await load(subject)
                let known = try #require(await films.film(typed.id))
                #expect(known.title == "Amélie")
                #expect(
                    try await films.titles(of: [known.id], in: .german).values.contains { $0.contains("fabelhafte") })
            },
            ContractCase("forgets titles with the catalogue that told them") { subject in
                try await load(subject)
                try await subject.load(Film.samples, edition: "second")
                #expect(try await subject.services.films.titles(of: [Film.french.id], in: .german).isEmpty)
            },
        ]
    }

    private static var reported: [ContractCase] {
        [
            ContractCase(
                "takes a title from a provider where the catalogue has none, and gives it back with the report"
            ) {
                subject in
                try await load(subject)
                for film in [Film.french, .hostile, .scriptEnding] {
                    try await subject.keepReport(titled: title(of: film), of: film)
                }
                let films = Set([Film.french, .hostile, .scriptEnding, .yearAsTitle].map(\.id))
                #expect(
                    try await subject.services.films.titles(of: films, in: .german) == [
                        Film.french.id: "Die fabelhafte Welt der Amélie", Film.hostile.id: title(of: .hostile),
                        Film.scriptEnding.id: title(of: .scriptEnding), Film.yearAsTitle.id: "1917 (DE)",
                    ])
                let reports = try await subject.providerMemory.reports(of: Film.hostile.id)
                #expect(reports.map(\.titles) == [[.german: title(of: .hostile)]])
            },
            ContractCase("takes no title of a film that may be another one") { subject in
                try await subject.load(Film.samples)
                let ask = {
                    try await subject.services.films.titles(of: [Film.hostile.id], in: .german).values.sorted()
                }
                try await subject.keepReport(titled: title(of: .hostile), of: .hostile, .uncertain)
                #expect(try await ask() == [])
                try await subject.keepReport(titled: title(of: .hostile), of: .hostile, .sure)
                #expect(try await ask() == [title(of: .hostile)])
                try await subject.providerMemory.decide(.tmdb, id: nil, for: Film.hostile.id, by: .ofThisMachine)
                #expect(try await ask() == [])
            },
            ContractCase("takes no title that was not asked for, or was told long ago") { subject in
                try await subject.load(Film.samples)
                let ask = {
                    try await subject.services.films.titles(of: [Film.hostile.id], in: .german).values.sorted()
                }
                try await subject.keepReport(titled: nil, of: .hostile)
                #expect(try await ask() == [])
                try await subject.keepReport(titled: title(of: .hostile), of: .hostile)
                subject.clock.advance(seconds: 179 * 86_400)
                #expect(try await ask() == [title(of: .hostile)])
                subject.clock.advance(seconds: 2 * 86_400)
                #expect(try await ask() == [])
            },
            ContractCase("leaves to a film that a person typed in the title that they typed") { subject in
                let film = try await subject.services.films.add(FilmDraft(title: "Our Holiday"))
                try await subject.keepReport(titled: "Unser Urlaub", of: film)
                #expect(try await subject.services.films.titles(of: [film.id], in: .german).isEmpty)
            },
        ]
    }

    /// A title with special characters.
    private static func title(of film: Film) -> String { "„\(film.title)“ \\ \"auf Deutsch\"" }

    /// A catalogue with several names of one film, the best of which is neither the first nor the last.
    private static func load(_ subject: Subject) async throws {
        try await subject.catalogue.replace(
            with: Film.samples,
            names: [
                SampleName(.french, "Die wunderbare Welt der Amélie", german: 5),
                SampleName(.french, "Die fabelhafte Welt der Amélie", german: 1),
                SampleName(.french, "Die zauberhafte Welt der Amélie", german: 1),
                SampleName(.french, "Amélie del mundo"),
                SampleName(.yearAsTitle, "1917 (DE)", german: 8),
            ])
    }
}

extension Subject {
    /// Keeps a report of TMDb about a film with its German title only.
    func keepReport(
        titled title: String?, of film: Film, _ certainty: FilmMatch.Certainty = .identified
    ) async throws {
        let id = film.externalIDs[.tmdb] ?? .tmdb(4_711)
        var report = FilmAnswer(provider: .tmdb, fetchedAt: clock.now)
        report.externalIDs.insert(id)
        report.titles = title.map { [.german: $0] }
        let match = FilmMatch(provider: .tmdb, certainty: certainty, id: id, decidedAt: clock.now)
        try await providerMemory.keep(report, match: match, of: film.id)
    }
}
