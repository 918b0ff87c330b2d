import FilmzTextFolding

/// The services whose names are recognised in a query.
public struct NamedServices: Hashable, Sendable {
    /// The person's own services, by brand. A short form of their names is enough: `disney` for Disney Plus.
    private let own: [String: StreamingService]
    /// Other services, by brand.
    private let others: [String: StreamingService]
    /// Whether any words may be a service.
    let isOpen: Bool

    /// - Parameter others: of several with one brand the first is used
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

    /// Recognises any words as a service, for callers that do not know the services.
    static let any = NamedServices(own: [], others: [], isOpen: true)

    /// The maximum number of words in a name.
    static let wordLimit = 4

    /// The service with a name of these folded words; nil when there is none.
    func service(_ words: some Collection<String>) -> StreamingService? {
        let name = StreamingService(id: 1, name: words.joined(separator: " "))
        if isOpen { return words.count <= 2 ? name : nil }
        return own[name.brand] ?? Self.service(name.brand, in: own) ?? others[name.brand]
            ?? Self.service(name.brand, in: Self.wellKnown)
    }

    /// The first service, by brand, whose name begins with these words. The maker's name may be omitted.
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
    /// The brands of services that the query may contain.
    var brands: Set<String> {
        var brands: Set<String> = []
        let vocabularies = SentenceVocabulary.all.filter { !$0.isRomance || $0.mayBeSentence(words, isLoose: false) }
        for index in words.indices where vocabularies.contains(where: { $0.mayPrecedeService(words[index]) }) {
            // Words such as `the` or `meinem` may come before the name.
            for start in words.index(after: index)..<min(index + 4, words.endIndex) {
                for end in start..<min(start + NamedServices.wordLimit, words.endIndex) {
                    brands.insert(StreamingService(id: 1, name: words[start...end].joined(separator: " ")).brand)
                }
            }
        }
        return brands
    }
}
