public import APICore
import Foundation
import HTTPTypes

/// The conventions of the iTunes Store, above all how its failures look.
///
/// There is no key. Most failures come with status 200: an unknown id, a missing term and, since late 2025, any search
/// for films return empty lists.
public enum ITunesVendor: APIVendor {
    /// The store's name, as errors show it.
    public static let name = "iTunes"

    /// The shortest pause after too many calls. The store does not say how long to wait; people report minutes to an
    /// hour.
    public static let shortestBackOff = Duration.seconds(60)

    /// The longest pause, even if the store asks for a longer one.
    public static let longestBackOff = Duration.seconds(3600)

    /// The fault that a response reports, or nil if it can be decoded.
    ///
    /// - 400 is `APIError.Kind.rejected` with the store's message, and ``ITunesRejection`` as its cause.
    /// - 403 is `APIError.Kind.rateLimited(retryAfter:)` like 429, after a minute to an hour. It comes with an empty
    ///   body after too many calls; no other cause is known, and without a key nothing can be forbidden, so a body
    ///   (such as a proxy's page) makes no difference.
    /// - 404 is `APIError.Kind.rejected`, not `notFound`: the store reports missing records as an empty list, and a
    ///   missing page must not be taken for a missing film.
    public static func fault(in response: APIResponse) -> APIFault? {
        switch response.status.code {
        case 200...299: if response.isObject { nil } else { APIFault(.unreadable) }
        case 400:
            if let rejection = try? JSONDecoder().decode(ITunesRejection.self, from: response.body) {
                APIFault(.rejected, message: rejection.message, cause: rejection)
            } else {
                APIFault(.rejected)
            }
        case 403, 429:
            APIFault(
                .rateLimited(retryAfter: min(max(response.retryAfter ?? .zero, shortestBackOff), longestBackOff)))
        case 404, 410: APIFault(.rejected)
        default: response.statusFault
        }
    }
}
