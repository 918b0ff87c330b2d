/// What a client says about encodings of answers.
enum AcceptEncoding {
    /// Whether the client takes gzip at least as gladly as plain bytes. One that says nothing gets plain bytes.
    static func prefersGzip(_ header: String?) -> Bool {
        var qualities: [String: Double] = [:]
        for element in (header ?? "").split(separator: ",").prefix(20) {
            let parts = element.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            guard let name = parts.first else { continue }
            qualities[name == "x-gzip" ? "gzip" : name] = quality(parts.dropFirst())
        }
        let gzip = qualities["gzip"] ?? qualities["*"] ?? 0
        return gzip > 0 && gzip >= qualities["identity"] ?? 0
    }

    /// 1 when nothing is said; 0, which refuses, when it cannot be read.
    private static func quality(_ parameters: some Sequence<String>) -> Double {
        guard let parameter = parameters.first(where: { $0.hasPrefix("q=") }) else { return 1 }
        guard let quality = Double(parameter.dropFirst(2)), 0...1 ~= quality else { return 0 }
        return quality
    }
}
