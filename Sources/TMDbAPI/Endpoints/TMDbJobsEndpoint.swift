public import APICore
public import Foundation

/// The jobs that people can have.
public enum TMDbJobsTarget: HTTPTargetType {
    /// By department. See https://developer.themoviedb.org/reference/configuration-jobs.
    case jobs

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration/jobs" }
}

/// Makes the calls of ``TMDbJobsTarget``.
public struct TMDbJobsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbJobsTarget
    /// The answer.
    public typealias Model = TMDbValues<TMDbDepartment>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
