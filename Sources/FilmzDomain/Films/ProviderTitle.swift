/// A film's title in another language from a provider.
public struct ProviderTitle: Hashable, Sendable {
    public var film: Film.ID
    public var provider: Provider
    /// The ID of the provider's film to which the title belongs.
    public var id: ExternalID?
    public var text: String

    public init(film: Film.ID, provider: Provider, id: ExternalID?, text: String) {
        self.film = film
        self.provider = provider
        self.id = id
        self.text = text
    }
}
