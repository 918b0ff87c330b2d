import Foundation
import HTTPTypes

/// The simulated TVmaze. https://www.tvmaze.com/api
struct TVmazeService: SimulatedService {
    let library: TVmazeLibrary
    let settings: ProviderSimulator.Settings
    let control: ProviderSimulator.Control

    func reply(to request: SimulatedRequest) async -> SimulatedReply {
        guard await control.takes(oneOf: settings.tvmazeCalls, in: 10, of: .tvmaze) else { return failure(429) }
        guard request.method == .get || request.method == .head else { return failure(405) }
        do throws(TVmazeFailure) {
            switch try TVmazeAnswer(request: request, library: library).answer() {
            case .json(let json): return .json(200, value: json, headers: [.contentType: Self.contentType])
            case .redirect(let path):
                return SimulatedReply(301, headers: [.location: path, .contentType: "text/html; charset=UTF-8"])
            }
        } catch {
            return .json(error.status, value: error.body, headers: [.contentType: Self.contentType])
        }
    }

    func failure(_ status: Int, isQuota: Bool) -> SimulatedReply { failure(status) }

    func commonHeaders(at now: Date) -> HTTPFields {
        [.accessControlAllowOrigin: "*", .server: "nginx", .cacheControl: "public, max-age=3600"]
    }

    private static let contentType = "application/json; charset=UTF-8"

    private func failure(_ status: Int) -> SimulatedReply {
        .json(status, value: TVmazeFailure(status).body, headers: [.contentType: Self.contentType])
    }
}
