import ArgumentParser
import Configuration
import FilmzText

/// The option for hosts in the home network that may be asked for programmes of theatres.
struct ProgrammesFromOption: ParsableArguments {
    @Option(name: .customLong("programmes-from"), help: .text(ServeCommandText.programmesFrom, valueName: "host"))
    var hosts: [String] = []

    /// - Throws: ``CommandError``
    func checked(_ reader: ConfigReader) throws -> [String] {
        try (hosts.isEmpty ? reader.list(.programmesFrom) ?? [] : hosts).checkedHosts()
    }
}
