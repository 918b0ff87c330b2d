extension RecommendedFilmMatch: Encodable {
    private enum CodingKeys: CodingKey {
        case films, isSure, number
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(films, forKey: .films)
        try members.encode(film != nil, forKey: .isSure)
        try members.encode(number, forKey: .number)
    }
}
