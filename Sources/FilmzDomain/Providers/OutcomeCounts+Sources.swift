extension OutcomeCounts {
    /// A summary of the requests about a film: whether each provider has it, and has answered the last request.
    public init(_ sources: [FilmDossier.Source]) {
        self.init()
        for source in sources { add(source.outcome) }
    }
}

extension FilmDossier.Source {
    fileprivate var outcome: OutcomeCounts.Outcome {
        guard failure == nil else { return .failed }
        guard let match else { return .waiting }
        return switch match.certainty {
        case .identified, .sure, .confirmed: .found
        case .uncertain: .doubtful
        case .none, .denied: .unknown
        }
    }
}
