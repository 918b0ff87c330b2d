import APICore
public import Foundation

/// What older answers add from Rotten Tomatoes. Today OMDb sends none of it, or `N/A` throughout.
/// https://www.omdbapi.com/#changelog
public struct OMDbTomatoes: Sendable, Hashable {
    /// The share of critics who like the film, in percent.
    public let meter: Int?
    /// A word for it: `certified`, `fresh`, `rotten`.
    public let image: String?
    /// The critics' mean, up to 10.
    public let rating: Double?
    /// How many reviews.
    public let reviews: Int?
    /// How many of them are in favor.
    public let fresh: Int?
    /// How many of them are not.
    public let rotten: Int?
    /// What the critics agree on, in a sentence.
    public let consensus: String?
    /// The share of viewers who like the film, in percent.
    public let userMeter: Int?
    /// The viewers' mean, up to 5.
    public let userRating: Double?
    /// How many viewers.
    public let userReviews: Int?
    /// The film's page, `http` or `https` as OMDb sends it.
    public let url: URL?

    /// Made of these parts, as for a preview or a test.
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

    /// Reads the block from the detail that it is part of.
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

    /// Whether nothing at all is known.
    var isEmpty: Bool {
        meter == nil && image == nil && rating == nil && reviews == nil && fresh == nil && rotten == nil
            && consensus == nil && userMeter == nil && userRating == nil && userReviews == nil && url == nil
    }
}
