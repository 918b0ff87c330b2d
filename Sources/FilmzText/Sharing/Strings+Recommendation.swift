public import FilmzDomain

extension Strings {
    /// The name of the person who recommends something, or that it is somebody.
    public func sender(of recommendation: Recommendation) -> String {
        if recommendation.sender.isEmpty { self[ReceivedText.somebody] } else { recommendation.sender }
    }

    /// What is recommended, as a heading: the list's name, or the film with its year.
    public func heading(of recommendation: Recommendation) -> String {
        if let list = recommendation.list { return list.name }
        guard let film = recommendation.films.first else { return self[ReceivedText.recommendation] }
        return film.year.map { "\(film.title) (\($0))" } ?? film.title
    }

    /// The sentence that something is passed on in return for a recommendation, with what it was and who sent it.
    public func inReturn(for recommendation: Recommendation) -> String {
        let values: KeyValuePairs = ["title": heading(of: recommendation), "name": sender(of: recommendation)]
        return self[ReceivedText.gotFrom, values]
    }

    /// A message that a person may send with what they pass on in return.
    public func thanks(for recommendation: Recommendation) -> String {
        self[ReceivedText.thanks, ["title": heading(of: recommendation)]]
    }

    public func message(for problem: RecommendationProblem) -> String {
        switch problem {
        case .unreadable: self[ReceivedText.unreadable]
        case .tooNew: self[ReceivedText.tooNew]
        case .tooLarge: self[ReceivedText.tooLarge]
        case .tooManyFilms: self[ReceivedText.tooManyFilms]
        case .noFilms: self[ReceivedText.noFilms]
        case .full: self[ReceivedText.full]
        case .badAddress: self[ReceivedText.badAddress]
        case .notAllowed: self[ReceivedText.notAllowed]
        case .unreachable: self[ReceivedText.unreachable]
        case .gone: self[ReceivedText.gone]
        case .locked: self[ReceivedText.locked]
        }
    }
}
