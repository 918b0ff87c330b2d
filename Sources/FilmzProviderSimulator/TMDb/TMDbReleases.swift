import FilmzDomain

/// The releases of a film. https://developer.themoviedb.org/reference/movie-release-dates
struct TMDbReleases: Sendable {
    static let countries = ["US", "GB", "DE", "FR"]

    let film: LibraryFilm

    /// The certificates in the order of their age limits.
    static let certificates = ["G", "PG", "PG-13", "R", "NC-17"]

    /// The types of release: 1 premiere, 3 theatres, 4 digital.
    var types: Set<Int> {
        if film.released == nil {
            []
        } else if film.chance.isOne(of: 3, purpose: "premiere") {
            [1, 3, 4]
        } else {
            [3, 4]
        }
    }

    func certificate(in country: String) -> String {
        guard let us = film.film.certificate else { return "" }
        if country == "US" { return us }
        guard let rank = Self.certificates.firstIndex(of: us) else { return "" }
        return switch country {
        case "GB": ["U", "PG", "12A", "15", "18"][rank]
        case "DE": ["0", "6", "12", "16", "18"][rank]
        default: ["TP", "TP", "TP", "12", "16"][rank]
        }
    }

    var json: AnswerJSON {
        guard film.released != nil else { return ["results": []] }
        return [
            "results": .array(
                Self.countries.compactMap { country in
                    guard let day = film.released(in: country) else { return nil }
                    return ["iso_3166_1": .string(country), "release_dates": .array(releases(country, day: day))]
                })
        ]
    }

    private func releases(_ country: String, day: CalendarDay) -> [AnswerJSON] {
        func release(_ type: Int, _ day: CalendarDay, _ certificate: String, note: String?) -> AnswerJSON {
            var members: [AnswerJSON.Member] = [
                .init("certification", value: .string(certificate)), .init("descriptors", value: []),
                .init("iso_639_1", value: ""),
            ]
            // Not every entry has a note.
            if let note { members.append(.init("note", value: .string(note))) }
            members += [
                .init("release_date", value: .string("\(day)T00:00:00.000Z")), .init("type", value: .int(type)),
            ]
            return .object(members)
        }
        var releases: [AnswerJSON] = []
        if country == "US", types.contains(1) { releases.append(release(1, day - 9, "", note: "Quayside Film Days")) }
        releases.append(
            release(3, day, certificate(in: country), note: film.chance.isOne(of: 4, purpose: country) ? nil : ""))
        if film.screening == nil { releases.append(release(4, day + 110, certificate(in: country), note: nil)) }
        return releases
    }
}
