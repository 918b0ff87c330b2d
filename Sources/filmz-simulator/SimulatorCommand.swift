public import ArgumentParser
import FilmzLocking
public import FilmzProviderSimulator
import Foundation

/// The simulator of the five services on this machine, for whoever develops Filmz or tries it without a key. It is no
/// part of Filmz: its words are English only, and no package has it.
@main
struct SimulatorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "filmz-simulator",
        abstract: "Simulates OMDb, TMDb, iTunes, AMC and TVmaze on this machine.",
        discussion: """
            Set what it prints in the shell that then starts Filmz, or a program that uses the client libraries. Films \
            and shows are those of the starter catalogue; plots, ratings, prices, theatres, showtimes and episodes are \
            made up, the same at every start on a day.

            A fault is SERVICE=KIND: the service is omdb, tmdb, itunes, amc or tvmaze, the kind slow[:SECONDS], hanging, \
            cut-off, 401, 403, 404, 429[:SECONDS], 500, 503, html, invalid-json, wrong-types, duplicates, quota or \
            clock-skew[:SECONDS]. With @FIRST or @FIRSTxCALLS only those calls fail: omdb=quota@10, tmdb=503@1x2.

            When it is stopped, it says how often each service was asked.
            """)

    @Option(help: "The address of this machine to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 finds a free one.")
    var port: UInt16 = 8_091

    @Option(help: ArgumentHelp("How a service fails; once for each service.", valueName: "service=kind"))
    var fault: [ServiceFault] = []

    @Option(help: "What iTunes answers when asked for films: the films, or nothing, as since 2025.")
    var itunesSearch = ProviderSimulator.Settings.ITunesSearch.classic

    @Option(help: ArgumentHelp("OMDb's daily limit.", valueName: "calls"))
    var omdbCalls: UInt?

    @Option(help: ArgumentHelp("The calls that iTunes answers in a minute.", valueName: "calls"))
    var itunesCalls: UInt?

    @Option(help: "What AMC answers to a wrong key.")
    var amcWrongKey = ProviderSimulator.Settings.AMCWrongKey.emptyNotFound

    @Flag(help: "AMC also accepts dates like 2026-11-21.")
    var amcIsoDates = false

    @Flag(help: "AMC lists all films only when asked for a name.")
    var amcNeedsName = false

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        guard Set(fault.map(\.service)).count == fault.count else {
            throw ValidationError("A service has one --fault at a time; give each service once.")
        }
    }

    func run() async throws {
        let settings = ProviderSimulator.Settings(
            itunesSearch: itunesSearch, omdbDailyCalls: omdbCalls.map(Int.init(clamping:)),
            itunesCallsPerMinute: itunesCalls.map(Int.init(clamping:)), amcWrongKey: amcWrongKey,
            amcAcceptsISODates: amcIsoDates, amcNeedsName: amcNeedsName)
        let fault = fault
        let json = json
        let control = Mutex<ProviderSimulator.Control?>(nil)
        do {
            try await ProviderSimulator.fresh(settings: settings)
                .run(host: host, port: Int(port), untilSignalled: true) { running in
                    control.withLock { $0 = running.control }
                    for fault in fault { await running.control.set(fault.fault, for: fault.service) }
                    Self.say(json ? Self.json(Announcement(running)) : Self.text(running))
                }
        } catch let error as ProviderSimulator.AddressNotLocal {
            throw ValidationError("\(error.host) is no address of this machine alone; give 127.0.0.1 or ::1.")
        } catch let error as ProviderSimulator.AddressUnavailable {
            let reason = POSIXErrorCode(rawValue: error.code).map { POSIXError($0).localizedDescription } ?? "error"
            throw ValidationError("Nothing can listen on \(error.host), port \(error.port): \(reason).")
        }
        guard let control = control.withLock(\.self) else { return }
        let tally = await Tally(control)
        Self.say(json ? Self.json(tally) : tally.text)
    }

    private static func text(_ running: ProviderSimulator.Running) -> String {
        let environment = running.environment.map { "export \($0.name)='\($0.value)'" }.joined(separator: "\n")
        return """
            OMDb, TMDb, iTunes, AMC and TVmaze are simulated at \(running.address.absoluteString). Press Control-C to stop.
            Set this where you start Filmz, or a program that uses the client libraries:

            \(environment)

            A theatre of Vienna to follow is at \(running.cinema.absoluteString); to read it, start Filmz with \
            --programmes-from \(running.host).
            """
    }

    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// Prints a line at once. Not with print(), which would keep the line in its buffer while a program waits for it at
    /// the other end of a pipe.
    private static func say(_ line: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    }
}

/// The addresses that a program starting the simulator reads.
private struct Announcement: Encodable {
    let address: String
    let cinema: String
    let host: String
    let environment: [String: String]

    init(_ running: ProviderSimulator.Running) {
        address = running.address.absoluteString
        cinema = running.cinema.absoluteString
        host = running.host
        environment = Dictionary(uniqueKeysWithValues: running.environment.map { ($0.name, $0.value) })
    }
}

/// The number of calls to each service.
private struct Tally: Encodable {
    let calls: [String: Int]

    init(_ control: ProviderSimulator.Control) async {
        var calls: [String: Int] = [:]
        for service in ProviderSimulator.Service.allCases {
            calls[service.rawValue] = await control.callCount(of: service)
        }
        self.calls = calls
    }

    var text: String {
        "Calls: " + calls.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ") + "."
    }
}

/// A fault and the service that has it, written like `omdb=quota@10`.
struct ServiceFault: ExpressibleByArgument {
    let service: ProviderSimulator.Service
    let fault: ProviderSimulator.Fault

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let service = ProviderSimulator.Service(rawValue: parts[0]),
            let fault = ProviderSimulator.Fault(parts[1])
        else { return nil }
        self.service = service
        self.fault = fault
    }
}

extension ProviderSimulator.Settings.ITunesSearch: ExpressibleByArgument {}
extension ProviderSimulator.Settings.AMCWrongKey: ExpressibleByArgument {}
