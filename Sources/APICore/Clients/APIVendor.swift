public import Foundation

/// The conventions of one vendor's API: its name, how failures look, and how JSON is decoded.
public protocol APIVendor: Sendable {
    /// The vendor's name, as errors show it.
    static var name: String { get }

    /// The fault that a response reports, or nil if its body can be decoded.
    ///
    /// Vendors differ: some fail with status 200, others say with 404 that nothing was found. A vendor without rules of
    /// its own returns ``APIResponse/statusFault``.
    static func fault(in response: APIResponse) -> APIFault?

    /// A decoder for the vendor's JSON.
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

/// A fault that a vendor's response reports.
public struct APIFault: Sendable {
    /// The meaning of the fault for the caller.
    public var kind: APIError.Kind
    /// The vendor's own message, or nil if there was none.
    public var message: String?
    /// The vendor's complete error, in the vendor's own type; nil if there is none.
    public var cause: (any Error)?

    /// A fault of a kind, with the vendor's own message if there was one.
    public init(_ kind: APIError.Kind, message: String? = nil, cause: (any Error)? = nil) {
        self.kind = kind
        self.message = message
        self.cause = cause
    }
}
