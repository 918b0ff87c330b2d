/// What a header such as `Accept-Language` says its sender would like, each value with its quality from 0, which refuses it,
/// to 1. What comes after the twentieth value is not read.
struct AcceptedValues {
    /// In the order of the header; names in lower case.
    let all: [(name: String, quality: Double)]

    init(_ header: String?) {
        all = (header ?? "").prefix(1_000).split(separator: ",").prefix(20).compactMap { element in
            let parts = element.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            return parts.first.map { ($0, Self.quality(parts.dropFirst())) }
        }
    }

    /// 1 when nothing is said; 0 when it cannot be read.
    private static func quality(_ parameters: some Sequence<String>) -> Double {
        guard let parameter = parameters.first(where: { $0.hasPrefix("q=") }) else { return 1 }
        guard let quality = Double(parameter.dropFirst(2)), 0...1 ~= quality else { return 0 }
        return quality
    }
}
