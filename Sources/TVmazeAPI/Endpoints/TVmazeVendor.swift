public import APICore
public import Foundation
import HTTPTypes

/// TVmaze's conventions: the status tells, as usual in HTTP. There is no key. https://www.tvmaze.com/api
public enum TVmazeVendor: APIVendor {
    public static let name = "TVmaze"

    /// The base address of TVmaze's API.
    public static let baseURL = URL(known: "https://api.tvmaze.com")

    /// The fault that a response reports, or nil if it can be decoded.
    ///
    /// - 404 is `APIError.Kind.notFound`, an ordinary response here: there is no such show, episode or page. An HTML
    ///   page with that status comes from an intermediary, and is `APIError.Kind.unreadable`.
    /// - 429 is `APIError.Kind.rateLimited(retryAfter:)`; TVmaze does not always say how long to wait.
    /// - 401 and 403 are `APIError.Kind.rejected`, since there is no key that could be wrong.
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

/// TVmaze's error message: `{"name":"Not Found","message":"Page not found.","code":0,"status":404}`.
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
