import Foundation
import HTTPTypes

/// One of the services played.
protocol SimulatedService: Sendable {
    /// The answer without a fault.
    func reply(to request: SimulatedRequest) async -> SimulatedReply

    /// How the service itself says that something went wrong.
    /// - Parameter isQuota: whether that is a quota used up; the status is then the service's own choice
    func failure(_ status: Int, isQuota: Bool) -> SimulatedReply

    /// Header fields of every answer that has not other ones.
    func commonHeaders(at now: Date) -> HTTPFields
}

extension SimulatedService {
    func commonHeaders(at now: Date) -> HTTPFields { [:] }
}
