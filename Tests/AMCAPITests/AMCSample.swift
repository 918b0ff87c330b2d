import AMCAPI
import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation

/// Clients that need no network, and the calls they make.
enum AMCSample {
    static let emptyPage = #"{"pageNumber":1,"pageSize":10,"count":0,"_links":{},"_embedded":{}}"#

    static func client(
        _ transport: any Transport, dateForm: AMCDateForm = .monthFirst, baseURL: URL? = nil
    ) -> AMCClient {
        AMCClient(
            vendorKey: " SECRET-KEY ", dateForm: dateForm, transport: transport, retry: .never, baseURL: baseURL,
            clock: ManualClock())
    }

    /// The address to which a call goes.
    static func address(
        _ body: String = emptyPage, dateForm: AMCDateForm = .monthFirst,
        of call: (AMCClient) async throws -> Void
    ) async throws -> String {
        let transport = MockTransport(body)
        try await call(client(transport, dateForm: dateForm))
        return await transport.addresses.joined(separator: " ")
    }

    /// The error of a call that gets only this answer.
    static func failure(
        _ response: APIResponse, of call: (AMCClient) async throws(APIError) -> Void
    ) async -> APIError? {
        let transport = MockTransport { (_, _) async throws(APIError) -> APIResponse in response }
        do throws(APIError) {
            try await call(client(transport))
            return nil
        } catch {
            return error
        }
    }

    static func decode<Model: Decodable>(_ text: String) throws -> Model {
        try AMCVendor.makeDecoder().decode(Model.self, from: Data(text.utf8))
    }
}
