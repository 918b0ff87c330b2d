import APICore
import FilmzDomain

@testable import FilmzProviders

extension SimulatedAdapters {
    /// What a call fails with; nil when it does not.
    func failure(of call: () async throws(APIError) -> Void) async -> ProviderFailure? {
        do throws(APIError) {
            try await call()
            return nil
        } catch {
            return ProviderFailure(error.kind, at: Self.now)
        }
    }
}
