import APICore
public import Foundation

/// The data from Rotten Tomatoes in older responses. Today OMDb sends none of it, or `N/A` throughout.
/// https://www.omdbapi.com/#changelog
public struct OMDbTomatoes: Sendable, Hashable {
    /// The share of critics who like the film, in percent.
    public let meter: Int?
    /// The classification: `certified`, `fresh`, `rotten`.
    public let image: String?
    /// The critics' mean rating, up to 10.
    public let rating: Double?
    /// The number of reviews by critics.
    public let reviews: Int?
    /// The number of favourable reviews.
    public let fresh: Int?
    /// The number of unfavourable reviews.
    public let rotten: Int?
    /// The critics' consensus, in a sentence.
    public let consensus: String?
    /// The share of viewers who like the film, in percent.
    public let userMeter: Int?
    /// The viewers' mean rating, up to 5.
    public let userRating: Double?
    /// The number of ratings by viewers.
    public let userReviews: Int?
    /// The film's page on Rotten Tomatoes, `http` or `https` as OMDb sends it.
    public let url: URL?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        meter: Int? = nil, image: String? = nil, rating: Double? = nil, reviews: Int? = nil, fresh: Int? = nil,
        rotten: Int? = nil, consensus: String? = nil, userMeter: Int? = nil, userRating: Double? = nil,
        userReviews: Int? = nil, url: URL? = nil
    ) {
        self.meter = meter
        self.image = image
        self.rating = rating
        self.reviews = reviews
        self.fresh = fresh
        self.rotten = rotten
        self.consensus = consensus
        self.userMeter = userMeter
        self.userRating = userRating
        self.userReviews = userReviews
        self.url = url
    }
}

extension OMDbTomatoes: Codable {
    private enum CodingKeys: String, CodingKey {
        case meter = "tomatoMeter"
        case image = "tomatoImage"
        case rating = "tomatoRating"
        case reviews = "tomatoReviews"
        case fresh = "tomatoFresh"
        case rotten = "tomatoRotten"
        case consensus = "tomatoConsensus"
        case userMeter = "tomatoUserMeter"
        case userRating = "tomatoUserRating"
        case userReviews = "tomatoUserReviews"
        case url = "tomatoURL"
    }

    /// Decodes the data from the details that they are part of.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        meter = fields.known(.meter)?.percentage
        image = fields.known(.image)
        rating = fields.decimal(.rating, upTo: 10)
        reviews = fields.known(.reviews)?.wholeNumber
        fresh = fields.known(.fresh)?.wholeNumber
        rotten = fields.known(.rotten)?.wholeNumber
        consensus = fields.known(.consensus)
        userMeter = fields.known(.userMeter)?.percentage
        userRating = fields.decimal(.userRating, upTo: 5)
        userReviews = fields.known(.userReviews)?.wholeNumber
        url = fields.known(.url).flatMap { URL(page: $0) }
    }

    /// Whether all fields are nil.
    var isEmpty: Bool {
        meter == nil && image == nil && rating == nil && reviews == nil && fresh == nil && rotten == nil
            && consensus == nil && userMeter == nil && userRating == nil && userReviews == nil && url == nil
    }
}
