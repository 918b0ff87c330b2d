import ArgumentParser
import FilmzDomain
import FilmzProviders
import FilmzText

/// The hosts in the home network that may be asked for recommendations.
struct ReceivedFromOption: ParsableArguments {
    @Option(help: .text(ServeCommandText.receivedFrom, valueName: "host"))
    var receivedFrom: [String] = []

    /// What fetches recommendations from other people's Filmz.
    /// - Throws: ``CommandError``
    func fetcher() throws -> RecommendationFetcher {
        RecommendationFetcher(allowedHosts: try receivedFrom.checkedHosts())
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
