import APICore
import FilmzDomain
import Foundation
import HTTPTypes

/// A cached response of a provider, with the time for which it may be reused.
struct CachedAnswer: Codable, Sendable {
    /// The maximum age of a cached response. TMDb's terms, the strictest, require it.
    static let longestAge = Duration.days(180)

    private var status: Int
    private var contentType: String?
    private var eTag: String?
    private var lastModified: String?
    private var body: Data
    /// The time when it was first fetched, even if it was revalidated later.
    private var fetchedAt: Timestamp
    private var freshFrom: Timestamp
    private var freshUntil: Timestamp

    init(_ response: APIResponse, freshFor freshness: Duration, at now: Timestamp) {
        status = response.status.code
        body = response.body
        contentType = response.fields[.contentType]
        eTag = response.fields[.eTag]
        lastModified = response.fields[.lastModified]
        fetchedAt = now
        freshFrom = now
        freshUntil = now + min(freshness, Self.longestAge)
    }

    /// The response, with only the header fields that Filmz reads.
    var response: APIResponse {
        var fields = HTTPFields()
        fields[.contentType] = contentType
        fields[.eTag] = eTag
        fields[.lastModified] = lastModified
        return APIResponse(status: HTTPResponse.Status(code: status), fields: fields, body: body)
    }

    /// Whether the response is fresh. Setting the clock back does not make it fresh again.
    func isFresh(at now: Timestamp) -> Bool {
        freshFrom <= now && now < freshUntil
    }

    func isTooOld(at now: Timestamp) -> Bool {
        now - fetchedAt >= Self.longestAge
    }

    /// The header field that revalidates the response; nil if that is not possible.
    var condition: HTTPField? {
        if let eTag, HTTPField.isValidValue(eTag) { return HTTPField(name: .ifNoneMatch, value: eTag) }
        if let lastModified, HTTPField.isValidValue(lastModified) {
            return HTTPField(name: .ifModifiedSince, value: lastModified)
        }
        return nil
    }

    /// The same response after revalidation.
    func renewed(freshFor freshness: Duration, at now: Timestamp) -> CachedAnswer {
        var copy = self
        copy.freshFrom = now
        copy.freshUntil = min(now + freshness, fetchedAt + Self.longestAge)
        return copy
    }
}
