import FilmzProviderSimulator
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A simulator that listens, asked over HTTP.
struct Simulation: Sendable {
    struct Answer: Sendable {
        let status: Int
        let headers: [String: String]
        let data: Data

        var text: String { String(decoding: data, as: UTF8.self) }
        /// Null when it is not JSON.
        var json: JSON { (try? JSONDecoder().decode(JSON.self, from: data)) ?? .null }
    }

    /// Saturday, 21 November 2026, 18:00 UTC.
    static let now = Date(timeIntervalSince1970: 1_795_284_000)

    let running: ProviderSimulator.Running
    private let session: URLSession

    private static let usual = ProviderSimulator.fresh(now: { now })

    static func run(
        _ settings: ProviderSimulator.Settings = ProviderSimulator.Settings(), clock: MovableClock? = nil,
        _ body: (Simulation) async throws -> Void
    ) async throws {
        // Reading the catalogue takes longer than most tests.
        let isUsual = settings == ProviderSimulator.Settings() && clock == nil
        try await run(
            isUsual ? usual : ProviderSimulator.fresh(now: { clock?.now ?? now }, settings: settings), body)
    }

    static func run(_ simulator: ProviderSimulator, _ body: (Simulation) async throws -> Void) async throws {
        try await simulator.withAddress { running in
            let configuration = URLSessionConfiguration.ephemeral
            configuration.urlCache = nil
            configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
            let simulation = Simulation(running: running, session: URLSession(configuration: configuration))
            defer { simulation.session.invalidateAndCancel() }
            try await body(simulation)
        }
    }

    private init(running: ProviderSimulator.Running, session: URLSession) {
        self.running = running
        self.session = session
    }

    /// - Parameter target: path and query, percent-encoded, relative to the simulator's address
    func get(_ target: String, headers: [String: String] = [:], method: String = "GET") async throws -> Answer {
        guard let url = URL(string: running.address.absoluteString + target) else { throw URLError(.badURL) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        let fields = response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
        return Answer(status: response.statusCode, headers: Dictionary(fields) { $1 }, data: data)
    }

    func omdb(_ query: String) async throws -> Answer {
        try await get("/omdb/?apikey=\(ProviderSimulator.omdbKey)&\(query)")
    }

    func tmdb(_ target: String, headers: [String: String] = [:]) async throws -> Answer {
        let headers = headers.merging(["Authorization": "Bearer \(ProviderSimulator.tmdbToken)"]) { $1 }
        return try await get("/tmdb/3\(target)", headers: headers)
    }

    func itunes(_ target: String) async throws -> Answer {
        try await get("/itunes\(target)")
    }

    func amc(_ target: String) async throws -> Answer {
        try await get("/amc\(target)", headers: ["X-AMC-Vendor-Key": ProviderSimulator.amcKey])
    }

    func tvmaze(_ target: String) async throws -> Answer {
        try await get("/tvmaze\(target)")
    }

    /// A call that the service can answer.
    func anyCall(of service: ProviderSimulator.Service) async throws -> Answer {
        switch service {
        case .omdb: try await omdb("i=tt0133093")
        case .tmdb: try await tmdb("/movie/603?append_to_response=credits")
        case .itunes: try await itunes("/search?term=matrix")
        case .amc: try await amc("/v2/theatres")
        case .tvmaze: try await tvmaze("/shows/1?embed=episodes")
        }
    }

    /// The same call by hand.
    func anyRawCall(of service: ProviderSimulator.Service) async throws -> (head: String, body: String) {
        let lines =
            switch service {
            case .omdb: ["GET /omdb/?apikey=\(ProviderSimulator.omdbKey)&i=tt0133093 HTTP/1.1"]
            case .tmdb:
                [
                    "GET /tmdb/3/movie/603?append_to_response=credits HTTP/1.1",
                    "Authorization: Bearer \(ProviderSimulator.tmdbToken)",
                ]
            case .itunes: ["GET /itunes/search?term=matrix HTTP/1.1"]
            case .amc: ["GET /amc/v2/theatres HTTP/1.1", "X-AMC-Vendor-Key: \(ProviderSimulator.amcKey)"]
            case .tvmaze: ["GET /tvmaze/shows/1?embed=episodes HTTP/1.1"]
            }
        return try await RawConnection.answer(to: lines, at: running.address)
    }

    /// Returns when the service was asked something.
    func waitForACall(of service: ProviderSimulator.Service) async throws {
        while await running.control.callCount(of: service) == 0 { try await Task.sleep(for: .milliseconds(5)) }
    }
}
