public import APICore

/// How OMDb answers: often with status 200 and `{"Response":"False","Error":"…"}` when it fails.
///
/// Words that the day's calls are used up count before any status: `APIError.Kind.quotaExceeded`. Next come the
/// statuses 401 and 403 (`APIError.Kind.unauthorized`), 429 (`APIError.Kind.rateLimited(retryAfter:)`) and those from
/// 500 on (`APIError.Kind.serviceUnavailable`). With any other status, what is not there or has no valid ID is
/// `APIError.Kind.notFound`, and a key that does not work `APIError.Kind.unauthorized`. With unknown words the status
/// decides, or they are `APIError.Kind.rejected` when the status says nothing. An answer that is no JSON is
/// `APIError.Kind.unreadable`, also with status 404, except for a refusal with stray quotation marks in its words.
///
/// The words are listed nowhere; they are those of recorded answers. https://www.omdbapi.com/#parameters
public enum OMDbVendor: APIVendor {
    public static let name = "OMDb"

    public static func fault(in response: APIResponse) -> APIFault? {
        OMDbReply.fault(in: response)
    }
}
