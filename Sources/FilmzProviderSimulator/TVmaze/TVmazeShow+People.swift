import FilmzDomain

/// The cast and crew of a show: the catalogue's names, and invented ones.
extension TVmazeShow {
    func castJSON(at place: TVmazePlace) -> [AnswerJSON] {
        var members = film.film.cast.enumerated().map { index, name in
            Self.member(name, as: InventedNames.person(id * 7 + index), isVoice: type == "Animation", at: place)
        }
        // An actor with two roles is listed twice.
        if let first = film.film.cast.first {
            members.append(Self.member(first, as: InventedNames.person(id * 7 + 99), isVoice: false, at: place))
        }
        return members
    }

    func crewJSON(at place: TVmazePlace) -> [AnswerJSON] {
        let creators = film.film.directors.map { ("Creator", $0) }
        let producer = ("Executive Producer", InventedNames.person(film.chance.number("producer", in: 0...900)))
        return (creators + [producer]).map { ["type": .string($0.0), "person": Self.person($0.1, at: place)] }
    }

    func guestCast(of episode: TVmazeEpisode, at place: TVmazePlace) -> [AnswerJSON] {
        (0..<episode.id % 3).map {
            Self.member(
                InventedNames.person(episode.id + $0), as: InventedNames.person(episode.id + 50 + $0), isVoice: false,
                at: place)
        }
    }

    func guestCrew(of episode: TVmazeEpisode, at place: TVmazePlace) -> [AnswerJSON] {
        ["Director", "Writer"].enumerated().map { index, type in
            [
                "guestCrewType": .string(type),
                "person": Self.person(InventedNames.person(episode.id * 3 + index), at: place),
            ]
        }
    }

    /// The titles in other countries; the original title has no country.
    func akasJSON() -> [AnswerJSON] {
        var akas: [AnswerJSON] = []
        if film.originalTitle != title { akas.append(["name": .string(film.originalTitle), "country": nil]) }
        if film.chance.isOne(of: 2, purpose: "aka") {
            let name = InventedNames.title(film.chance.number("aka", in: 0...5_000))
            akas.append(["name": .string(name), "country": TVmazeChannel.json(country: "DE")])
        }
        return akas
    }

    func imagesJSON(at place: TVmazePlace) -> [AnswerJSON] {
        guard isDescribed else { return [] }
        func size(_ size: String, _ width: Int, _ height: Int) -> AnswerJSON {
            ["url": .string(place.picture(size, name: "s\(id)")), "width": .int(width), "height": .int(height)]
        }
        let poster: AnswerJSON = [
            "original": size("original", 680, 1_000), "medium": size("medium_portrait", 210, 295),
        ]
        return [
            ["id": .int(id * 10 + 1), "type": "poster", "main": true, "resolutions": poster],
            [
                "id": .int(id * 10 + 2), "type": "background", "main": false,
                "resolutions": ["original": size("original", 1_920, 1_080)],
            ],
            ["id": .int(id * 10 + 3), "type": nil, "main": false, "resolutions": poster],
        ]
    }

    private static func member(
        _ name: String, as role: String, isVoice: Bool, at place: TVmazePlace
    ) -> AnswerJSON {
        let id = Chance(role).number("character", in: 1...900_000)
        return [
            "person": person(name, at: place),
            "character": [
                "id": .int(id), "url": .string(place.page("characters/\(id)", title: role)), "name": .string(role),
                "image": nil, "_links": ["self": ["href": .string(place.href("characters/\(id)"))]],
            ],
            "self": false, "voice": .bool(isVoice),
        ]
    }

    private static func person(_ name: String, at place: TVmazePlace) -> AnswerJSON {
        let chance = Chance(name)
        let id = chance.number("person", in: 1...400_000)
        let isKnown = !chance.isOne(of: 5, purpose: "unknown")
        return [
            "id": .int(id), "url": .string(place.page("people/\(id)", title: name)), "name": .string(name),
            "country": isKnown ? TVmazeChannel.json(country: chance.pick("country", from: ["US", "GB", "FR"])) : nil,
            "birthday": isKnown ? .string("19\(chance.number("year", in: 40...99))-05-17") : nil, "deathday": nil,
            "gender": isKnown ? .string(chance.pick("gender", from: ["Female", "Male", "Other"])) : nil,
            "image": isKnown ? place.image("portrait", name: "p\(id)") : nil, "updated": 1_780_000_000,
            "_links": ["self": ["href": .string(place.href("people/\(id)"))]],
        ]
    }
}
