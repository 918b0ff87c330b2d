public import APICore
public import Foundation

/// TMDb: where it is, how it says that a call failed, and how its JSON is read.
///
/// See https://developer.themoviedb.org/docs/errors.
public enum TMDbVendor: APIVendor {
    /// The service's name in errors.
    public static let name = "TMDb"

    /// Version 3 of the API.
    public static let baseURL = URL(known: "https://api.themoviedb.org/3")

    /// The last page that can be asked for: the next one is refused, also when a list says that it has more.
    public static let lastPage = 500

    /// How much can be fetched with something in the same call: a call that asks for more is refused.
    public static let mostAppended = 20

    /// What is wrong with an answer, or nil when it can be read.
    ///
    /// TMDb's own code counts more than the status, since some failures come with 200. The `APIFault.cause` is a
    /// ``TMDbFailure`` whenever TMDb sent one. An answer that is cut off is `APIError.Kind.unreadable`, so that it is
    /// asked for again, and so is a 404 that is not TMDb's own.
    public static func fault(in response: APIResponse) -> APIFault? {
        let byStatus = response.statusFault
        guard let failure = TMDbFailure(in: response) else {
            // A page of HTML is not TMDb's way to say that there is no such film.
            if byStatus?.kind == .notFound, !response.isObject { return APIFault(.unreadable) }
            return byStatus ?? (response.breaksOff ? APIFault(.unreadable) : nil)
        }
        let kind = kind(of: failure, retryAfter: response.retryAfter) ?? byStatus?.kind
        return APIFault(kind ?? .rejected, message: failure.message, cause: failure)
    }

    /// Refuses a page that TMDb would refuse, without a call.
    static func check(page: Int, of path: String) throws(APIError) {
        guard !(1...lastPage).contains(page) else { return }
        throw APIError(
            .invalidRequest, service: name, operation: "GET \(path)", message: "Pages go from 1 to \(lastPage).")
    }

    /// A decoder without strategies: every model names its keys and reads its dates itself.
    public static func makeDecoder() -> JSONDecoder { JSONDecoder() }

    /// What a code means; nil for an unknown one, where the status decides.
    private static func kind(of failure: TMDbFailure, retryAfter: Duration?) -> APIError.Kind? {
        guard let code = failure.statusCode else { return nil }
        return switch code {
        case 3, 7, 10, 14, 16, 17, 30...33, 35, 36, 38, 39, 45: .unauthorized
        case 6, 21, 34, 37: .notFound
        case 25: .rateLimited(retryAfter: retryAfter)
        case 9, 11, 15, 24, 43, 44, 46: .serviceUnavailable
        case 1...47: .rejected
        default: nil
        }
    }
}

extension APIResponse {
    /// Whether the body does not end as JSON does.
    fileprivate var breaksOff: Bool {
        let end = body.last { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
        return end != UInt8(ascii: "}") && end != UInt8(ascii: "]")
    }
}
