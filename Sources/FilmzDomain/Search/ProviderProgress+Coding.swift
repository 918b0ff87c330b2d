extension ProviderProgress {
    private enum Member: String, CodingKey {
        case provider, state, failure, total, count
    }

    /// Encodes the state by its name, with the failure beside it.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Member.self)
        try members.encode(provider, forKey: .provider)
        try members.encode(name, forKey: .state)
        if case .failed(let failure) = state { try members.encode(failure, forKey: .failure) }
        try members.encodeIfPresent(total, forKey: .total)
        try members.encode(count, forKey: .count)
    }

    private var name: String {
        switch state {
        case .asking: "asking"
        case .hasMore: "hasMore"
        case .stopped: "stopped"
        case .done: "done"
        case .nothing: "nothing"
        case .tooShort: "tooShort"
        case .failed: "failed"
        }
    }
}
