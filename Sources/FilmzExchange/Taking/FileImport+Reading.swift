public import FilmzDomain
public import Foundation

extension FileImport {
    /// What the files say, with the questions that they leave open; and what it means, with their person's answers.
    /// - Parameters:
    ///   - now: when they are taken in
    ///   - zone: where the person was, for instants
    /// - Throws: ``ExchangeError`` for files that this Filmz cannot read any more
    public func read(
        at now: Timestamp, in zone: TimeZone, from services: Services, for person: Person.ID
    ) async throws -> (reading: ExchangeReading, plan: ImportPlan) {
        let reading = try await reading(from: services, for: person)
        let name = try await services.persons.name(of: person)
        let plan = try await ImportPlan(
            reading.files.map { $0.answering(answers, as: name) }, at: now, in: zone, from: services, for: person)
        return (reading, plan)
    }

    /// What the files say, with the questions that they leave open.
    /// - Throws: ``ExchangeError`` for files that this Filmz cannot read any more
    public func reading(from services: Services, for person: Person.ID) async throws -> ExchangeReading {
        try ExchangeReader().read(
            try await services.imports.parts(id, of: person),
            mappings: (answers.columns ?? [:]).compactMapValues { ColumnMapping(text: $0) })
    }

    /// Whether they were taken in, and only by readers that knew less than those of today: something that was lost or
    /// misunderstood then may be put right.
    public var wasReadByEarlierReaders: Bool {
        outcome != nil && (answers.readers ?? 0) < ExchangeReader.generation
    }
}

extension ExchangeReader {
    /// Is raised whenever readers learn something that puts right what earlier ones took in (``FormerReading``). Then each
    /// person is told once at their imports.
    public static let generation = 2
}

extension ExchangeFile {
    /// The file with what its person says about rows that name only films, and about an archive.
    /// - Parameter name: the person's
    public func answering(_ answers: FileImportAnswers, as name: String) -> ExchangeFile {
        questions.keys.sorted().reduce(limited(to: topics(answers, as: name))) { file, part in
            let meaning = answers.meanings[parts[part].name].flatMap(RowMeaning.init(rawValue:))
            return meaning.map { file.answering($0, part: part) } ?? file
        }
    }
}
