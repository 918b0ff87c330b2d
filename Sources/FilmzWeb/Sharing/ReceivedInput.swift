import FilmzDomain

/// What a person does with a recommendation, as JSON.
struct ReceivedInput: Decodable {
    enum Answer: String, Decodable {
        case accept, acceptAsList, decline
    }

    let answer: Answer
    /// The films that are taken, by their place in the recommendation; nil for all that are sure.
    let films: [String: Film.ID]?
    /// The places of those that are added by hand, because nobody here knows them.
    let added: [Int]
    let toldBy: String?
    /// The list to be made.
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

    /// - Throws: ``APIRefusal`` when a film is none of those that were found for its place, or one that is to be added
    ///   by hand was found
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
    /// Where a recommendation is.
    struct Link: Decodable {
        let link: String

        private enum Member: String, CodingKey {
            case link
        }

        init(from decoder: any Decoder) throws {
            link = try decoder.members(Member.self).decode(String.self, forKey: .link)
        }
    }
}
