extension FilmMatch {
    /// What a person says: that the film is this one of a provider's, or with nil that it is none of them.
    public init(decided provider: Provider, _ id: ExternalID?, at now: Timestamp) {
        self.init(provider: provider, certainty: id == nil ? .denied : .confirmed, id: id, decidedAt: now)
    }

    /// Whether this word of a person makes Filmz forget what the provider has said.
    public func forgets(_ reports: [FilmReport]) -> Bool {
        id == nil || reports.contains { $0.provider == provider && $0.externalIDs[provider] != id }
    }
}

/// What a person said about providers' films, at most once about each provider.
extension [FilmMatch] {
    /// In the order of ``Provider``, the first of each.
    public var inOrder: [FilmMatch] {
        Provider.allCases.compactMap { provider in first { $0.provider == provider } }
    }

    /// Whether a person's word leaves room for what a provider said of the film it knows by this ID.
    public func allow(_ id: ExternalID?, of provider: Provider) -> Bool {
        guard let decided = first(where: { $0.provider == provider }) else { return true }
        return decided.id != nil && decided.id == id
    }

    public func allow(_ report: FilmReport) -> Bool {
        allow(report.externalIDs[report.provider], of: report.provider)
    }

    /// Whether a match that was found out may be kept: what was asked before a person decided is not.
    public func allow(_ match: FilmMatch) -> Bool {
        contains { $0.provider == match.provider } ? allow(match.id, of: match.provider) : !match.isDecided
    }

    /// The reports there is room for, in the order of ``Provider``, the first of each.
    public func allowed(_ reports: [FilmReport]) -> [FilmReport] {
        let allowed = reports.filter(allow)
        return Provider.allCases.compactMap { provider in allowed.first { $0.provider == provider } }
    }

    /// What was said of two films that prove to be one: of two words about one provider the later, of two as old the one
    /// said of the film that stays.
    public func joined(with others: [FilmMatch]) -> [FilmMatch] {
        Provider.allCases.compactMap { provider in
            let (mine, theirs) = (first { $0.provider == provider }, others.first { $0.provider == provider })
            guard let mine, let theirs else { return mine ?? theirs }
            return theirs.decidedAt > mine.decidedAt ? theirs : mine
        }
    }
}
