import APICore

/// A person who works on a show or an episode. https://www.tvmaze.com/api#show-crew
public struct TVmazeCrewMember: Sendable, Hashable {
    /// The job, in English: `Creator`, `Director`.
    public let type: String?
    /// The person with the job.
    public let person: TVmazePerson

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// Decodes a crew member, also a guest. Fails without a person.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        person = try values.decode(TVmazePerson.self, forKey: .person)
        type = try values.text(.type) ?? decoder.container(keyedBy: OtherKeys.self).text(.guestCrewType)
    }
}
