import APICore
import FilmzDomain
import Foundation

/// All that a client of a provider is made of.
struct ProviderLine: Sendable {
    let provider: Provider
    /// Nil when the provider needs none.
    let key: ProviderKey?
    /// Where it is asked instead of its own address.
    let address: URL?
    let language: String
    let country: String
    /// What the client sends its calls through.
    let transport: any Transport
    let retry: RetryPolicy
    /// What stands around a client that lets calls wait for their turn, so that an answer that is there already does not
    /// wait.
    let around: @Sendable (any Transport) -> any Transport

    /// The key as clients take it.
    var keyText: String { key?.text ?? "" }
}
