/// The store's error for a call that it does not accept.
///
/// `{"errorMessage":"Invalid value(s) for key(s): [mediaType]","queryParameters":{…}}`
public struct ITunesRejection: Error, Sendable, Hashable, Codable {
    /// The store's message.
    public let message: String

    /// Creates a value from its parts, such as for a preview or a test.
    public init(message: String) {
        self.message = message
    }

    private enum CodingKeys: String, CodingKey {
        case message = "errorMessage"
    }

    /// The names in the message's brackets, which are internal to the store: `mediaType`, `resultEntity`, `itunesId`.
    public var keys: [String] {
        guard let open = message.firstIndex(of: "["), let close = message[open...].firstIndex(of: "]") else {
            return []
        }
        return message[message.index(after: open)..<close].split(separator: ",")
            .map { $0.trimmingPrefix(while: \.isWhitespace) }
            .map { String($0.prefix { !$0.isWhitespace }) }
            .filter { !$0.isEmpty }
    }

    /// The names of the call's parameters for ``keys``: `media`, `entity`, `id`. Unknown names stay as they are.
    public var parameters: [String] {
        keys.map { key in
            switch key {
            case "mediaType": "media"
            case "resultEntity": "entity"
            case "attributeType": "attribute"
            case "language": "lang"
            case "itunesId": "id"
            default: key
            }
        }
    }
}
