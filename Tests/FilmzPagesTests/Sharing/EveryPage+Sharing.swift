import FilmzDomain
import FilmzPages
import Testing

extension EveryPage {
    /// Passing on, and what others see of it.
    static func sharing(
        _ sample: SampleServices, _ none: Services, _ short: Services
    ) async throws -> [(name: String, page: any WebPage)] {
        let all = sample.services
        let film = sample.allFilms[0].id
        let list = Samples.listID(21)
        let refused = PassOnForm(
            FormFields([
                ("share", "66"), ("message", "1 < 2"), ("days", "7"), ("passPhrase", "\"<1>"), ("stars", "true"),
            ]))
        let inReturn = PassOnForm(
            FormFields([("share", "66"), ("re", try #require(sample.received.first).id.description)]))
        func passOn(
            _ subject: ShareableItem.Subject, _ form: PassOnForm, error: DomainError? = nil,
            reach: LinkReach = .internet
        ) async throws -> PassOnPage {
            try await PassOnPage.load(
                subject, form: form, error: error, reach: reach, strings: Samples.context.strings,
                clock: Samples.clock, from: all, for: .owner)
        }
        func shared(
            _ number: Int, at place: SharedPlace = .link(Samples.address, origin: "http://192.0.2.7"),
            from services: Services? = nil
        ) async throws -> SharedPage {
            try #require(await SharedPage.load(sample.allShares[number], at: place, from: services ?? all))
        }
        let plain = PassOnForm(FormFields([("share", "66"), ("stars", "true"), ("notes", "true")]))
        let outcomes: [UnlockResult] = [.wrong, .wait(seconds: 1), .wait(seconds: 30), .busy]
        return [
            ("pass-on-film", try await passOn(.film(film), plain)),
            ("pass-on-film-shared", try await passOn(.film(sample.allFilms[1].id), plain, reach: .home("192.0.2.7"))),
            (
                "pass-on-refused",
                try await passOn(.film(film), refused, error: .invalid(.passPhrase, .malformed))
            ),
            ("pass-on-in-return", try await passOn(.film(film), inReturn)),
            ("pass-on-list", try await passOn(.list(list), plain)),
            (
                "made-link",
                try await NewShareLinkPage.load(
                    sample.allShares[0], at: "192.0.2.7/2", code: [[true, false], [true, true]], reach: .internet,
                    from: all)
            ),
            (
                "made-link-at-home",
                try await NewShareLinkPage.load(
                    sample.allShares[2], at: "192.0.2.7/2", code: [], reach: .home("192.0.2.7"), from: all)
            ),
            (
                "made-link-this-machine",
                try await NewShareLinkPage.load(
                    sample.allShares[2], at: "192.0.2.7/2", code: [[true, false], [true, true]],
                    reach: .thisMachine("192.0.2.7"), from: all)
            ),
            ("shares", try await SharesPage.load(clock: Samples.clock, from: all, for: .owner)),
            ("shares-more", try await SharesPage.load(clock: Samples.clock, from: short, for: .owner)),
            ("shares-none", try await SharesPage.load(clock: Samples.clock, from: none, for: .owner)),
            ("shared-film", try await shared(0)), ("shared-film-bare", try await shared(3)),
            ("shared-list", try await shared(1)), ("shared-list-sent", try await shared(2)),
            ("shared-list-more", try await shared(1, from: short)),
            ("shared-film-published", try await shared(0, at: .folder(base: "http://192.0.2.7/2/"))),
            ("shared-list-published", try await shared(1, at: .folder(base: nil), from: short)),
            ("shared-gone", SharedGonePage()), ("shared-locked", SharedLockPage(Samples.address)),
        ]
            + outcomes.enumerated().map { index, outcome in
                ("shared-locked-\(index + 1)", SharedLockPage(Samples.address, outcome: outcome))
            }
    }
}
