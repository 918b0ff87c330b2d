import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import TMDbAPI

extension TMDbClient {
    /// A client that asks a stub, once per call, with the token `token`.
    init(_ stub: MockTransport, language: String? = nil, region: String? = nil) {
        self.init(token: "token", language: language, region: region, transport: stub, retry: .never)
    }

    /// A client that gets a fixture as its answer.
    init(answering name: String) throws {
        self.init(MockTransport(bodies: [try Fixture.data(name)]))
    }
}

/// The service's error, if the work throws one.
func failure(of work: () async throws(APIError) -> some Sendable) async -> APIError? {
    do throws(APIError) {
        _ = try await work()
        return nil
    } catch {
        return error
    }
}
