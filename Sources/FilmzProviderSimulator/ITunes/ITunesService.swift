import FilmzDomain
import HTTPTypes

/// The simulated iTunes Store. https://performance-partners.apple.com/search-api
struct ITunesService: SimulatedService {
    let library: FilmLibrary
    let settings: ProviderSimulator.Settings
    let control: ProviderSimulator.Control

    private static let headers: HTTPFields = [
        .contentType: "text/javascript; charset=utf-8", .contentDisposition: "attachment; filename=1.txt",
        .cacheControl: "max-age=86400",
    ]

    func reply(to request: SimulatedRequest) async -> SimulatedReply {
        guard request.method == .get else { return .html(405, title: "Method Not Allowed") }
        guard await control.takes(oneOf: settings.itunesCallsPerMinute, in: 60, of: .itunes) else {
            return failure(403, isQuota: true)
        }
        let films = library.films(on: CalendarDay(at: request.now))
        if request.path == ["search"] || request.path == ["lookup"] {
            if let key = ITunesSearch.invalidKey(request) {
                return .json(400, value: Self.error(key), headers: Self.headers)
            }
            guard let store = ITunesStorefront(request["country"] ?? "US") else {
                return .html(404, title: "Not Found")
            }
            let products =
                if request.path == ["search"] {
                    ITunesSearch(request: request, store: store, mode: settings.itunesSearch, films: films).products
                } else {
                    lookup(request, films: films, in: store)
                }
            return .json(
                200, value: ["resultCount": .int(products.count), "results": .array(products.map(\.record))],
                headers: Self.headers, style: Self.written)
        }
        if let feed = ITunesFeed(path: request.path, films: films, request: request) {
            return .json(200, value: feed.json, headers: [.contentType: "text/javascript; charset=UTF-8"])
        }
        return .html(404, title: "Not Found")
    }

    func failure(_ status: Int, isQuota: Bool) -> SimulatedReply {
        switch isQuota ? 403 : status {
        case 401: SimulatedReply(401, headers: [.cacheControl: "no-store"])
        // Throttled: an empty body, without `Retry-After`.
        case 403: SimulatedReply(403, headers: [.cacheControl: "no-store"])
        case 429: SimulatedReply(429, headers: [.cacheControl: "no-store"])
        case 404: .html(404, title: "Not Found")
        case 503: .html(503, title: "Service Unavailable")
        default: .html(status, title: "Internal Server Error")
        }
    }

    /// The products with the requested IDs, in the store's order; unknown IDs are silently left out.
    private func lookup(
        _ request: SimulatedRequest, films: [LibraryFilm], in store: ITunesStorefront
    ) -> [ITunesProduct] {
        let ids = Set((request["id"] ?? "").split(separator: ",").compactMap { Int($0) })
        guard !ids.isEmpty else { return [] }
        return films.flatMap { film in
            ITunesProduct.all(for: film, in: store, from: request.origin).filter { ids.contains($0.id) }
        }
    }

    private static func error(_ key: String) -> AnswerJSON {
        [
            "errorMessage": "Invalid value(s) for key(s): [\(key)]",
            "queryParameters": [
                "output": "json", "callback": "A javascript function to handle your search results",
                "country": "ISO-2A country code", "limit": "The number of search results to return",
                "term": "A search string", "lang": "ISO-2A language code",
            ],
        ]
    }

    /// The JSON text with one record a line, between empty lines.
    private static func written(_ json: AnswerJSON) -> String {
        guard case .int(let count)? = json["resultCount"], case .array(let rows)? = json["results"] else {
            return "\n\n\n\(json.written())\n\n\n"
        }
        let lines = rows.map { $0.written() }.joined(separator: ", \n")
        return "\n\n\n{\n \"resultCount\":\(count),\n \"results\": [\(rows.isEmpty ? "" : "\n")\(lines)]\n}\n\n\n"
    }
}
