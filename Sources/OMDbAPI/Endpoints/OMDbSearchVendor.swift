public import APICore
import HTTPTypes

/// How OMDb answers searches: as ``OMDbVendor`` says, but that `Movie not found!` is an answer, a page without results.
///
/// Only words that end so are. A plain status of 404 is none. `Error getting data.` and `Incorrect IMDb ID.`, which is
/// what a search for an empty text is told, are `APIError.Kind.rejected` here. https://www.omdbapi.com/#parameters
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
