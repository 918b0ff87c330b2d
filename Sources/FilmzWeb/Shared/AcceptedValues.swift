/// The values of a header such as `Accept-Language`, each with its quality from 0, which refuses it, to 1. Values after
/// the twentieth are ignored.
struct AcceptedValues {
    /// The values in the order of the header, with names in lower case.
    let all: [(name: String, quality: Double)]

    init(_ header: String?) {
        all = (header ?? "").prefix(1_000).split(separator: ",").prefix(20).compactMap { element in
            let parts = element.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            return parts.first.map { ($0, Self.quality(parts.dropFirst())) }
        }
    }

    /// The quality from 0 to 1; 1 when there is none, 0 when it cannot be read.
    private static func quality(_ parameters: some Sequence<String>) -> Double {
        guard let parameter = parameters.first(where: { $0.hasPrefix("q=") }) else { return 1 }
        guard let quality = Double(parameter.dropFirst(2)), 0...1 ~= quality else { return 0 }
        return quality
    }
}

/// The encodings that a client accepts.
enum AcceptEncoding {
    /// Whether the client accepts gzip with at least the quality of plain bytes. Without a header it gets plain bytes.
    static func prefersGzip(_ header: String?) -> Bool {
        let qualities = Dictionary(
            AcceptedValues(header).all.map { ($0.name == "x-gzip" ? "gzip" : $0.name, $0.quality) },
            uniquingKeysWith: { $1 })
        let gzip = qualities["gzip"] ?? qualities["*"] ?? 0
        return gzip > 0 && gzip >= qualities["identity"] ?? 0
    }
}
