import FilmzDomain

@testable import FilmzExchange

extension ExchangeReading {
    /// The only file there is.
    var only: ExchangeFile? { files.count == 1 ? files[0] : nil }

    /// Reads texts by their names.
    static func of(
        _ files: [(String, String)], mappings: [String: ColumnMapping] = [:]
    ) throws(ExchangeError) -> ExchangeReading {
        try ExchangeReader().read(
            files.map { ExchangeInput(name: $0.0, bytes: Array($0.1.utf8)) }, mappings: mappings)
    }

    /// Reads texts that are together in an archive.
    static func ofArchive(_ files: [(String, String)]) throws(ExchangeError) -> ExchangeReading {
        try ExchangeReader().read([ExchangeInput(name: "archive", bytes: ZipFile(files).bytes)])
    }
}

extension ExchangeFile {
    /// What is said of a film, in the order of the file.
    func claims(_ title: String) -> [ExchangeFact.Claim] { facts.filter { $0.film.title == title }.map(\.claim) }

    /// All viewings, in the order of the file.
    var viewings: [FactViewing] {
        facts.compactMap { if case .viewing(let viewing) = $0.claim { viewing } else { nil } }
    }

    /// All half stars, whether of a viewing or of the film, in the order of the file.
    var stars: [Int] {
        facts.compactMap { fact -> Int? in
            switch fact.claim {
            case .viewing(let viewing): viewing.draft.rating?.halfStars
            case .verdict(let rating, _): rating.halfStars
            default: nil
            }
        }
    }

    func fact(_ title: String) -> ExchangeFact? { facts.first { $0.film.title == title } }
}

extension FactDate {
    /// A calendar date as ``WatchedOn`` writes it.
    static func written(_ text: String) -> FactDate {
        text.isEmpty ? .unknown : WatchedOn(text).map(FactDate.on) ?? .unknown
    }
}
