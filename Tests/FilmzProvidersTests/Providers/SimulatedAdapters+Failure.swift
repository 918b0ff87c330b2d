import APICore
import FilmzDomain

@testable import FilmzProviders

extension SimulatedAdapters {
    /// The failure of a call; nil when it succeeds.
    func failure(of call: () async throws(APIError) -> Void) async -> ProviderFailure? {
        do throws(APIError) {
            try await call()
            return nil
        } catch {
            return ProviderFailure(error.kind, at: Self.now)
        }
    }
}
