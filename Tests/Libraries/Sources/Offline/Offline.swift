public import APICore
import Foundation

/// Answers all calls with one text: no app in this package needs a network.
public struct Offline: Transport {
    let text: String

    public init(_ text: String) {
        self.text = text
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        APIResponse(status: .ok, body: Data(text.utf8))
    }
}
