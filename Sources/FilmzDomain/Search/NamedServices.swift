import FilmzTextFolding

/// The services that a query may name.
public struct NamedServices: Hashable, Sendable {
    /// The person's own, by brand. They may be named in short: `disney` for Disney Plus.
    private let own: [String: StreamingService]
    /// Others, by brand.
    private let others: [String: StreamingService]
    /// Whether any words may be a service.
    private let isOpen: Bool

    /// - Parameter others: of several with one brand the first is meant
    public init(own: [StreamingService] = [], others: [StreamingService] = []) {
        self.init(own: own, others: others, isOpen: false)
    }

    private init(own: [StreamingService], others: [StreamingService], isOpen: Bool) {
        func byBrand(_ services: [StreamingService]) -> [String: StreamingService] {
            Dictionary(services.map { ($0.brand, $0) }) { first, _ in first }
        }
        self.own = byBrand(own)
        self.others = byBrand(others)
        self.isOpen = isOpen
    }

    /// Whatever words are named, for whoever does not know which services there are.
    static let any = NamedServices(own: [], others: [], isOpen: true)

    /// As many words as a name may have.
    static let wordLimit = 4

    /// The service that folded words name; nil when there is none.
    func service(_ words: some Collection<String>) -> StreamingService? {
        let name = StreamingService(id: 1, name: words.joined(separator: " "))
        if isOpen { return words.count <= 2 ? name : nil }
        return own[name.brand] ?? Self.service(name.brand, in: own) ?? others[name.brand]
            ?? Self.service(name.brand, in: Self.wellKnown)
    }

    /// The first service by its brand whose name begins with words. Whose it is may be left out.
    private static func service(_ words: String, in services: [String: StreamingService]) -> StreamingService? {
        let found = services.keys.sorted().first { brand in
            let names = [brand] + makers.filter(brand.hasPrefix).map { String(brand.dropFirst($0.count)) }
            return names.contains { "\($0) ".hasPrefix("\(words) ") }
        }
        return found.flatMap { services[$0] }
    }

    private static let makers = ["amazon ", "hbo "]

    private static let wellKnown = NamedServices(own: StreamingService.wellKnown).own
}

extension SearchQuery {
    /// The brands of services that the query may name.
    var brands: Set<String> {
        var brands: Set<String> = []
        for index in words.indices where SentenceWord.mayPrecedeService(words[index]) {
            // `on the`, `bei meinem` may come before the name.
            for start in words.index(after: index)..<min(index + 4, words.endIndex) {
                for end in start..<min(start + NamedServices.wordLimit, words.endIndex) {
                    brands.insert(StreamingService(id: 1, name: words[start...end].joined(separator: " ")).brand)
                }
            }
        }
        return brands
    }
}
