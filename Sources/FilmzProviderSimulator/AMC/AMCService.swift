import FilmzDomain
import HTTPTypes

/// The simulated AMC Theatres. https://developers.amctheatres.com
struct AMCService: SimulatedService {
    let library: FilmLibrary
    let settings: ProviderSimulator.Settings

    private static let headers: HTTPFields = [.contentType: "application/json; charset=utf-8"]

    func reply(to request: SimulatedRequest) async -> SimulatedReply {
        do throws(AMCFailure) {
            try checkKey(request)
            guard request.method == .get else { throw .noEndpoint }
            let answer = AMCAnswer(
                request: request, settings: settings,
                movies: AMCMovie.movies(of: library.films(on: CalendarDay(at: request.now))))
            return .json(200, value: try answer.json(), headers: Self.headers)
        } catch {
            return Self.reply(error)
        }
    }

    func failure(_ status: Int, isQuota: Bool) -> SimulatedReply {
        Self.reply(.of(status))
    }

    private func checkKey(_ request: SimulatedRequest) throws(AMCFailure) {
        let key = request.headers[.custom("X-AMC-Vendor-Key")]
        if key == ProviderSimulator.amcKey { return }
        if settings.amcWrongKey == .unauthorized { throw .noKey }
        if key == "" { throw .emptyKey }
        throw AMCFailure(emptyWith: 404)
    }

    private static func reply(_ failure: AMCFailure) -> SimulatedReply {
        failure.body.map { .json(failure.status, value: $0, headers: headers) } ?? SimulatedReply(failure.status)
    }
}
