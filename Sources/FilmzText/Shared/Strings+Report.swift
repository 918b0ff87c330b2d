public import FilmzDomain

extension Strings {
    /// What an ``OutcomeCounts`` is about.
    public enum OutcomeSubject: CaseIterable, Sendable {
        /// The entries of a theatre's programme, and whether their films were recognised.
        case programme
        /// The films of a watchlist, and whether they are offered anywhere.
        case watchlist
        /// The providers that were asked about a film.
        case providers
    }

    /// `Entries: 12 · film recognised: 9 · to check: 2 · unreadable: 1`: how many there are, and what became of them.
    /// The counts add up to the first; none is 0.
    public func counts(_ report: OutcomeCounts, of subject: OutcomeSubject) -> String {
        func part(_ things: OutcomeText, _ count: Int) -> String {
            self[OutcomeText.part, ["things": self[things], "count": number(count)]]
        }
        let parts = OutcomeCounts.Outcome.allCases.filter { report[$0] > 0 }
        return facts([part(subject.things, report.all)] + parts.map { part(subject.word(for: $0), report[$0]) })
    }
}

extension Strings.OutcomeSubject {
    fileprivate var things: OutcomeText {
        switch self {
        case .programme: .entries
        case .watchlist: .films
        case .providers: .providers
        }
    }

    fileprivate func word(for outcome: OutcomeCounts.Outcome) -> OutcomeText {
        switch (outcome, self) {
        case (.found, .programme): .recognised
        case (.found, .watchlist): .offered
        case (.found, .providers): .found
        case (.doubtful, _): .doubtful
        case (.nothing, _): .offeredNowhere
        case (.unknown, .programme): .filmUnknown
        case (.unknown, _): .unknown
        case (.failed, .programme): .unreadable
        case (.failed, _): .failed
        case (.waiting, .watchlist): .waiting
        case (.waiting, _): .notAsked
        }
    }
}
