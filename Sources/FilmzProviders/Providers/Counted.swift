import APICore
import FilmzDomain

/// A transport that counts the calls to a provider.
struct Counted: Transport {
    let base: any Transport
    let provider: Provider
    let counter: CallCounter

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        await counter.count(provider)
        return try await base.send(request)
    }
}
