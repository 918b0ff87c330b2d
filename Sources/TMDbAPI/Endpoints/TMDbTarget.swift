public import APICore
public import Foundation

/// Calls to TMDb.
public protocol TMDbTarget: HTTPTargetType {}

extension TMDbTarget {
    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }
}
