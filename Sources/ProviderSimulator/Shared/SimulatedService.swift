import Foundation
import HTTPTypes

/// One of the services played.
protocol SimulatedService: Sendable {
    /// The answer when nothing goes wrong that was not asked for.
    func reply(to request: SimulatedRequest) async -> SimulatedReply

    /// How the service itself says that something went wrong.
    /// - Parameter isQuota: whether that is a quota used up; the status is then the service's own choice
    func failure(_ status: Int, isQuota: Bool) -> SimulatedReply

    /// What every answer carries that does not say otherwise.
    func commonHeaders(at now: Date) -> HTTPFields
}

extension SimulatedService {
    func commonHeaders(at now: Date) -> HTTPFields { [:] }
}
