public import APICore
import HTTPTypes

/// OMDb's conventions for searches: those of ``OMDbVendor``, except that `Movie not found!` is a page without results.
///
/// This applies only to a message with that ending, not to a plain status of 404. `Error getting data.` and
/// `Incorrect IMDb ID.`, the response to a search for an empty text, are `APIError.Kind.rejected` here.
/// https://www.omdbapi.com/#parameters
public enum OMDbSearchVendor: APIVendor {
    public static let name = OMDbVendor.name

    public static func fault(in response: APIResponse) -> APIFault? {
        let fault = OMDbVendor.fault(in: response)
        guard fault?.kind == .notFound, case .refusal(let words) = OMDbReply(response) else { return fault }
        return switch OMDbRefusal(words) {
        case .nothingFound: nil
        case .badID: APIFault(.rejected, message: "There is nothing to search for.")
        case .badValue, .noData: APIFault(.rejected, message: words)
        case .quotaUsedUp, .badKey, .tooManyResults, .other: fault
        }
    }
}
