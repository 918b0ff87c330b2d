/// The store of one country, and the language of its responses. Ids, prices and offers differ between stores.
public struct ITunesStorefront: Sendable, Hashable {
    /// The country, ISO 3166-1 alpha-2 in lower case: `us`. The store rejects unknown ones.
    public let country: String
    /// The language in the store's spelling: `en_us`, `ja_jp`. Nil for the store's default, which is `en_us`.
    public let language: String?

    /// The store of a country, in upper or lower case. A language may be written `ja-JP` as well as `ja_jp`.
    public init(country: String = "us", language: String? = nil) {
        self.country = country.trimmed.lowercased()
        let language = language?.trimmed.lowercased().replacing("-", with: "_")
        self.language = if language == "" { nil } else { language }
    }
}
