import FilmzDomain

/// What a person does with a recommendation, as JSON.
struct ReceivedInput: Decodable {
    enum Answer: String, Decodable {
        case accept, decline
    }

    let answer: Answer
    /// The films that are taken, by their place in the recommendation; nil for all that are sure.
    let films: [String: Film.ID]?
    let toldBy: String?

    private enum Member: String, CodingKey {
        case answer, films, toldBy
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        answer = try members.decode(Answer.self, forKey: .answer)
        films = try members.decodeIfPresent([String: Film.ID].self, forKey: .films)
        toldBy = try members.decodeIfPresent(String.self, forKey: .toldBy)
    }

    /// - Throws: ``APIRefusal`` when a film is none of those that were found for its place
    func taken(of matches: [RecommendedFilmMatch]) throws -> ReceivedAnswer {
        guard let films else {
            let sure = matches.compactMap { match in match.film.map { (match.number, $0.id) } }
            return ReceivedAnswer(chosen: Dictionary(sure) { first, _ in first })
        }
        var answer = ReceivedAnswer()
        for (place, film) in films {
            guard let number = Int(place), matches.indices.contains(number),
                matches[number].films.contains(where: { $0.id == film })
            else { throw APIRefusal.invalid("films") }
            answer.chosen[number] = film
        }
        return answer
    }
}
