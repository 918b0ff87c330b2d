public import APICore
public import Foundation
import HTTPTypes

extension APIResponse {
    /// A JSON response with a status.
    public static func json(_ body: Data, status: Int = 200) -> APIResponse {
        APIResponse(
            status: HTTPResponse.Status(code: status), fields: [.contentType: "application/json"], body: body)
    }

    /// A response of JSON, or any other text, with a status.
    public static func text(_ body: String, status: Int = 200) -> APIResponse {
        json(Data(body.utf8), status: status)
    }
}
