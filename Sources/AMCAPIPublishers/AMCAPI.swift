public import AMCAPI
public import APICore
import APICorePublishers
public import Foundation

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// AMC's movies, theatres and showtimes as publishers, from one shared object: the interface of the AMCAPI document.
///
///     AMCAPI.shared.setVendorAuthKey(key)
///     AMCAPI.shared.fetchActiveMovies().sink { @Sendable completion in
///         …
///     } receiveValue: { @Sendable model in
///         …
///     }
///     .store(in: &subscriptions)
///
/// Values arrive on a thread of their own, and `@Sendable` closures may run there. Without it, closures that are written in
/// code of the main actor, as all of a `main.swift` is, belong to the main actor too, and Swift ends the program when they
/// run elsewhere. Those that have to belong to it, to draw, want `receive(on: DispatchQueue.main)` before them.
///
/// It only calls `AMCClient`, which is better for new code. Publishers fail with an `APIError`; its `cause` is AMC's
/// own list of errors, if there was one. Each subscriber makes a call of its own, and cancelling the subscription
/// cancels it.
public final class AMCAPI: @unchecked Sendable {
    /// The errors that AMC lists, as the document names them.
    public typealias Errors = AMCErrors

    /// The one that the document's examples use.
    public static let shared = AMCAPI()

    // A lock, since `Mutex` needs a newer system than the libraries do.
    private let lock = NSLock()
    private var key = ""
    private var transport: any Transport
    private var baseURL: URL?

    /// One with a transport, and so with an address, of its own: for tests, and for programs without a shared object.
    ///
    /// `baseURL` replaces AMC's own host, for example with `AMCClient.sandbox`.
    public init(transport: any Transport = StandardTransport(), baseURL: URL? = nil) {
        self.transport = transport
        self.baseURL = baseURL
    }

    /// Sets the key that AMC gave you, for every call that is subscribed to from now on. It may be set again at any
    /// time. Calls without a key fail as `APIError.Kind.unauthorized`.
    public func setVendorAuthKey(_ vendorAuthKey: String) {
        lock.withLock { key = vendorAuthKey }
    }

    /// Asks through another transport, or at another address, from now on.
    package func ask(through transport: any Transport, at baseURL: URL? = nil) {
        lock.withLock {
            self.transport = transport
            self.baseURL = baseURL
        }
    }

    private var client: AMCClient {
        lock.withLock { AMCClient(vendorKey: key, transport: transport, baseURL: baseURL) }
    }

    func publisher<Model: Sendable>(
        _ call: @escaping @Sendable (AMCClient) async throws -> Model
    ) -> AnyPublisher<Model, any Swift.Error> {
        AnyPublisher { try await call(self.client) }
    }
}

extension AMCAPI: CustomReflectable {
    /// Nothing: the key is among its parts, and a dump must not show it.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
