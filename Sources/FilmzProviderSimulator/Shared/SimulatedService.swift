import Foundation
import HTTPTypes

/// A simulated service.
protocol SimulatedService: Sendable {
    /// The response without a fault.
    func reply(to request: SimulatedRequest) async -> SimulatedReply

    /// The service's own error response.
    /// - Parameter isQuota: whether a quota is used up; the status is then the service's own choice
    func failure(_ status: Int, isQuota: Bool) -> SimulatedReply

    /// The default header fields of every response.
    func commonHeaders(at now: Date) -> HTTPFields
}

extension SimulatedService {
    func commonHeaders(at now: Date) -> HTTPFields { [:] }
}
