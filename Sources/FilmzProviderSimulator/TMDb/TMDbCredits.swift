import FilmzDomain

/// The cast and crew of a film. https://developer.themoviedb.org/reference/movie-credits
struct TMDbCredits: Sendable {
    struct Credit: Sendable {
        let person: String
        let personID: Int
        /// The job of a crew member; nil for actors.
        let job: (department: String, name: String)?

        init(_ person: String, job: (department: String, name: String)? = nil) {
            self.person = person
            self.job = job
            personID = Chance(person).number("person", in: 1_000_000...9_999_999)
        }
    }

    let cast: [Credit]
    let crew: [Credit]
    private let chance: Chance

    init(of film: LibraryFilm) {
        chance = film.chance
        cast = film.film.cast.map { Credit($0) }
        // A person with two jobs is listed twice.
        crew =
            film.film.directors.map { Credit($0, job: ("Directing", "Director")) }
            + film.writers.map { Credit($0, job: ("Writing", "Screenplay")) }
            + [
                Credit(
                    InventedNames.person(film.chance.number("composer", in: 0...500)),
                    job: ("Sound", "Original Music Composer")),
                Credit(
                    InventedNames.person(film.chance.number("producer", in: 0...500)), job: ("Production", "Producer")),
            ]
    }

    var json: AnswerJSON {
        [
            "cast": .array(cast.enumerated().map { castJSON($0.element, order: $0.offset) }),
            "crew": .array(crew.enumerated().map { crewJSON($0.element, order: $0.offset) }),
        ]
    }

    private func facts(_ credit: Credit) -> [AnswerJSON.Member] {
        let person = Chance(credit.person)
        let facts: AnswerJSON = [
            "adult": false,
            "gender": .int(person.number("gender", in: 0...3)),
            "id": .int(credit.personID),
            "known_for_department": .string(credit.job?.department ?? "Acting"),
            "name": .string(credit.person),
            "original_name": .string(credit.person),
            "popularity": .double(Double(person.number("popularity", in: 600...40_000)) / 1_000),
            "profile_path": person.isOne(of: 3, purpose: "no profile") ? .null : "/f\(credit.personID).png",
        ]
        return facts.members
    }

    private func castJSON(_ credit: Credit, order: Int) -> AnswerJSON {
        let characters = ["The Keeper", "Captain Moss", "Ada", "The Stranger", "Mr. Lantern", "Old Berrit", "Self"]
        return .object(
            facts(credit) + [
                .init("cast_id", value: .int(order + 1)),
                .init("character", value: .string(chance.pick("character \(order)", from: characters))),
                .init("credit_id", value: .string(chance.digits("cast \(order)", length: 24))),
                .init("order", value: .int(order)),
            ])
    }

    private func crewJSON(_ credit: Credit, order: Int) -> AnswerJSON {
        .object(
            facts(credit) + [
                .init("credit_id", value: .string(chance.digits("crew \(order)", length: 24))),
                .init("department", value: .text(credit.job?.department)),
                .init("job", value: .text(credit.job?.name)),
            ])
    }
}
