public import APICore
public import Foundation

/// The path and query of a link, without its host: AMC's links may name hosts that only AMC can reach, and that must
/// not get the key.
public struct AMCAddress: Sendable, Hashable {
    /// The path, percent-encoded.
    public let path: String
    /// The parameters of the query.
    public private(set) var parameters: HTTPParameters

    /// The address of a link, or nil if that is outside `/v1/` and `/v2/`, or if the link has unfilled placeholders in
    /// braces.
    ///
    /// A client may have a base address of its own; if that has a path, links may begin with it.
    public init?(_ link: AMCLink, under baseURL: URL? = nil) {
        guard !link.isTemplated, !link.href.contains("{"), let parts = URLComponents(string: link.href) else {
            return nil
        }
        var path = parts.percentEncodedPath
        if let base = baseURL?.path(percentEncoded: true), base != "/", !base.isEmpty {
            let folder = if base.hasSuffix("/") { String(base.dropLast()) } else { base }
            if path.hasPrefix(folder + "/") { path.removeFirst(folder.count) }
        }
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(Self.decoded)
        guard segments.count > 2, segments[0].isEmpty, ["v1", "v2"].contains(segments[1]),
            segments.dropFirst().allSatisfy({ !["", ".", ".."].contains($0) })
        else { return nil }
        self.path = segments.dropFirst().map { "/\(segment: $0)" }.joined()
        self.parameters = HTTPParameters()
        for pair in (parts.percentEncodedQuery ?? "").split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value: Substring = if halves.count > 1 { halves[1].replacing("+", with: " ") } else { "" }
            parameters.append(Self.decoded(halves[0]), value: Self.decoded(value[...]))
        }
    }

    /// The address of a call.
    init(of target: some AMCTarget) {
        path = target.path
        parameters =
            switch target.task {
            case .requestParams(let parameters): parameters
            case .requestPlain, .requestJSON: HTTPParameters()
            }
    }

    /// The number of the requested page; the first if there is none.
    var pageNumber: Int {
        max(parameters.pairs.last { $0.name == "page-number" }.flatMap { Int($0.value) } ?? 1, 1)
    }

    /// The address of another page of the same list.
    func page(_ number: Int) -> AMCAddress {
        var address = self
        address.parameters = HTTPParameters()
        for pair in parameters.pairs where pair.name != "page-number" {
            address.parameters.append(pair.name, value: pair.value)
        }
        address.parameters.append("page-number", value: number)
        return address
    }

    var task: HTTPTask { if parameters.pairs.isEmpty { .requestPlain } else { .requestParams(parameters) } }

    /// The path without a person's location.
    var publicPath: String {
        guard let place = path.range(of: "/current-location/", options: .caseInsensitive) else { return path }
        let date = path[place.upperBound...].prefix { $0 != "/" }
        return "\(path[..<place.upperBound])\(date)/{latitude}/{longitude}"
    }

    private static func decoded(_ text: Substring) -> String {
        text.removingPercentEncoding ?? String(text)
    }
}
