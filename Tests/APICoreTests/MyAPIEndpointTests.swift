import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import Testing

/// "Create your own API wrapper", as the AMCAPI document has it under "APICore Usage": its names, its five steps and
/// its final one. Where this differs, the comment says why.
@Suite struct MyAPIEndpointTests {
    @Test func theFirstCallFillsItsPathAndSendsItsHeaders() async throws {
        let stub = MockTransport(#"{"id":1,"name":"first","values":[1,2,3]}"#)
        let api = MyAPI(client: APIClient(transport: stub))
        #expect(try await api.firstAPICall(arg1: 7, arg2: "a/b") == MyModel(id: 1, name: "first", values: [1, 2, 3]))
        #expect(await stub.addresses == ["https://api.example.com/v1/firstAPI/7/a%2Fb"])
        let fields = try #require(await stub.requests.first).fields
        #expect(fields[try #require(HTTPField.Name("key1"))] == "value1")
        #expect(fields[try #require(HTTPField.Name("key2"))] == "value2")
    }

    @Test func theSecondCallSendsItsParameters() async throws {
        let stub = MockTransport(#"{"id":2,"name":"second","values":[]}"#)
        let api = MyAPI(client: APIClient(transport: stub))
        #expect(try await api.secondAPICall(arg: ["page": 2, "name": "Law & Order"]).name == "second")
        #expect(await stub.addresses == ["https://api.example.com/v1/secondAPI?name=Law%20%26%20Order&page=2"])
    }

    @Test func theThirdCallTakesNothing() async throws {
        let stub = MockTransport(#"{"id":3,"name":"third","values":[]}"#)
        let api = MyAPI(client: APIClient(transport: stub))
        #expect(try await api.thirdNoArgAPICall().id == 3)
        #expect(await stub.addresses == ["https://api.example.com/v1/thirdAPI"])
        #expect(try await stub.requests.first?.fields[#require(HTTPField.Name("key3"))] == "value3")
    }

    // A wrong pair does not compile. With another endpoint and its own targets,
    //
    //     try await OtherEndpoint().request(MyAPITarget.thirdNoArgAPICall, with: client)
    //
    // is "cannot convert value of type 'MyAPITarget' to expected argument type 'OtherTarget'", and
    //
    //     let other: OtherModel = try await MyAPIEndpoint().request(.thirdNoArgAPICall, with: client)
    //
    // is "cannot convert value of type 'MyModel' to specified type 'OtherModel'".
}

// Step 1: an enum of the calls. The document has a dictionary of `Any`, which Swift 6 does not let go to another task.
private enum MyAPITarget: HTTPTargetType {
    case firstAPICall(arg1: Int, arg2: String)
    case secondAPICall(arg: [String: any HTTPParameterValue])
    case thirdNoArgAPICall
}

// Step 2: the model.
private struct MyModel: Codable, Equatable {
    let id: Int
    let name: String
    let values: [Int]
}

// Step 3: the endpoint, which ties the two.
private struct MyAPIEndpoint: HTTPEndpoint {
    typealias Target = MyAPITarget
    typealias Model = MyModel
}

// Step 4: path, headers and task of each call; and where they all go.
extension MyAPITarget {
    var baseURL: URL { URL(known: "https://api.example.com") }

    var path: String {
        switch self {
        case .firstAPICall(let arg1, let arg2):
            return "/v1/firstAPI/\(arg1)/\(segment: arg2)"
        case .secondAPICall:
            return "/v1/secondAPI"
        case .thirdNoArgAPICall:
            return "/v1/thirdAPI"
        }
    }

    var headers: HTTPHeaders {
        let value2 = "value2"
        let value3 = "value3"
        switch self {
        case .firstAPICall, .secondAPICall:
            return ["key1": "value1", "key2": "\(value2)"]
        default:  // .thirdNoArgAPICall
            return ["key3": "\(value3)"]
        }
    }

    var task: HTTPTask {
        switch self {
        case .firstAPICall:
            return .requestPlain
        case .secondAPICall(let arg):
            return .requestParams(arg)
        case .thirdNoArgAPICall:
            return .requestPlain
        }
    }
}

// Step 5: the endpoint as a value that the wrapper functions share.
private let myAPIEndpoint = MyAPIEndpoint()

// The final step: functions that make the calls. They are `async`; `APICorePublishers` makes publishers of them, as the
// document has them.
private struct MyAPI: APIService {
    let client: APIClient

    func firstAPICall(arg1: Int, arg2: String) async throws(APIError) -> MyModel {
        try await myAPIEndpoint.request(.firstAPICall(arg1: arg1, arg2: arg2), with: client)
    }

    func secondAPICall(arg: [String: any HTTPParameterValue]) async throws(APIError) -> MyModel {
        try await myAPIEndpoint.request(.secondAPICall(arg: arg), with: client)
    }

    func thirdNoArgAPICall() async throws(APIError) -> MyModel {
        try await myAPIEndpoint.request(.thirdNoArgAPICall, with: client)
    }
}
