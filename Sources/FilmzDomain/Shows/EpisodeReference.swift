/// A person's way to name an episode.
public enum EpisodeReference: Hashable, Sendable {
    case number(EpisodeNumber)
    /// The *absolute number*: the place among all regular episodes of the show, from 1, as is usual for long anime.
    case absolute(Int)
}

extension EpisodeReference: TextCodable {
    /// Reads what ``EpisodeNumber`` reads, and whole numbers; returns nil for anything else.
    public init?(_ description: String) {
        if let number = EpisodeNumber(description) {
            self = .number(number)
        } else if let number = Digits.number(description[...]), 1...EpisodeList.limit ~= number {
            self = .absolute(number)
        } else {
            return nil
        }
    }

    public var description: String {
        switch self {
        case .number(let number): number.description
        case .absolute(let number): String(number)
        }
    }
}

extension ShowService {
    /// The current number of the referenced episode.
    /// - Throws: ``DomainError/noSuchEpisode``
    public func number(_ reference: EpisodeReference, of show: Film.ID) async throws -> EpisodeNumber {
        switch reference {
        case .number(let number): return number
        case .absolute(let absolute):
            guard let number = try await number(absolute: absolute, of: show) else { throw DomainError.noSuchEpisode }
            return number
        }
    }
}
