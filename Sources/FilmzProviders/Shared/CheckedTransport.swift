import APICore
import FilmzDomain
import Foundation
import HTTPTypes

/// A transport that calls only what an ``AddressGuard`` allows, and only at the IP addresses that the guard checked,
/// whatever a name server says a moment later.
///
/// It keeps connections to a few hosts open for a while. Shut it down after the last call.
actor CheckedTransport: Transport {
    /// The connection to a host at an IP address.
    private struct Line {
        let transport: AsyncHTTPTransport
        var calls = 0
        var lastUse: ContinuousClock.Instant
    }

    private struct Place: Hashable {
        let host: String
        let address: IPAddress
    }

    private static let lineLimit = 16
    private static let passedFields: [HTTPField.Name] = [.accept, .userAgent, .ifNoneMatch, .ifModifiedSince]

    private let guardian: AddressGuard
    private let timeLimit: Duration
    private var lines: [Place: Line] = [:]
    private var isShutDown = false

    init(_ guardian: AddressGuard, timeLimit: Duration = .seconds(15)) {
        self.guardian = guardian
        self.timeLimit = timeLimit
    }

    /// Sends a call. Fails with ``APIError/Kind/invalidRequest`` if the guard does not allow its address.
    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let passage: AddressGuard.Passage
        do throws(AddressGuard.Refusal) {
            passage = try await guardian.check(request.url)
        } catch {
            switch error {
            case .notAllowed: throw APIError(.invalidRequest, of: request, message: "This address is not asked.")
            case .notPublic: throw APIError(.invalidRequest, of: request, message: "This host is not on the Internet.")
            case .unknownHost: throw APIError(.unreachable, of: request)
            }
        }
        var outgoing = APIRequest(passage.url, service: request.service, answerLimit: request.answerLimit)
        for name in Self.passedFields { outgoing.fields[name] = request.fields[name] }
        let addresses = Self.attempts(passage.addresses)
        for address in addresses.dropLast() {
            do throws(APIError) {
                return try await send(outgoing, to: Place(host: passage.host, address: address))
            } catch {
                guard error.kind == .unreachable else { throw error }
            }
        }
        guard let last = addresses.last else { throw APIError(.unreachable, of: request) }
        return try await send(outgoing, to: Place(host: passage.host, address: last))
    }

    /// Two of the addresses to try, one of each kind if there are both, because this machine may reach only one kind.
    private static func attempts(_ addresses: [IPAddress]) -> [IPAddress] {
        let kinds = [true, false].compactMap { isIPv4 in addresses.first { $0.isIPv4 == isIPv4 } }
        return if kinds.count > 1 { kinds } else { Array(addresses.prefix(2)) }
    }

    private func send(_ request: APIRequest, to origin: Place) async throws(APIError) -> APIResponse {
        guard !isShutDown else { throw APIError(.unreachable, of: request) }
        var line = lines[origin] ?? open(origin)
        line.calls += 1
        lines[origin] = line
        let outcome: Result<APIResponse, APIError>
        do throws(APIError) {
            outcome = .success(try await line.transport.send(request))
        } catch {
            outcome = .failure(error)
        }
        lines[origin]?.calls -= 1
        lines[origin]?.lastUse = .now
        await closeIdle()
        return try outcome.get()
    }

    private func open(_ origin: Place) -> Line {
        let pinned = [origin.host: origin.address.description]
        return Line(transport: AsyncHTTPTransport(pinnedAddresses: pinned, timeLimit: timeLimit), lastUse: .now)
    }

    private func closeIdle() async {
        while !isShutDown, lines.count > Self.lineLimit,
            let oldest = lines.filter({ $0.value.calls == 0 }).min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            lines[oldest.key] = nil
            try? await oldest.value.transport.shutdown()
        }
    }

    /// Closes all connections. Calls that are running and later ones fail.
    func shutdown() async {
        isShutDown = true
        let closing = lines.values
        lines = [:]
        for line in closing { try? await line.transport.shutdown() }
    }
}
