import Foundation
import HTTPTypes

@testable import APICore

/// A call with whatever parts a test needs.
struct FreeTarget: HTTPTargetType {
    var baseURL = URL(known: "https://api.example.com")
    var path = "/v1/films"
    var shownPath: String?
    var method = HTTPRequest.Method.get
    var headers: HTTPHeaders = [:]
    var task = HTTPTask.requestPlain

    var publicPath: String { shownPath ?? path }

    /// The call as an `APIClient` would send it.
    func request(
        credential: Credential? = nil, baseURL: URL? = nil, vendor: any APIVendor.Type = SampleVendor.self
    ) throws(APIError) -> APIRequest {
        let client = APIClient(transport: HangingTransport(), credential: credential, baseURL: baseURL)
        return try client.request(for: self, of: vendor)
    }
}

/// A vendor with a name and nothing else of its own.
enum SampleVendor: APIVendor {
    static let name = "Sample"
}

/// Never answers; ends when the task is cancelled.
struct HangingTransport: Transport {
    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        do { try await Task.sleep(for: .seconds(86_400)) } catch { throw APIError(.cancelled, of: request) }
        return APIResponse(status: .ok)
    }
}

/// A key that looks different when percent-encoded.
let secret = "top/Secret+key=1é"
let encodedSecret = "top%2FSecret%2Bkey%3D1%C3%A9"

/// Every way in which Swift turns a value into text.
func allTexts(of value: some Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return [String(describing: value), String(reflecting: value), dumped, "\(value)", "\([value])"]
}

/// The error that an asynchronous call throws, or nil.
func failure<Value>(of call: () async throws(APIError) -> Value) async -> APIError? {
    do throws(APIError) { _ = try await call() } catch { return error }
    return nil
}

/// Does something in a task that is already cancelled.
func inCancelledTask<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
    let task = Task {
        try? await Task.sleep(for: .seconds(86_400))
        return await work()
    }
    task.cancel()
    return await task.value
}
