import FilmzDomain

/// A film's match among a provider's films, as JSON. Without an ID it is none of them, unless Filmz is asked to look
/// again.
struct MatchInput: Decodable {
    let provider: Provider
    let id: ExternalID?
    let isAgain: Bool

    private enum Member: String, CodingKey {
        case provider, id, again
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        provider = try members.decode(Provider.self, forKey: .provider)
        id = try members.decodeIfPresent(ExternalID.self, forKey: .id)
        isAgain = try members.decodeIfPresent(Bool.self, forKey: .again) ?? false
        guard id == nil || id?.provider == provider && !isAgain else {
            throw DecodingError.dataCorruptedError(
                forKey: .id, in: members, debugDescription: "an ID of another provider, or one to look again for")
        }
    }
}
