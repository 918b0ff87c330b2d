public import APICore

/// The jobs of film crews.
public enum TMDbJobsTarget: TMDbTarget {
    /// The jobs by department. See https://developer.themoviedb.org/reference/configuration-jobs.
    case jobs

    /// The path of the call.
    public var path: String { "/configuration/jobs" }
}

/// The endpoint for the calls of ``TMDbJobsTarget``.
public typealias TMDbJobsEndpoint = VendorEndpoint<TMDbJobsTarget, TMDbValues<TMDbDepartment>, TMDbVendor>
