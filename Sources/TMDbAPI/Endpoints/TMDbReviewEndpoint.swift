public import APICore
public import Foundation

/// A member's review by its ID.
public enum TMDbReviewTarget: HTTPTargetType {
    /// A review by its ID. See https://developer.themoviedb.org/reference/review-details.
    case review(String)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .review(let id): "/review/\(segment: id)"
        }
    }
}

/// The endpoint for the calls of ``TMDbReviewTarget``.
public struct TMDbReviewEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbReviewTarget
    /// The model of the responses.
    public typealias Model = TMDbReview
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
