import ArgumentParser
import FilmzDomain
import Foundation
import ProviderSimulator
import Synchronization

struct SimulateProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate-providers", abstract: "Play OMDb, TMDb, iTunes and AMC on this machine.",
        discussion: """
            For trying Filmz with all of them, without a key and without the Internet: set what it prints in the shell \
            that then starts Filmz, or a program that uses the client libraries. Films are those of the starter \
            catalogue; plots, ratings, prices, theatres and showtimes are made up, the same at every start on a day.

            A fault is SERVICE=KIND: the service is omdb, tmdb, itunes or amc, the kind slow[:SECONDS], hanging, \
            cut-off, 401, 403, 404, 429[:SECONDS], 500, 503, html, invalid-json, wrong-types, duplicates, quota or \
            clock-skew[:SECONDS]. With @FIRST or @FIRSTxCALLS only those calls fail: omdb=quota@10, tmdb=503@1x2.

            When it is stopped it says how often each service was asked.
            """)

    @Option(help: "The address of this machine to listen on.")
    var host = "127.0.0.1"

    @Option(parsing: .unconditional, help: "The port to listen on; 0 finds a free one.")
    var port = 8_091

    @Option(
        help: ArgumentHelp(
            "How a service misbehaves; may be repeated, once for each service.", valueName: "service=kind"))
    var fault: [String] = []

    @Option(
        help: ArgumentHelp(
            "What iTunes answers when asked for films: the films, or nothing, as since 2025.",
            valueName: "classic|empty"))
    var itunesSearch = "classic"

    @Option(parsing: .unconditional, help: ArgumentHelp("OMDb's daily limit.", valueName: "calls"))
    var omdbCalls: Int?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The calls that iTunes answers in a minute.", valueName: "calls"))
    var itunesCalls: Int?

    @Option(help: ArgumentHelp("What AMC answers to a wrong key.", valueName: "empty-404|401"))
    var amcWrongKey = "empty-404"

    @Flag(help: "AMC also accepts dates like 2026-11-21.")
    var amcIsoDates = false

    @Flag(help: "AMC lists all films only when asked for a name.")
    var amcNeedsName = false

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        guard 0...65_535 ~= port else { throw CommandError.invalid("\(port) is no port; give one from 0 to 65535.") }
        let faults = try self.faults()
        let simulator = ProviderSimulator.fresh(settings: try settings())
        let json = json
        do {
            let control = try await Interruption.cancelling(remark: "The simulator has ended.") { [host, port] in
                let control = Mutex<ProviderSimulator.Control?>(nil)
                try await simulator.run(host: host, port: port) { running in
                    control.withLock { $0 = running.control }
                    for (service, fault) in faults { await running.control.set(fault, for: service) }
                    Self.say(json ? Self.json(running) : Self.text(running))
                }
                return control.withLock(\.self)
            }
            if let control { Self.say(await Self.tally(control, json: json)) }
        } catch let error as ProviderSimulator.AddressNotLocal {
            throw CommandError.invalid("\(error.host) is no address of this machine alone; give 127.0.0.1 or ::1.")
        } catch let error as ProviderSimulator.AddressUnavailable {
            throw CommandError.addressUnavailable(error.host, port: error.port, code: error.code)
        }
    }

    private func settings() throws -> ProviderSimulator.Settings {
        guard let search = ProviderSimulator.Settings.ITunesSearch(rawValue: itunesSearch) else {
            throw CommandError.invalid("--itunes-search is classic or empty, not \(itunesSearch).")
        }
        guard let wrongKey = ProviderSimulator.Settings.AMCWrongKey(rawValue: amcWrongKey) else {
            throw CommandError.invalid("--amc-wrong-key is empty-404 or 401, not \(amcWrongKey).")
        }
        for (option, calls) in [("--omdb-calls", omdbCalls), ("--itunes-calls", itunesCalls)] {
            if let calls, calls < 0 { throw CommandError.invalid("\(option) is 0 or more calls, not \(calls).") }
        }
        return ProviderSimulator.Settings(
            itunesSearch: search, omdbDailyCalls: omdbCalls, itunesCallsPerMinute: itunesCalls, amcWrongKey: wrongKey,
            amcAcceptsISODates: amcIsoDates, amcNeedsName: amcNeedsName)
    }

    private func faults() throws -> [ProviderSimulator.Service: ProviderSimulator.Fault] {
        let faults = try fault.map { text in
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let service = ProviderSimulator.Service(rawValue: parts[0]),
                let fault = ProviderSimulator.Fault(parts[1])
            else {
                throw CommandError.invalid(
                    "\(text) is no fault; write it like omdb=quota@10. The services are "
                        + ProviderSimulator.Service.allCases.map(\.rawValue).joined(separator: ", ") + ", the kinds "
                        + ProviderSimulator.Fault.names.joined(separator: ", ") + ".")
            }
            return (service, fault)
        }
        return try Dictionary(faults) { _, _ in
            throw CommandError.invalid("A service has one --fault at a time; give each service once.")
        }
    }

    private static func text(_ running: ProviderSimulator.Running) -> String {
        """
        OMDb, TMDb, iTunes and AMC are played at \(running.address.absoluteString). Press Control-C to stop.
        Set this where you start Filmz, or a program that uses the client libraries:

        \(running.environment.map { "export \($0.name)='\($0.value)'" }.joined(separator: "\n"))
        """
    }

    private static func json(_ running: ProviderSimulator.Running) -> String {
        let environment = running.environment.map { "\"\($0.name)\": \"\($0.value)\"" }.joined(separator: ", ")
        return "{\"address\": \"\(running.address.absoluteString)\", \"environment\": {\(environment)}}"
    }

    /// How often each service was asked.
    private static func tally(_ control: ProviderSimulator.Control, json: Bool) async -> String {
        var counts: [String] = []
        for service in ProviderSimulator.Service.allCases {
            let count = await control.callCount(of: service)
            counts.append(json ? "\"\(service.rawValue)\": \(count)" : "\(service.rawValue) \(count)")
        }
        let list = counts.joined(separator: ", ")
        return json ? "{\"calls\": {\(list)}}" : "Calls: \(list)."
    }

    /// Not print(): whoever reads this through a pipe waits for it, and print() would keep it in its buffer.
    private static func say(_ line: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    }
}
