import ArgumentParser
import Configuration
import FilmzDomain
import FilmzProviders
import FilmzText

/// The option for hosts in the home network from which recommendations may be fetched.
struct ReceivedFromOption: ParsableArguments {
    @Option(help: .text(ServeCommandText.receivedFrom, valueName: "host"))
    var receivedFrom: [String] = []

    /// The fetcher of recommendations from other people's Filmz.
    /// - Throws: ``CommandError``
    func fetcher(_ reader: ConfigReader) throws -> RecommendationFetcher {
        let hosts = try receivedFrom.isEmpty ? reader.list(.receivedFrom) ?? [] : receivedFrom
        return RecommendationFetcher(allowedHosts: try hosts.checkedHosts())
    }
}

extension [String] {
    /// The same hosts, after a check that each is a host, with a port if it is an unusual one.
    /// - Throws: ``CommandError`` when one is not a host
    func checkedHosts() throws -> [String] {
        for host in self where WebLink("http://\(host)")?.host != host.lowercased() {
            throw CommandError.invalid(ServeCommandText.noHost, ["text": host])
        }
        return self
    }
}
