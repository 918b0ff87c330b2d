public import APICore
public import Foundation

/// The jobs of film crews.
public enum TMDbJobsTarget: HTTPTargetType {
    /// The jobs by department. See https://developer.themoviedb.org/reference/configuration-jobs.
    case jobs

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/configuration/jobs" }
}

/// The endpoint for the calls of ``TMDbJobsTarget``.
public struct TMDbJobsEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbJobsTarget
    /// The model of the responses.
    public typealias Model = TMDbValues<TMDbDepartment>
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
