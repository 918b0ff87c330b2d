public import APICore
public import Foundation

/// Calls to TVmaze.
public protocol TVmazeTarget: HTTPTargetType {}

extension TVmazeTarget {
    /// The base address of TVmaze's API.
    public var baseURL: URL { TVmazeVendor.baseURL }
}
