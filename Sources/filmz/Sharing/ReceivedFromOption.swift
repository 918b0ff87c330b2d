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
        for host in receivedFrom where WebLink("http://\(host)")?.host != host.lowercased() {
            throw CommandError.invalid(ServeCommandText.noHost, ["text": host])
        }
        return RecommendationFetcher(allowedHosts: receivedFrom)
    }
}
