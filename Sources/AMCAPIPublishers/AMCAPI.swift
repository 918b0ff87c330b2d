public import AMCAPI
public import APICore
import APICorePublishers
public import Foundation

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// AMC's movies, theatres and showtimes as publishers, from one shared object: the interface in the AMCAPI document.
///
///     AMCAPI.shared.setVendorAuthKey(key)
///     AMCAPI.shared.fetchActiveMovies().sink { @Sendable completion in
///         …
///     } receiveValue: { @Sendable model in
///         …
///     }
///     .store(in: &subscriptions)
///
/// Values arrive on a thread of the concurrency runtime, where `@Sendable` closures may run. Other closures in code
/// that is isolated to the main actor, as all of a `main.swift` is, are isolated to the main actor too, and Swift ends
/// the program if they run elsewhere. Closures that need the main actor, to draw, need
/// `receive(on: DispatchQueue.main)` before them.
///
/// It is a wrapper of `AMCClient`, which is better for new code. Publishers fail with an `APIError`; its `cause` is
/// AMC's own list of errors, if there was one. Each subscriber makes a call of its own, and cancelling the subscription
/// cancels it.
public final class AMCAPI: @unchecked Sendable {
    /// AMC's list of errors, under the name in the document.
    public typealias Errors = AMCErrors

    /// The shared object that the document's examples use.
    public static let shared = AMCAPI()

    // A lock, since `Mutex` needs a newer system than the libraries do.
    private let lock = NSLock()
    private var key = ""
    private var transport: any Transport
    private var baseURL: URL?

    /// Creates an object with its own transport, and so its own address: for tests, and for programs without a shared
    /// object.
    ///
    /// `baseURL` replaces AMC's own host, for example with `AMCClient.sandbox`.
    public init(transport: any Transport = StandardTransport(), baseURL: URL? = nil) {
        self.transport = transport
        self.baseURL = baseURL
    }

    /// Sets the key from AMC, for every later subscription. It can be changed at any time. Calls without a key fail as
    /// `APIError.Kind.unauthorized`.
    public func setVendorAuthKey(_ vendorAuthKey: String) {
        lock.withLock { key = vendorAuthKey }
    }

    /// Replaces the transport, and the base address if there is one, for later calls.
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
    /// An empty mirror, since the key is stored here, and `dump` must not show it.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
