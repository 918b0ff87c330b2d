/// What a client says about encodings of answers.
enum AcceptEncoding {
    /// Whether the client takes gzip at least as gladly as plain bytes. One that says nothing gets plain bytes.
    static func prefersGzip(_ header: String?) -> Bool {
        let qualities = Dictionary(
            AcceptedValues(header).all.map { ($0.name == "x-gzip" ? "gzip" : $0.name, $0.quality) },
            uniquingKeysWith: { $1 })
        let gzip = qualities["gzip"] ?? qualities["*"] ?? 0
        return gzip > 0 && gzip >= qualities["identity"] ?? 0
    }
}
