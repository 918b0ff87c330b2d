public import Foundation

/// What is the same for all calls of one vendor: the name, how failures look, and how JSON is read.
public protocol APIVendor: Sendable {
    /// The name by which errors call the vendor.
    static var name: String { get }

    /// What is wrong with an answer, or nil when its body is worth reading.
    ///
    /// Vendors differ: some say with status 200 that they failed, some with 404 that there is simply nothing.
    /// Whoever has no words of their own returns ``APIResponse/statusFault``.
    static func fault(in response: APIResponse) -> APIFault?

    /// A decoder that reads the vendor's JSON.
    static func makeDecoder() -> JSONDecoder
}

extension APIVendor {
    public static func fault(in response: APIResponse) -> APIFault? { response.statusFault }
    public static func makeDecoder() -> JSONDecoder { JSONDecoder() }
}

/// An API without words of its own: the status tells whether a call failed.
public enum PlainVendor: APIVendor {
    public static let name = "The service"
}

/// What a vendor's answer says went wrong.
public struct APIFault: Sendable {
    /// What it means for the one who asked.
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
