import CFilmzZlib
public import FilmzDomain
import FilmzPages
import Foundation

/// A recommendation in an address: its JSON, compressed by zlib, as base64 for addresses. So nothing has to be fetched.
///
/// `docs/decisions/0033-recommendations-from-one-filmz-to-another.md` says why it is in the query.
public enum RecommendationAddress {
    /// The maximum length of an address in bytes, with everything before the recommendation.
    public static let limit = Address.byteLimit
    /// The maximum length of the decompressed recommendation in bytes: more JSON does not fit into an address, unless
    /// it is malicious.
    static let contentLimit = 256 * 1024
    private static var name: String { FormField<String>.recommendation.name }
    private static var linkName: String { FormField<String>.link.name }

    /// The address at which the receiver's own Filmz opens a recommendation.
    /// - Parameter filmz: the receiver's Filmz as they type it: `films.example.org`, `http://192.168.1.7:8080`,
    ///   `example.org/filmz`. The name of a page of it is left out; without a scheme it is HTTPS, and HTTP for numbers
    ///   and for names of a home network.
    /// - Returns: nil when `filmz` is not an address, or when the recommendation is too long for one
    public static func opening(_ recommendation: Recommendation, at filmz: String) -> String? {
        guard let page = takingIn(at: filmz), let text = text(recommendation) else { return nil }
        let address = "\(page)?\(name)=\(text)"
        guard address.utf8.count <= limit else { return nil }
        return address
    }

    /// The address at which the receiver's own Filmz asks whether to fetch what a link shows.
    public static func opening(link: String, at filmz: String) -> String? {
        takingIn(at: filmz).map { "\($0)?\(linkName)=\(SiteAddress.encoded(link))" }
    }

    /// The address at which the receiver's own Filmz accepts a file.
    static func takingIn(at filmz: String) -> String? {
        site(filmz).map { $0 + SitePath.newReceived.template.path }
    }

    /// The recommendation that an address has in it; nil when it has none.
    /// - Throws: ``RecommendationProblem`` when it cannot be read
    public static func recommendation(in address: String) throws(RecommendationProblem) -> Recommendation? {
        guard address.utf8.count <= limit,
            let parts = URLComponents(string: address.trimmingCharacters(in: .whitespaces)),
            parts.scheme != nil, let text = parts.queryItems?.first(where: { $0.name == name })?.value
        else { return nil }
        return try read(text)
    }

    /// The scheme, host, port and ``BasePath`` of a Filmz, from its address as typed; nil when that is not an address.
    public static func site(_ filmz: String) -> String? {
        let typed = filmz.trimmingCharacters(in: .whitespacesAndNewlines)
        let hasScheme = typed.contains("://")
        guard let link = WebLink(hasScheme ? typed : "https://\(typed)") else { return nil }
        let name =
            if link.host.hasPrefix("[") {
                link.host
            } else {
                link.host.split(separator: ":").first.map(String.init) ?? ""
            }
        let isAtHome = !name.contains(".") || name.hasSuffix(".local") || IPAddress(name) != nil
        let isPlain = if hasScheme { link.text.lowercased().hasPrefix("http:") } else { isAtHome }
        let base = BasePath.before(URLComponents(string: link.text)?.path ?? "")
        return "\(isPlain ? "http" : "https")://\(link.host)\(base)"
    }

    /// The text of a recommendation in an address; nil when it is too long for any.
    static func text(_ recommendation: Recommendation) -> String? {
        let json = RecommendationFormat.data(recommendation)
        guard json.count <= contentLimit, let bytes = deflated(json), bytes.count < limit else { return nil }
        return encoded(bytes)
    }

    static func encoded(_ bytes: Data) -> String {
        bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Parses the text that ``text(_:)`` returns.
    static func read(_ text: String) throws(RecommendationProblem) -> Recommendation {
        guard text.utf8.count <= limit else { throw .tooLarge }
        let base64 = text.replacing("-", with: "+").replacing("_", with: "/")
        let padded = base64 + String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
        guard let bytes = Data(base64Encoded: padded) else { throw .unreadable }
        return try RecommendationFormat.read(try inflated(bytes))
    }

    // MARK: - zlib

    static func deflated(_ data: Data) -> Data? {
        var size = compressBound(uLong(data.count))
        var output = [UInt8](repeating: 0, count: Int(size))
        let input = Array(data)
        // Safe: zlib reads and writes no more than these counts.
        let status = unsafe compress2(&output, &size, input, uLong(input.count), 9)
        guard status == Z_OK else { return nil }
        return Data(output.prefix(Int(size)))
    }

    /// Decompresses into a buffer of a fixed size, so that a few bytes cannot become a gigabyte.
    private static func inflated(_ data: Data) throws(RecommendationProblem) -> Data {
        var size = uLong(contentLimit)
        var output = [UInt8](repeating: 0, count: contentLimit)
        let input = Array(data)
        // Safe: zlib reads and writes no more than these counts.
        switch unsafe uncompress(&output, &size, input, uLong(input.count)) {
        case Z_OK: return Data(output.prefix(Int(size)))
        case Z_BUF_ERROR where size >= uLong(contentLimit): throw .tooLarge
        default: throw .unreadable
        }
    }
}
