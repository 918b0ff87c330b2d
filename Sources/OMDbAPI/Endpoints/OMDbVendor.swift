public import APICore

/// OMDb's conventions: failures often come with status 200 and `{"Response":"False","Error":"…"}`.
///
/// A message that the day's calls are used up takes precedence over any status: `APIError.Kind.quotaExceeded`. Next are
/// the statuses 401 and 403 (`APIError.Kind.unauthorized`), 429 (`APIError.Kind.rateLimited(retryAfter:)`) and 500 and
/// above (`APIError.Kind.serviceUnavailable`). With any other status, a title that does not exist or has no valid ID is
/// `APIError.Kind.notFound`, and a key that does not work is `APIError.Kind.unauthorized`. For an unknown message the
/// status decides, or it is `APIError.Kind.rejected` if the status is no help. A response that is not JSON is
/// `APIError.Kind.unreadable`, also with status 404, except for a refusal with stray quotation marks in its message.
///
/// The messages are undocumented; they are from recorded responses. https://www.omdbapi.com/#parameters
public enum OMDbVendor: APIVendor {
    public static let name = "OMDb"

    public static func fault(in response: APIResponse) -> APIFault? {
        OMDbReply.fault(in: response)
    }
}
