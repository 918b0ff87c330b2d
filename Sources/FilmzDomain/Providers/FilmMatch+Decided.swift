extension FilmMatch {
    /// A person's decision that the film is this one of a provider; nil for none of them.
    public init(decided provider: Provider, id: ExternalID?, at now: Timestamp) {
        self.init(provider: provider, certainty: id == nil ? .denied : .confirmed, id: id, decidedAt: now)
    }

    /// Whether this decision makes the provider's stored reports invalid.
    public func forgets(_ reports: [FilmAnswer]) -> Bool {
        id == nil || reports.contains { $0.provider == provider && $0.externalIDs[provider] != id }
    }
}

/// Persons' decisions about providers' films, at most one for each provider.
extension [FilmMatch] {
    /// The decisions in the order of ``Provider``, the first of each.
    public var inOrder: [FilmMatch] {
        Provider.allCases.compactMap { provider in first { $0.provider == provider } }
    }

    /// Whether the decisions allow a provider's facts about its film with this ID.
    public func allow(_ id: ExternalID?, of provider: Provider) -> Bool {
        guard let decision = first(where: { $0.provider == provider }) else { return true }
        return decision.id != nil && decision.id == id
    }

    public func allow(_ report: FilmAnswer) -> Bool {
        allow(report.externalIDs[report.provider], of: report.provider)
    }

    /// Whether a match that Filmz found may be stored. It may not when a person has decided meanwhile.
    public func allow(_ match: FilmMatch) -> Bool {
        contains { $0.provider == match.provider } ? allow(match.id, of: match.provider) : !match.isDecided
    }

    /// The reports that the decisions allow, in the order of ``Provider``, the first of each.
    public func allowed(_ reports: [FilmAnswer]) -> [FilmAnswer] {
        let allowed = reports.filter(allow)
        return Provider.allCases.compactMap { provider in allowed.first { $0.provider == provider } }
    }

    /// The decisions for two films that prove to be one. Of two about one provider the later one applies; if both have
    /// the same time, the one about the film that stays.
    public func joined(with others: [FilmMatch]) -> [FilmMatch] {
        Provider.allCases.compactMap { provider in
            let mine = first { $0.provider == provider }
            let theirs = others.first { $0.provider == provider }
            guard let mine, let theirs else { return mine ?? theirs }
            return if theirs.decidedAt > mine.decidedAt { theirs } else { mine }
        }
    }
}
