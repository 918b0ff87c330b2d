import ArgumentParser
import Configuration
import FilmzDomain
import FilmzJobs
import FilmzProviders
import FilmzStore
import FilmzText
import FilmzWeb
import Foundation
import Logging
import ServiceLifecycle

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: .help(ServeCommandText.abstract),
        discussion: .help(ServeCommandText.discussion))

    @OptionGroup var server: ServerOptions
    @OptionGroup var hosts: ReceivedFromOption
    @OptionGroup var programmes: ProgrammesFromOption

    @OptionGroup var options: StoreOptions

    func run() async throws {
        ProcessMemory.limitArenas()
        guard OpenFiles.raiseLimit() else { throw CommandError.tooFewFiles(needed: OpenFiles.needed) }
        let folder = options.directory
        let json = options.json
        let strings = options.strings
        let reader = try await ConfigReader.filmz(folder: folder)
        let serverConfiguration = try server.configuration(reader)
        let programmesFrom = try programmes.checked(reader)
        let fetcher = try hosts.fetcher(reader)
        let pictures = AdvertisementPictureFetcher()
        let log = try LogSettings(reader)
        let metrics = try MetricsConfiguration.begun(reader)
        let logger = log.logger
        let schedule = try BackupSchedule.read(reader)
        let releases = try ReleaseFeed.configured(reader)
        do {
            try await options.withStore(schedule: schedule) { store in
                var configuration = serverConfiguration
                configuration.metrics = metrics
                configuration.requestLog = log.requests
                // If no key can be kept, browsers load each page once more after the next start.
                if let key = try? await store.tagKey() { configuration.tagKey = key }
                try await options.withProviders(of: store, programmesFrom: programmesFrom) {
                    [configuration] providers in
                    var services = providers.added(to: store.services)
                    let datasets = BackgroundWork()
                    let importer = try await options.datasetImporter(into: store, work: datasets, logger: logger)
                    services.replace(\.catalogueImport, with: importer)
                    services.fetchRecommendation = { try await fetcher.fetch($0) }
                    services.replace(\.fetchPicture, with: { try await pictures.fetch($0) })
                    services.newestRelease = { releases?.known }
                    let managed = services.managed(by: .ofThisMachine)
                    try await options.setFirstPassword(managed.accounts)
                    let imports = BackgroundWork()
                    let server = try await FilmzServer(
                        services: services, imports: ImportWork(services: services, work: imports),
                        configuration: configuration, cards: try CardRenderer.open(folder: folder), logger: logger)
                    try await options.load(into: store) { count, seconds in
                        let values: KeyValuePairs = ["seconds": strings.decimal(seconds)]
                        if !json { Self.say(strings.count(ServeCommandText.loaded, count, values)) }
                    }
                    // Without this, searches are slower, but everything else works.
                    try? await services.search.prepare()
                    let storeJobs = StoreJobs(backups: managed.backups, persons: managed.persons, logger: logger) {
                        try await store.check()
                    }
                    let offerJobs = OfferJobs(services: services, logger: logger)
                    var jobs = [
                        Job("store") { await storeJobs.run() }, Job("weekly questions") { await offerJobs.run() },
                        Job("datasets") { await datasets.run() }, Job("providers") { await providers.run() },
                        Job("imports") { await imports.run() },
                    ]
                    if let releases {
                        let releaseJob = ReleaseCare { _ = try? await releases.ask() }
                        jobs.append(Job("releases") { await releaseJob.run() })
                    }
                    try await run(server, beside: jobs, logger: logger, isEncrypted: configuration.isEncrypted)
                }
            }
        } catch FilmzServer.ServerError.passwordNeeded {
            throw CommandError.passwordNeeded
        } catch FilmzServer.ServerError.addressUnavailable(let host, let port, let code) {
            throw CommandError.addressUnavailable(host, port: port, code: code)
        } catch FilmzServer.ServerError.socketUnavailable(let path, let code) {
            let text: ServeCommandText = if code == EADDRINUSE { .socketInUse } else { .noSocket }
            throw CommandError.invalid(text, ["path": path, "code": String(code)])
        } catch let error as CertificateFiles.LoadingError {
            throw CommandError.refused { error.sentence($0) }
        }
    }

    /// Serves until somebody ends it. The server ends first, and then what goes on beside it.
    private func run(_ server: FilmzServer, beside jobs: [Job], logger: Logger, isEncrypted: Bool) async throws {
        let folder = options.directory
        let json = options.json
        let strings = options.strings
        let hangups = HangupSignal.listen { Self.renewCertificate(of: server, in: strings) }
        defer { hangups?.cancel() }
        let serving = Job("server") {
            defer { ServiceNotice.stopping.send() }
            try await server.run { location in
                json
                    ? Self.say(Self.json(location))
                    : Self.announce(
                        location, isEncrypted: isEncrypted, folder: folder, in: strings)
                ServiceNotice.ready.send()
                ProcessMemory.giveBack()
            }
        }
        let all = ServiceGroup(jobs + [serving], logger: logger)
        try await TerminationSignals.ending(
            remark: strings[ServeCommandText.ended], by: { await all.triggerGracefulShutdown() },
            work: { try await all.run() })
    }

    /// Says on standard error what became of it, because whoever renewed a certificate looks there.
    private static func renewCertificate(of server: FilmzServer, in strings: Strings) {
        do {
            try server.renewCertificate()
            Output.warn(strings[ServeCommandText.renewed])
        } catch {
            Output.warn(error.sentence(strings) + " " + strings[ServeCommandText.notRenewed])
        }
    }

    /// The addresses of the server, for programs.
    private struct Addresses: Encodable {
        let address: String
        let phoneAddress: String?
    }

    private static func json(_ location: FilmzServer.Addresses) -> String {
        let addresses = Addresses(address: location.address, phoneAddress: location.phoneAddress)
        return (try? Output.line(addresses)) ?? "{}"
    }

    private static func announce(
        _ location: FilmzServer.Addresses, isEncrypted: Bool, folder: String, in strings: Strings
    ) {
        say(strings[ServeCommandText.isAt, ["address": location.address]])
        if let address = location.phoneAddress {
            if isatty(STDOUT_FILENO) == 1, let code = QRCode(address) {
                say(
                    strings[ServeCommandText.scanOrOpen, ["address": address]]
                        + "\n\n\(TerminalQRCode(code: code).text)")
            } else {
                say(strings[ServeCommandText.openOnPhone, ["address": address]])
            }
            if !isEncrypted { say(strings[ServeCommandText.withoutHTTPS]) }
        }
        say(strings[ServeCommandText.folder, ["folder": folder]])
    }

    /// Not print(), which would keep the line in its buffer while somebody waits for it at the other end of a pipe.
    private static func say(_ line: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    }
}

extension CertificateFiles.LoadingError {
    /// What happened and what to do.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .unreadable(let path): strings[ServeCommandText.certificateUnreadable, ["path": path]]
        case .noCertificate(let path): strings[ServeCommandText.noCertificate, ["path": path]]
        case .noKey(let path): strings[ServeCommandText.noKey, ["path": path]]
        case .mismatch(let certificate, let key):
            strings[ServeCommandText.mismatch, ["certificate": certificate, "key": key]]
        }
    }
}
