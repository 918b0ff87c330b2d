import FilmzDomain
import FilmzTextFolding
import Foundation
import HTTPTypes

/// The simulated OMDb. https://www.omdbapi.com
struct OMDbService: SimulatedService {
    let library: FilmLibrary
    let settings: ProviderSimulator.Settings
    let control: ProviderSimulator.Control

    func reply(to request: SimulatedRequest) async -> SimulatedReply {
        guard request.path.isEmpty else { return .html(404, title: "404 - File or directory not found.") }
        guard request.method == .get else {
            return .html(405, title: "405 - HTTP verb used to access this page is not allowed.")
        }
        guard let key = request["apikey"] else {
            return answer(401, json: Self.error("No API key provided."), for: request)
        }
        guard key == ProviderSimulator.omdbKey else {
            return answer(401, json: Self.error("Invalid API key!"), for: request)
        }
        guard await control.takes(oneOf: settings.omdbDailyCalls, aDayOf: .omdb) else {
            return answer(401, json: Self.error("Request limit reached!"), for: request)
        }
        if let broken = Self.brokenError(request) {
            // The quotation marks inside are not escaped, so this is invalid JSON.
            return SimulatedReply(
                headers: [.contentType: Self.contentType],
                body: .text(Self.error("?").written().replacing("?", with: broken)))
        }
        return answer(200, json: json(request), for: request)
    }

    func failure(_ status: Int, isQuota: Bool) -> SimulatedReply {
        func failure(_ status: Int, _ error: String) -> SimulatedReply {
            .json(status, value: Self.error(error), headers: [.contentType: Self.contentType])
        }
        if isQuota { return failure(401, "Request limit reached!") }
        return switch status {
        case 401: failure(401, "Invalid API key!")
        case 500: .html(500, title: "520: Web server is returning an unknown error")
        case 503: .html(503, title: "522: Connection timed out")
        default: failure(status, Self.reasons[status] ?? "Error.")
        }
    }

    private static let reasons = [403: "Forbidden.", 404: "Movie not found!", 429: "Too many requests."]

    private static func error(_ text: String) -> AnswerJSON {
        ["Response": "False", "Error": .string(text)]
    }

    private static let contentType = "application/json; charset=utf-8"

    /// The header fields of all responses. Even failures may be cached for a day.
    func commonHeaders(at now: Date) -> HTTPFields {
        var headers: HTTPFields = [
            .cacheControl: "public, max-age=86400", .server: "cloudflare", .vary: "*, Accept-Encoding",
            .accessControlAllowOrigin: "*", .expires: DateText.http(now.addingTimeInterval(3_600)),
            .lastModified: DateText.http(now),
        ]
        headers[.custom("X-AspNet-Version")] = "4.0.30319"
        headers[.custom("X-Powered-By")] = "ASP.NET"
        return headers
    }

    private func answer(_ status: Int, json: AnswerJSON, for request: SimulatedRequest) -> SimulatedReply {
        if request["r"]?.lowercased() == "xml" {
            return SimulatedReply(
                status, headers: [.contentType: "text/xml; charset=utf-8"], body: .text(OMDbXML.text(json)))
        }
        let callback = request["callback"]
        return .json(status, value: json, headers: [.contentType: Self.contentType]) { json in
            callback.map { "\($0)(\(json.written()))" } ?? json.written()
        }
    }

    /// An error message with quotation marks, for requests that OMDb parses badly.
    private static func brokenError(_ request: SimulatedRequest) -> String? {
        if let id = request["i"], id.hasPrefix("tt"), Int(id.dropFirst(2)) == nil,
            id.dropFirst(2).first?.isNumber == true
        {
            return "Conversion from string \"\(id.dropFirst(2))\" to type 'Double' is not valid."
        }
        if let page = request["page"], Int(page) == nil, request["i"] == nil, request["t"] == nil {
            return "Conversion from string \"\(page)\" to type 'Integer' is not valid."
        }
        if let text = request["s"] ?? request["t"], text.contains("\""), request["i"] == nil {
            return "Syntax error near '\"' in the full-text search condition '\(text)'."
        }
        return nil
    }

    private func json(_ request: SimulatedRequest) -> AnswerJSON {
        if let type = request["type"], !["movie", "series", "episode", "game"].contains(type) {
            return Self.error("Incorrect syntax near the keyword '\(type)'.")
        }
        let entries = OMDbEntry.all(library.films(on: CalendarDay(at: request.now)))
        if let id = request["i"] { return detail(id, entries: entries, for: request) }
        if let title = request["t"] { return detail(titled: title, entries: entries, for: request) }
        if let text = request["s"] { return search(text, entries: entries, for: request) }
        return Self.error("Incorrect IMDb ID.")
    }

    private func detail(_ id: String, entries: [OMDbEntry], for request: SimulatedRequest) -> AnswerJSON {
        // A record that exists, but is broken.
        if id == "tt9999999" { return Self.error("Error getting data.") }
        if let entry = entries.first(where: { $0.imdbID == id }) { return describe(entry, for: request) }
        for series in OMDbSeries.all {
            for episode in series.seasons.joined() where episode.imdbID == id {
                return describe(OMDbEntry(content: .episode(episode, of: series)), for: request)
            }
        }
        return Self.error("Incorrect IMDb ID.")
    }

    private func detail(titled title: String, entries: [OMDbEntry], for request: SimulatedRequest) -> AnswerJSON {
        let asksSeason = request.has("Season")
        let words = TextFolding.words(title)
        let wanted = words.joined(separator: " ")
        let candidates = entries.filter { entry in
            if asksSeason { return entry.type == "series" }
            return matches(entry, for: request)
        }
        let entry =
            candidates.first { TextFolding.folded($0.title) == wanted }
            ?? candidates.first { $0.matches(words) }
        if let entry { return describe(entry, for: request) }
        if asksSeason {
            return Self.error(
                request.has("Episode") ? "Series or episode not found!" : "Series or season not found!")
        }
        return Self.error(request["type"] == "series" ? "Series not found!" : "Movie not found!")
    }

    private func describe(_ entry: OMDbEntry, for request: SimulatedRequest) -> AnswerJSON {
        if case .series(let series) = entry.content, let season = request.number("Season") {
            guard let number = request["Episode"] else {
                return series.list(season: season) ?? Self.error("Series or season not found!")
            }
            guard let episode = Int(number).flatMap({ series.episode($0, ofSeason: season) }) else {
                return Self.error("Series or episode not found!")
            }
            return OMDbDetail(
                entry: OMDbEntry(content: .episode(episode, of: series)), hasFullPlot: request["plot"] == "full",
                origin: request.origin
            ).json
        }
        return OMDbDetail(entry: entry, hasFullPlot: request["plot"] == "full", origin: request.origin).json
    }

    private func matches(_ entry: OMDbEntry, for request: SimulatedRequest) -> Bool {
        if let type = request["type"], entry.type != type { return false }
        if let year = request["y"], entry.startYear.map({ "\($0)" }) != year { return false }
        return true
    }

    private func search(_ text: String, entries: [OMDbEntry], for request: SimulatedRequest) -> AnswerJSON {
        guard text.trimmingCharacters(in: .whitespaces).count >= 3 else { return Self.error("Too many results.") }
        let page = request.number("page") ?? 1
        guard page > 0 else { return Self.error("The offset specified in a OFFSET clause may not be negative.") }
        let words = text.split(separator: " ").flatMap { word in
            TextFolding.words(String(word)).map { word.hasSuffix("*") ? $0 + "*" : $0 }
        }
        let wanted = TextFolding.folded(text)
        var hits = entries.filter { matches($0, for: request) && $0.matches(words) }
        hits =
            hits.filter { TextFolding.folded($0.title) == wanted }
            + hits.filter { TextFolding.folded($0.title) != wanted }
        // The tenth hit is repeated as the eleventh, the first of the next page.
        if hits.count > 10 { hits.insert(hits[9], at: 10) }
        let rows: ArraySlice<OMDbEntry> = if page > 100 { [] } else { hits.dropFirst((page - 1) * 10).prefix(10) }
        guard !rows.isEmpty else {
            return Self.error(request["type"] == "series" ? "Series not found!" : "Movie not found!")
        }
        return [
            "Search": .array(rows.map { $0.item(from: request.origin) }), "totalResults": "\(hits.count)",
            "Response": "True",
        ]
    }
}
