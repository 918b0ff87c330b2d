import APICore

/// A person who works on a show or an episode. https://www.tvmaze.com/api#show-crew
public struct TVmazeCrewMember: Sendable, Hashable {
    /// What they do, in English: `Creator`, `Director`.
    public let type: String?
    /// Who it is.
    public let person: TVmazePerson

    /// Made of these parts, as for a preview or a test.
    public init(type: String? = nil, person: TVmazePerson) {
        self.type = type
        self.person = person
    }
}

extension TVmazeCrewMember: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, person
    }

    private enum OtherKeys: String, CodingKey {
        case guestCrewType
    }

    /// Reads what is there, also of a guest. Fails without a person.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        person = try values.decode(TVmazePerson.self, forKey: .person)
        type = try values.text(.type) ?? decoder.container(keyedBy: OtherKeys.self).text(.guestCrewType)
    }
}
