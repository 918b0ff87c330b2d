/// An invented production company.
struct TMDbCompany: Hashable, Sendable {
    let id: Int
    let name: String
    let country: String

    var json: AnswerJSON {
        [
            "id": .int(id), "logo_path": id.isMultiple(of: 3) ? .null : "/l\(id).png", "name": .string(name),
            "origin_country": .string(country),
        ]
    }

    static func companies(of film: LibraryFilm) -> [TMDbCompany] {
        film.chance.pick(film.chance.number("companies", in: 1...2), purpose: "companies", from: all)
    }

    private static let all = [
        TMDbCompany(id: 900_001, name: "Lantern & Oar Pictures", country: "US"),
        TMDbCompany(id: 900_002, name: "Quayside Films", country: "GB"),
        TMDbCompany(id: 900_003, name: "Studio Zwölf", country: "DE"),
        TMDbCompany(id: 900_004, name: "Les Films du Phare", country: "FR"),
        TMDbCompany(id: 900_005, name: "Paper Kite Productions", country: ""),
    ]
}
