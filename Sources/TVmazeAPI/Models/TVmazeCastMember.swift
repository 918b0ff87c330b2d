import APICore

/// A person in a role. One who plays two is there twice. https://www.tvmaze.com/api#show-cast
public struct TVmazeCastMember: Sendable, Hashable {
    /// Who plays.
    public let person: TVmazePerson
    /// Whom they play; nil when the answer has nobody that can be read.
    public let character: TVmazeCharacter?
    /// Whether they appear as themselves.
    public let isSelf: Bool
    /// Whether only their voice appears.
    public let isVoice: Bool

    /// Made of these parts, as for a preview or a test.
    public init(
        person: TVmazePerson, character: TVmazeCharacter? = nil, isSelf: Bool = false, isVoice: Bool = false
    ) {
        self.person = person
        self.character = character
        self.isSelf = isSelf
        self.isVoice = isVoice
    }
}

extension TVmazeCastMember: Codable {
    private enum CodingKeys: String, CodingKey {
        case person, character
        case isSelf = "self"
        case isVoice = "voice"
    }

    /// Reads what is there. Fails without a person.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        person = try values.decode(TVmazePerson.self, forKey: .person)
        character = values.value(.character)
        isSelf = values.flag(.isSelf) ?? false
        isVoice = values.flag(.isVoice) ?? false
    }
}
