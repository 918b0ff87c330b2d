import APICore
import FilmzDomain
import Foundation

/// All that is needed to make a provider's client.
struct ProviderLine: Sendable {
    let provider: Provider
    /// Nil when the provider needs none.
    let key: ProviderKey?
    /// Where to ask instead of its own address.
    let address: URL?
    let language: String
    let country: String
    /// What the client sends its calls through.
    let transport: any Transport
    let retry: RetryPolicy
    /// Goes around a client that makes calls wait for their turn, so that a kept answer does not wait.
    let around: @Sendable (any Transport) -> any Transport

    /// The key as a credential.
    var keyText: String { key?.text ?? "" }
}
