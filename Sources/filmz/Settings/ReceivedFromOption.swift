import ArgumentParser
import Configuration
import FilmzDomain
import FilmzProviders
import FilmzText

/// The hosts in the home network from which recommendations may be fetched.
struct ReceivedFromOption: ParsableArguments {
    @Option(help: .text(ServeCommandText.receivedFrom, valueName: "host"))
    var receivedFrom: [String] = []

    /// What fetches recommendations from other people's Filmz.
    /// - Throws: ``CommandError``
    func fetcher(_ reader: ConfigReader) throws -> RecommendationFetcher {
        let hosts = try receivedFrom.isEmpty ? reader.list(.receivedFrom) ?? [] : receivedFrom
        return RecommendationFetcher(allowedHosts: try hosts.checkedHosts())
    }
}

extension [String] {
    /// These hosts in the home network, each with a port if it is an unusual one.
    /// - Throws: ``CommandError`` when one is no host
    func checkedHosts() throws -> [String] {
        for host in self where WebLink("http://\(host)")?.host != host.lowercased() {
            throw CommandError.invalid(ServeCommandText.noHost, ["text": host])
        }
        return self
    }
}
