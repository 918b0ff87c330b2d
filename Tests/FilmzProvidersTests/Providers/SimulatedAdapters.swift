import AMCAPI
import APICore
import FilmzDomain
import FilmzProviderSimulator
import Foundation
import ITunesAPI
import OMDbAPI
import TMDbAPI
import TVmazeAPI

@testable import FilmzProviders

/// The adapters with the simulated services over HTTP.
struct SimulatedAdapters {
    /// Noon of a day, UTC.
    static let now = Timestamp(milliseconds: 1_795_003_200_000)

    let running: ProviderSimulator.Running
    let omdb: OMDbAdapter
    let tmdb: TMDbAdapter
    let iTunes: ITunesAdapter
    let amc: AMCAdapter
    let tvmaze: TVmazeAdapter
    private let transport: AsyncHTTPTransport
    private let isKeyWrong: Bool

    /// The services that Filmz asks about films.
    static let services: [ProviderSimulator.Service] = [.omdb, .tmdb, .itunes, .amc]

    /// The adapters that are asked about films.
    var all: [any ProviderAdapter] { [omdb, tmdb, iTunes, amc] }

    func adapter(of service: ProviderSimulator.Service) -> any ProviderAdapter {
        switch service {
        case .omdb: omdb
        case .tmdb: tmdb
        case .itunes: iTunes
        case .amc: amc
        case .tvmaze: tvmaze
        }
    }

    /// The same services, asked by clients that know of no pause.
    var rested: SimulatedAdapters { SimulatedAdapters(running, transport, isKeyWrong: isKeyWrong) }

    /// - Parameter isKeyWrong: whether they use a wrong key
    static func run(
        settings: ProviderSimulator.Settings = .init(), isKeyWrong: Bool = false, timeLimit: Duration = .seconds(600),
        _ body: (SimulatedAdapters) async throws -> Void
    ) async throws {
        try await ProviderSimulator.fresh(now: { now.date }, settings: settings).withAddress { running async throws in
            try await AsyncHTTPTransport.run(timeLimit: timeLimit) { transport async throws in
                try await body(SimulatedAdapters(running, transport, isKeyWrong: isKeyWrong))
            }
        }
    }

    private init(_ running: ProviderSimulator.Running, _ transport: AsyncHTTPTransport, isKeyWrong: Bool) {
        func key(_ right: String) -> String { isKeyWrong ? "wrong" : right }
        let now: @Sendable () -> Timestamp = { Self.now }
        self.running = running
        self.transport = transport
        self.isKeyWrong = isKeyWrong
        omdb = OMDbAdapter(
            client: OMDbClient(
                key: key(ProviderSimulator.omdbKey), transport: transport, retry: .never, baseURL: running.omdb),
            now: now)
        tmdb = TMDbAdapter(
            client: TMDbClient(
                key: key(ProviderSimulator.tmdbKey), transport: transport, retry: .never, baseURL: running.tmdb),
            now: now)
        iTunes = ITunesAdapter(
            client: ITunesClient(transport: transport, retry: .never, baseURL: running.itunes), now: now)
        amc = AMCAdapter(
            client: AMCClient(
                vendorKey: key(ProviderSimulator.amcKey), transport: transport, retry: .never, baseURL: running.amc),
            now: now)
        tvmaze = TVmazeAdapter(
            client: TVmazeClient(transport: transport, retry: .never, baseURL: running.tvmaze), now: now)
    }
}
