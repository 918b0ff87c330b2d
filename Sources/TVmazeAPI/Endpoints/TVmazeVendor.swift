public import APICore
public import Foundation
import HTTPTypes

/// How TVmaze answers: by the status, as HTTP has it. There is no key. https://www.tvmaze.com/api
public enum TVmazeVendor: APIVendor {
    public static let name = "TVmaze"

    /// Where it is.
    public static let baseURL = URL(known: "https://api.tvmaze.com")

    /// What is wrong with an answer.
    ///
    /// - 404 is `APIError.Kind.notFound`, an ordinary answer here: there is no such show, episode or page. A page of HTML
    ///   with that status is somebody's between, and `APIError.Kind.unreadable`.
    /// - 429 is `APIError.Kind.rateLimited(retryAfter:)`; TVmaze does not always say how long to wait.
    /// - 401 and 403 are `APIError.Kind.rejected`, as there is no key that could be wrong.
    /// - A redirect that was not followed, since it leads to another host, is `APIError.Kind.unreadable`.
    public static func fault(in response: APIResponse) -> APIFault? {
        guard let fault = response.statusFault else { return nil }
        let kind: APIError.Kind =
            switch fault.kind {
            case .notFound where response.firstByte == UInt8(ascii: "<"): .unreadable
            case .unauthorized: .rejected
            default: fault.kind
            }
        let isRedirect = response.status.kind == .redirection
        return APIFault(kind, message: isRedirect ? "It sends elsewhere." : TVmazeWords(in: response)?.message)
    }
}

/// What TVmaze says of a failure: `{"name":"Not Found","message":"Page not found.","code":0,"status":404}`.
private struct TVmazeWords: Decodable {
    let message: String?

    init?(in response: APIResponse) {
        guard response.isObject, let words = try? JSONDecoder().decode(Self.self, from: response.withoutMark) else {
            return nil
        }
        self = words
    }

    init(from decoder: any Decoder) throws {
        message = try decoder.container(keyedBy: CodingKeys.self).text(.message)
    }

    private enum CodingKeys: String, CodingKey {
        case message
    }
}
