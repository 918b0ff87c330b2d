public import APICore

/// A member's review by its ID.
public enum TMDbReviewTarget: TMDbTarget {
    /// A review by its ID. See https://developer.themoviedb.org/reference/review-details.
    case review(String)

    /// The path of the call.
    public var path: String {
        switch self {
        case .review(let id): "/review/\(segment: id)"
        }
    }
}

/// The endpoint for the calls of ``TMDbReviewTarget``.
public typealias TMDbReviewEndpoint = VendorEndpoint<TMDbReviewTarget, TMDbReview, TMDbVendor>
