public import Foundation

/// What is the same for all calls to one vendor: the name, how failures look, and how JSON is read.
public protocol APIVendor: Sendable {
    /// The vendor's name in errors.
    static var name: String { get }

    /// What is wrong with an answer, or nil when its body can be read.
    ///
    /// Vendors differ: some fail with status 200, some say with 404 that nothing was found. A vendor without rules of
    /// its own returns ``APIResponse/statusFault``.
    static func fault(in response: APIResponse) -> APIFault?

    /// A decoder that reads the vendor's JSON.
    static func makeDecoder() -> JSONDecoder
}

extension APIVendor {
    public static func fault(in response: APIResponse) -> APIFault? { response.statusFault }
    public static func makeDecoder() -> JSONDecoder { JSONDecoder() }
}

/// An API without rules of its own: the status tells whether a call failed.
public enum PlainVendor: APIVendor {
    public static let name = "The service"
}

/// What a vendor's answer says went wrong.
public struct APIFault: Sendable {
    /// What it means for the caller.
    public var kind: APIError.Kind
    /// The vendor's own words, if there were any.
    public var message: String?
    /// All that the vendor said, in the vendor's own type, if there is one.
    public var cause: (any Error)?

    /// A fault of a kind, in the vendor's words if there were any.
    public init(_ kind: APIError.Kind, message: String? = nil, cause: (any Error)? = nil) {
        self.kind = kind
        self.message = message
        self.cause = cause
    }
}
