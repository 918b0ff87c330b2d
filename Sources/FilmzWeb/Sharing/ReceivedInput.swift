import FilmzDomain
import FilmzReading

/// A person's answer to a recommendation, as JSON.
struct ReceivedInput: Decodable {
    enum Answer: String, Decodable {
        case accept, acceptAsList, decline
    }

    let answer: Answer
    /// The accepted films, by their position in the recommendation; nil for all certain matches.
    let films: [String: Film.ID]?
    /// The positions of films to add by hand, because they have no match.
    let added: [Int]
    let toldBy: String?
    /// The ID of the list to make.
    let list: FilmList.ID

    private enum Member: String, CodingKey {
        case answer, films, added, toldBy, list
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        answer = try members.decode(Answer.self, forKey: .answer)
        films = try members.decodeIfPresent([String: Film.ID].self, forKey: .films)
        added = try members.decodeIfPresent([Int].self, forKey: .added) ?? []
        toldBy = try members.decodeIfPresent(String.self, forKey: .toldBy)
        list = try members.decodeIfPresent(FilmList.ID.self, forKey: .list) ?? .random()
    }

    /// - Throws: ``APIRefusal`` when a film is none of the matches for its position, or one to be added by hand has a
    ///   match
    func taken(of matches: [RecommendedFilmMatch]) throws -> ReceivedAnswer {
        var answer = ReceivedAnswer(list: self.answer == .acceptAsList ? list : nil)
        for number in added {
            guard matches.indices.contains(number), matches[number].verdict == .unknown else {
                throw APIRefusal.invalid("added")
            }
            answer.added.insert(number)
        }
        guard let films else {
            answer.chosen = matches.sure
            return answer
        }
        for (place, film) in films {
            guard let number = Int(place), matches.indices.contains(number),
                matches[number].films.contains(where: { $0.id == film })
            else { throw APIRefusal.invalid("films") }
            answer.chosen[number] = film
        }
        return answer
    }
}

extension ReceivedInput {
    /// The link to a recommendation.
    struct Link: JSONInput {
        let link: String

        enum CodingKeys: CodingKey {
            case link
        }
    }
}
