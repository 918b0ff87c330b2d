import FilmzDomain

/// An alternate order of the first season: on discs, its first two episodes are one.
extension TVmazeShow {
    func alternateListsJSON(at place: TVmazePlace) -> [AnswerJSON] {
        guard let id = alternateListID else { return [] }
        return [
            [
                "id": .int(id), "url": .string(place.page("alternatelists/\(id)", title: title)), "dvd_release": true,
                "verbatim_order": false, "country_premiere": false, "streaming_premiere": false,
                "broadcast_premiere": false, "language_premiere": false, "language": nil, "network": nil,
                "webChannel": nil,
                "_links": [
                    "self": ["href": .string(place.href("alternatelists/\(id)"))],
                    "show": ["href": .string(place.href("shows/\(self.id)"))],
                ],
            ]
        ]
    }

    func alternateEpisodesJSON(at place: TVmazePlace, embedding isEmbedding: Bool) -> [AnswerJSON] {
        guard let list = alternateListID, let season = seasons.first?.number else { return [] }
        let regular = regularEpisodes.filter { $0.season == season }
        let parts = [Array(regular.prefix(2))] + regular.dropFirst(2).map { [$0] }
        return parts.enumerated().map { index, episodes in
            let id = list * 1_000 + index
            let titles = episodes.map(\.title).joined(separator: " & ")
            let runtime = episodes.compactMap(\.runtime).reduce(0, +)
            let json: AnswerJSON = [
                "id": .int(id), "url": .string(place.page("alternateepisodes/\(id)", title: titles)),
                "name": .string(titles),
                "season": 1, "number": .int(index + 1), "type": "regular",
                "airdate": .string(episodes[0].day?.description ?? ""), "airtime": "",
                "airstamp": .text(episodes[0].day.map { "\($0)T12:00:00+00:00" }),
                "runtime": runtime > 0 ? .int(runtime) : nil,
                "_links": ["self": ["href": .string(place.href("alternateepisodes/\(id)"))]],
            ]
            guard isEmbedding else { return json }
            let embedded = AnswerJSON.array(episodes.map { $0.json(of: self, at: place) })
            return json.with([.init("_embedded", value: ["episodes": embedded])])
        }
    }
}
