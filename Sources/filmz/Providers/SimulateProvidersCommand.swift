import ArgumentParser
import FilmzDomain
import FilmzText
import Foundation
import Locking
import ProviderSimulator

struct SimulateProvidersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate-providers", abstract: .help(SimulateCommandText.abstract),
        discussion: .help(SimulateCommandText.discussion))

    @Option(help: .text(SimulateCommandText.host))
    var host = "127.0.0.1"

    @Option(parsing: .unconditional, help: .text(ServeCommandText.port))
    var port = 8_091

    @Option(
        help: .text(SimulateCommandText.fault, valueName: "service=kind"))
    var fault: [String] = []

    @Option(
        help: .text(SimulateCommandText.itunesSearch, valueName: "classic|empty"))
    var itunesSearch = "classic"

    @Option(parsing: .unconditional, help: .text(SimulateCommandText.omdbCalls, valueName: "calls"))
    var omdbCalls: Int?

    @Option(
        parsing: .unconditional, help: .text(SimulateCommandText.itunesCalls, valueName: "calls"))
    var itunesCalls: Int?

    @Option(help: .text(SimulateCommandText.amcWrongKey, valueName: "empty-404|401"))
    var amcWrongKey = "empty-404"

    @Flag(help: .text(SimulateCommandText.amcIsoDates))
    var amcIsoDates = false

    @Flag(help: .text(SimulateCommandText.amcNeedsName))
    var amcNeedsName = false

    @Flag(help: .text(CommandText.json))
    var json = false

    func run() async throws {
        guard 0...65_535 ~= port else { throw CommandError.invalid(CommandErrorText.noPort, ["port": String(port)]) }
        let faults = try self.faults()
        let simulator = ProviderSimulator.fresh(settings: try settings())
        let (json, strings) = (json, TerminalLanguage.strings)
        do {
            let control = try await Interruption.cancelling(remark: strings[SimulateCommandText.ended]) {
                [host, port] in
                let control = Mutex<ProviderSimulator.Control?>(nil)
                try await simulator.run(host: host, port: port) { running in
                    control.withLock { $0 = running.control }
                    for (service, fault) in faults { await running.control.set(fault, for: service) }
                    Self.say(json ? Self.json(running) : Self.text(running, strings))
                }
                return control.withLock(\.self)
            }
            if let control { Self.say(await Self.tally(control, json: json, strings)) }
        } catch let error as ProviderSimulator.AddressNotLocal {
            throw CommandError.invalid(SimulateCommandText.noLocalAddress, ["host": error.host])
        } catch let error as ProviderSimulator.AddressUnavailable {
            throw CommandError.addressUnavailable(error.host, port: error.port, code: error.code)
        }
    }

    private func settings() throws -> ProviderSimulator.Settings {
        guard let search = ProviderSimulator.Settings.ITunesSearch(rawValue: itunesSearch) else {
            throw CommandError.invalid(
                SimulateCommandText.oneOfTwo,
                ["option": "--itunes-search", "first": "classic", "last": "empty", "text": itunesSearch])
        }
        guard let wrongKey = ProviderSimulator.Settings.AMCWrongKey(rawValue: amcWrongKey) else {
            throw CommandError.invalid(
                SimulateCommandText.oneOfTwo,
                ["option": "--amc-wrong-key", "first": "empty-404", "last": "401", "text": amcWrongKey])
        }
        for (option, calls) in [("--omdb-calls", omdbCalls), ("--itunes-calls", itunesCalls)] {
            if let calls, calls < 0 {
                throw CommandError.invalid(SimulateCommandText.noCalls, ["option": option, "text": String(calls)])
            }
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
                throw CommandError.refused {
                    let services = $0.list(ProviderSimulator.Service.allCases.map(\.rawValue))
                    let kinds = $0.list(ProviderSimulator.Fault.names)
                    return $0[SimulateCommandText.noFault, ["text": text, "services": services, "kinds": kinds]]
                }
            }
            return (service, fault)
        }
        return try Dictionary(faults) { _, _ in
            throw CommandError.invalid(SimulateCommandText.oneFault)
        }
    }

    private static func text(_ running: ProviderSimulator.Running, _ strings: Strings) -> String {
        let environment = running.environment.map { "export \($0.name)='\($0.value)'" }.joined(separator: "\n")
        return strings[
            SimulateCommandText.running,
            [
                "address": running.address.absoluteString, "environment": environment,
                "cinema": running.cinema.absoluteString, "host": running.host,
            ]]
    }

    private static func json(_ running: ProviderSimulator.Running) -> String {
        let environment = running.environment.map { "\"\($0.name)\": \"\($0.value)\"" }.joined(separator: ", ")
        let addresses = [("address", running.address), ("cinema", running.cinema)]
            .map { "\"\($0)\": \"\($1.absoluteString)\"" }.joined(separator: ", ")
        return "{\(addresses), \"environment\": {\(environment)}}"
    }

    /// How often each service was asked.
    private static func tally(_ control: ProviderSimulator.Control, json: Bool, _ strings: Strings) async -> String {
        var counts: [String] = []
        for service in ProviderSimulator.Service.allCases {
            let count = await control.callCount(of: service)
            counts.append(json ? "\"\(service.rawValue)\": \(count)" : "\(service.rawValue) \(count)")
        }
        let list = counts.joined(separator: ", ")
        return json ? "{\"calls\": {\(list)}}" : strings[SimulateCommandText.calls, ["calls": list]]
    }

    /// Not print(), which would keep the line in its buffer while somebody waits for it at the other end of a pipe.
    private static func say(_ line: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    }
}
