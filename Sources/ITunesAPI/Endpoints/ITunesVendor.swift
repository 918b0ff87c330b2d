public import APICore
import Foundation
import HTTPTypes

/// The iTunes Store: how its failures look.
///
/// There is no key. Most failures come with status 200: an unknown id, a missing term and, since late 2025, any search
/// for films give empty lists.
public enum ITunesVendor: APIVendor {
    /// The store's name in errors.
    public static let name = "iTunes"

    /// The shortest pause after too many calls. The store does not say how long; people report minutes to an hour.
    public static let shortestBackOff = Duration.seconds(60)

    /// The longest pause, even when the store asks for more.
    public static let longestBackOff = Duration.seconds(3600)

    /// What is wrong with an answer.
    ///
    /// - 400 is `APIError.Kind.rejected` in the store's words, with ``ITunesRejection`` as its cause.
    /// - 403 is `APIError.Kind.rateLimited(retryAfter:)` like 429, after a minute to an hour. It comes with an empty
    ///   body when the store was asked too often; nothing else is known to give it, and without a key nothing can be
    ///   forbidden, so a body (such as a proxy's page) changes nothing.
    /// - 404 is `APIError.Kind.rejected`, not `notFound`: what the store does not have is an empty list, and
    ///   a missing page must not be read as a missing film.
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
