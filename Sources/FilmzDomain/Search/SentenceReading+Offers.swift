extension SentenceReading {
    /// A phrase about availability that begins at a token.
    struct OfferedPhrase {
        var filter: SearchFilter
        /// The index of the token after it.
        var end: Int
        /// Whether the phrase is a condition in any position.
        var isCertain: Bool
    }

    /// The phrase at a token; nil when there is none, or it is negated.
    func offered(_ index: Int) -> OfferedPhrase? {
        guard word(index - 1) != .not else { return nil }
        switch word(index) {
        case .offered(let availability):
            return OfferedPhrase(filter: .offered(availability), end: index + 1, isCertain: false)
        case .to, .purpose:
            let availability: Availability
            switch (word(index), word(index + 1)) {
            case (_, .deed(let deed)): availability = deed
            case (.purpose, .offered(let free)): availability = free
            default: return nil
            }
            return OfferedPhrase(filter: .offered(availability), end: index + 2, isCertain: mayBegin(index))
        case .on, .at, .within, .onOrIn, .my: return place(index) ?? service(index)
        case .byOrFrom where isDe(index) && isAfterFilms(index) && !services.isOpen: return service(index)
        default: return nil
        }
    }

    /// Parses `on my services`, `in meinen Kinos`, `in theatres`.
    private func place(_ index: Int) -> OfferedPhrase? {
        var end = index
        while [.on, .at, .within, .onOrIn].contains(word(end)) { end += 1 }
        let isMine = word(end) == .my
        if isMine { end += 1 } else if word(end) == .filler { end += 1 }
        switch word(end) {
        case .services where isMine: return OfferedPhrase(filter: .offered(.mine), end: end + 1, isCertain: true)
        case .theatres where isMine || word(index) == .within || word(index) == .onOrIn:
            return OfferedPhrase(filter: .offered(.cinemas), end: end + 1, isCertain: isMine || mayBegin(index))
        default: return nil
        }
    }

    /// Parses `on netflix`, `bei Prime Video`. Only a recognised word may follow the name, so that it is no word of a
    /// title.
    private func service(_ index: Int) -> OfferedPhrase? {
        guard [.on, .at, .onOrIn].contains(word(index)) || isDe(index) else { return nil }
        let start = if word(index + 1) == .my { index + 2 } else { index + 1 }
        for length in (1...NamedServices.wordLimit).reversed() where endsPhrase(start + length) {
            // `on mubi free` is two conditions.
            if length > 1, case .offered = word(start + length - 1) { continue }
            guard let words = texts(start..<start + length), let service = services.service(words) else { continue }
            return OfferedPhrase(filter: .service(service), end: start + length, isCertain: true)
        }
        return nil
    }
}
