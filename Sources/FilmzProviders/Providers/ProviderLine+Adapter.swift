import AMCAPI
import APICore
import FilmzDomain
import ITunesAPI
import OMDbAPI
import TMDbAPI
import TVmazeAPI

extension ProviderLine {
    /// An adapter that calls the provider through this line.
    func adapter(now: @escaping @Sendable () -> Timestamp) -> any ProviderAdapter {
        switch provider {
        case .omdb:
            OMDbAdapter(
                client: OMDbClient(key: keyText, transport: transport, retry: retry, baseURL: address), now: now)
        case .tmdb:
            TMDbAdapter(client: tmdb, now: now)
        case .iTunes:
            ITunesAdapter(client: iTunes, now: now)
        case .amc:
            AMCAdapter(
                client: AMCClient(vendorKey: keyText, transport: transport, retry: retry, baseURL: address), now: now)
        case .tvmaze:
            TVmazeAdapter(
                client: TVmazeClient(userAgent: "Filmz", transport: transport, retry: retry, baseURL: address), now: now
            )
        }
    }

    private var tmdb: TMDbClient {
        if key?.isToken == true {
            TMDbClient(
                token: keyText, language: language, region: country, transport: transport, retry: retry,
                baseURL: address)
        } else {
            TMDbClient(
                key: keyText, language: language, region: country, transport: transport, retry: retry, baseURL: address)
        }
    }

    private var iTunes: ITunesClient {
        var client = ITunesClient(
            country: country.lowercased(), language: storeLanguage, transport: transport, retry: retry,
            baseURL: address)
        client.client.transport = around(client.client.transport)
        return client
    }

    /// The language in the store's spelling, `de_de`; nil for English, its default.
    private var storeLanguage: String? {
        let language = language.lowercased()
        if language.hasPrefix("en") || !language.contains("-") { return nil }
        return language.replacing("-", with: "_")
    }
}
