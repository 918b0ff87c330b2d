public import Logging
public import ServiceLifecycle

/// Something that goes on from the start of a server to its end.
public struct Job: Service {
    /// What it is called in messages about it.
    public let name: String
    private let work: @Sendable () async throws -> Void

    /// - Parameter work: goes on until its task is cancelled, and then ends soon; if it fails, the server ends
    public init(_ name: String, work: @escaping @Sendable () async throws -> Void) {
        self.name = name
        self.work = work
    }

    /// Does the work until the server ends.
    /// - Throws: what the work throws
    public func run() async throws {
        try await cancelWhenGracefulShutdown { try await work() }
    }
}

extension ServiceGroup {
    /// All that a server does. At the end, each job ends when those after it have ended.
    public init(_ jobs: [Job], logger: Logger) {
        let services = jobs.map {
            ServiceGroupConfiguration.ServiceConfiguration(service: $0, serviceName: $0.name)
        }
        self.init(configuration: ServiceGroupConfiguration(services: services, logger: logger))
    }
}
