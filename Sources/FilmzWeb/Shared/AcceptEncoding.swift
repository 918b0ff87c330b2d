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
