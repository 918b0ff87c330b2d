public import APICore
public import Foundation

/// The conventions of TMDb: its address, its errors, and how its JSON is decoded.
///
/// See https://developer.themoviedb.org/docs/errors.
public enum TMDbVendor: APIVendor {
    /// The service's name, as errors show it.
    public static let name = "TMDb"

    /// The base address of version 3 of the API.
    public static let baseURL = URL(known: "https://api.themoviedb.org/3")

    /// The last page that can be fetched: TMDb refuses later ones, even if a list says that it has more.
    public static let lastPage = 500

    /// The maximum number of blocks and seasons that can be fetched with an item in the same call: TMDb refuses more.
    public static let mostAppended = 20

    /// The fault that a response reports, or nil if it can be decoded.
    ///
    /// TMDb's own code takes precedence over the status, since some failures come with 200. The `APIFault.cause` is a
    /// ``TMDbFailure`` whenever TMDb sent one. A response that breaks off is `APIError.Kind.unreadable`, so that the
    /// call is retried, and so is a 404 that is not TMDb's own.
    public static func fault(in response: APIResponse) -> APIFault? {
        let byStatus = response.statusFault
        guard let failure = TMDbFailure(in: response) else {
            // TMDb does not report a missing film with an HTML page.
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

    /// A decoder without strategies: every model defines its keys and decodes its dates itself.
    public static func makeDecoder() -> JSONDecoder { JSONDecoder() }

    /// The meaning of a code; nil for an unknown one, where the status decides.
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
    /// Whether the body ends unlike JSON, because it was cut off.
    fileprivate var breaksOff: Bool {
        let end = body.last { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
        return end != UInt8(ascii: "}") && end != UInt8(ascii: "]")
    }
}
