import FilmzTextFolding

/// A service that offers films.
public struct StreamingService: Hashable, Sendable, Codable {
    /// TMDb's ID of the service.
    public let id: Int
    public var name: String

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    /// The maximum length of a stored name, in characters.
    public static let nameLimit = 100

    /// The key of the services that one subscription opens: their folded name, without the words for the tariff.
    /// `Netflix Standard with Ads` is Netflix. A channel within another service has a subscription of its own.
    public var brand: String {
        var words = TextFolding.words(name)
        while words.count > 1, let last = words.last, Self.tariffs.contains(last) { words.removeLast() }
        return if words.isEmpty { "\(id)" } else { words.joined(separator: " ") }
    }

    private static let tariffs: Set = ["ads", "with", "standard", "basic", "essential", "premium", "free"]
}
