public import APICore
public import Foundation

/// A member's review by its ID.
public enum TMDbReviewTarget: HTTPTargetType {
    /// A review. See https://developer.themoviedb.org/reference/review-details.
    case review(String)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .review(let id): "/review/\(segment: id)"
        }
    }
}

/// Makes the calls of ``TMDbReviewTarget``.
public struct TMDbReviewEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbReviewTarget
    /// The answer.
    public typealias Model = TMDbReview
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
