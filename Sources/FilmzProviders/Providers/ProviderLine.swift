import APICore
import FilmzDomain
import Foundation

/// Everything that a provider's client needs.
struct ProviderLine: Sendable {
    let provider: Provider
    /// Nil when the provider needs none.
    let key: ProviderKey?
    /// The address to ask instead of the provider's own.
    let address: URL?
    let language: String
    let country: String
    /// Sends the client's calls.
    let transport: any Transport
    let retry: RetryPolicy
    /// A wrapper around a client that makes calls wait for their turn. It lets kept answers through without waiting.
    let around: @Sendable (any Transport) -> any Transport

    /// The key as a credential.
    var keyText: String { key?.text ?? "" }
}
