import ArgumentParser
import FilmzText

/// The hosts in the home network that may be asked for programmes of theatres.
struct ProgrammesFromOption: ParsableArguments {
    @Option(name: .customLong("programmes-from"), help: .text(ServeCommandText.programmesFrom, valueName: "host"))
    var hosts: [String] = []

    /// - Throws: ``CommandError``
    func checked() throws -> [String] {
        try hosts.checkedHosts()
    }
}
