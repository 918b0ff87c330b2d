import APICore
import FilmzDomain
import Foundation

/// The settings and the transport of a provider's client.
struct ProviderLine: Sendable {
    let provider: Provider
    /// The key; nil if the provider needs none.
    let key: ProviderKey?
    /// The base address that replaces the provider's own.
    let address: URL?
    let language: String
    let country: String
    /// The transport of the client's calls.
    let transport: any Transport
    let retry: RetryPolicy
    /// A decorator around the transport with the rate limit. It returns cached responses without waiting.
    let around: @Sendable (any Transport) -> any Transport

    /// The key as a credential.
    var keyText: String { key?.text ?? "" }
}
