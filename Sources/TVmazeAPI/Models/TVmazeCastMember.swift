import APICore

/// An actor in a role. An actor with two roles is listed twice. https://www.tvmaze.com/api#show-cast
public struct TVmazeCastMember: Sendable, Hashable {
    /// The actor.
    public let person: TVmazePerson
    /// The role; nil if the response has none that can be decoded.
    public let character: TVmazeCharacter?
    /// Whether they appear as themselves.
    public let isSelf: Bool
    /// Whether only their voice appears.
    public let isVoice: Bool

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// Decodes the model; a missing or broken field becomes nil or false. Fails without a person.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        person = try values.decode(TVmazePerson.self, forKey: .person)
        character = values.value(.character)
        isSelf = values.flag(.isSelf) ?? false
        isVoice = values.flag(.isVoice) ?? false
    }
}
