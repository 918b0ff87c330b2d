import FilmzDomain
import FilmzPages
import Testing

extension EveryPage {
    /// The import of every film there is, in the settings and on its own page.
    static func catalogue(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        let total = 1_750_000_000
        let steps: [CatalogueImportProgress] = [
            CatalogueImportProgress(fileCount: 6, totalByteCount: total),
            CatalogueImportProgress(
                fileNumber: 2, fileCount: 6, byteCount: 229_000_000, totalByteCount: total, secondsLeft: 610),
            CatalogueImportProgress(
                step: .reading, fileNumber: 5, fileCount: 6, byteCount: 1_200_000_000, totalByteCount: total,
                rowCount: 61_234_567, filmCount: 1_136_979, secondsLeft: 12),
            CatalogueImportProgress(
                step: .indexing, fileNumber: 6, fileCount: 6, byteCount: total, totalByteCount: total,
                rowCount: 98_234_567, filmCount: 1),
        ]
        var states: [(String, CatalogueImport)] = [
            ("none", .none), ("done", .done(filmCount: 1_136_979)), ("stopped", .stopped),
            ("interrupted", .interrupted),
        ]
        states += steps.enumerated().map { ("running-\($0.offset + 1)", .running($0.element)) }
        states += CatalogueImportFailure.allCases.map { ("failed-\($0.rawValue)", .failed($0)) }
        var pages: [(name: String, page: any WebPage)] = []
        for (name, state) in states {
            var services = sample.services
            if case .done = state { services.catalogue = { imported(minutesAgo: 2) } }
            services.replace(\.catalogueImport, with: SampleImport(present: state))
            pages.append(("import-\(name)", try await page(services)))
            if !name.contains("-") { pages.append(("settings-import-\(name)", try await settings(services))) }
        }
        var asked = sample.services
        asked.replace(\.catalogueImport, with: SampleImport())
        pages.append(("import-refused", try await page(asked, .invalid(.acceptsConditions, .missing))))
        asked.replace(\.catalogueImport, with: SampleImport(present: .running(steps[1])))
        pages.append(("settings-import-running", try await settings(asked)))
        return try await pages + imported(sample)
    }

    /// An imported catalogue, new and more than a month old.
    private static func imported(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        var pages: [(name: String, page: any WebPage)] = []
        for days in [3, 40] {
            var services = sample.services
            services.catalogue = { imported(minutesAgo: Int64(days) * 24 * 60) }
            services.replace(
                \.catalogueImport, with: SampleImport(present: days == 3 ? .done(filmCount: 1_136_979) : .none))
            pages.append(("settings-imported-\(days)", try await settings(services)))
        }
        return pages
    }

    private static func imported(minutesAgo minutes: Int64) -> CatalogueDescription {
        CatalogueDescription(
            edition: "imdb-1", origin: .imdb,
            madeAt: Timestamp(milliseconds: Samples.clock.now().milliseconds - minutes * 60_000),
            filmCount: 1_136_979)
    }

    private static func page(_ services: Services, _ problem: DomainError? = nil) async throws -> CatalogueImportPage {
        try await CatalogueImportPage.load(clock: Samples.clock, problem: problem, from: services, for: .ofThisMachine)
    }

    private static func settings(_ services: Services) async throws -> ServerPage {
        try await ServerPage.load(clock: Samples.clock, from: services, for: .ofThisMachine)
    }
}
