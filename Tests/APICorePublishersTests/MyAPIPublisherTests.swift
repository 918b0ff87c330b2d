import APICore
import APICorePublishers
import APICoreTesting
import Foundation
import Testing

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// The final step of "create your own API wrapper" in the AMCAPI document, with its types. The document handles a
/// request that cannot be made by itself; here that is a failure of the publisher too.
@Suite(.timeLimit(.minutes(10))) struct MyAPIPublisherTests {
    private enum MyAPITarget: HTTPTargetType {
        case firstAPICall(arg1: Int, arg2: String)

        var baseURL: URL { URL(known: "https://api.example.com") }
        var path: String {
            switch self {
            case let .firstAPICall(arg1, arg2):
                return "/v1/firstAPI/\(arg1)/\(arg2)"
            }
        }
    }

    private struct MyModel: Codable, Equatable {
        let id: Int
        let name: String
        let values: [Int]
    }

    private struct MyAPIEndpoint: HTTPEndpoint {
        typealias Target = MyAPITarget
        typealias Model = MyModel
    }

    private struct MyAPI {
        let client: APIClient
        let myAPIEndpoint = MyAPIEndpoint()

        func firstAPICall(arg1: Int, arg2: String) -> AnyPublisher<MyModel, any Swift.Error> {
            let publisher = myAPIEndpoint.request(.firstAPICall(arg1: arg1, arg2: arg2), with: client)
            return publisher
        }
    }

    @Test func theFirstCallIsPublished() async throws {
        let transport = MockTransport(#"{"id":1,"name":"first","values":[1,2,3]}"#)
        let heard = Heard(MyAPI(client: APIClient(transport: transport)).firstAPICall(arg1: 7, arg2: "a"))
        #expect(try await heard.failure()?.kind == nil)
        #expect(await heard.values == [MyModel(id: 1, name: "first", values: [1, 2, 3])])
        #expect(await transport.addresses == ["https://api.example.com/v1/firstAPI/7/a"])
    }

    @Test func aCallThatCannotBeMadeFails() async throws {
        let heard = Heard(MyAPI(client: APIClient(transport: MockTransport("{}"))).firstAPICall(arg1: 7, arg2: "a b"))
        #expect(try await heard.failure()?.kind == .invalidRequest)
    }
}
