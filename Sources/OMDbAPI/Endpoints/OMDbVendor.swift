public import APICore

/// How OMDb answers: often with status 200 and `{"Response":"False","Error":"…"}` when it fails.
///
/// The words count before the status. A used-up day is `APIError.Kind.quotaExceeded`, any other 401
/// `APIError.Kind.unauthorized`. What is not there or has no valid ID is `APIError.Kind.notFound`. Other words are
/// `APIError.Kind.rejected`; an answer that is no JSON is `APIError.Kind.unreadable`.
public enum OMDbVendor: APIVendor {
    public static let name = "OMDb"

    public static func fault(in response: APIResponse) -> APIFault? {
        OMDbReply.fault(in: response)
    }
}
