public import FilmzDomain
public import Foundation

extension FileImport {
    /// The content of the files with open questions, with dates in the future as problems, and the plan for importing
    /// it with the person's answers.
    /// - Parameters:
    ///   - now: the time of the import
    ///   - zone: the person's time zone, for instants
    /// - Throws: ``ExchangeError`` for files that this version of Filmz can no longer read
    public func read(
        at now: Timestamp, in zone: TimeZone, from services: some ExchangeServices,
        for person: Person.ID
    ) async throws -> (reading: ExchangeReading, plan: ImportPlan) {
        var reading = try await reading(from: services, for: person)
        let name = try await services.persons.name(of: person)
        let chosen = reading.files.map { $0.answering(answers, as: name) }
        reading.reportFutureDates(of: chosen, at: now, in: zone)
        let plan = try await ImportPlan(chosen, at: now, in: zone, from: services, for: person)
        return (reading, plan)
    }

    /// The content of the files, with open questions.
    /// - Throws: ``ExchangeError`` for files that this version of Filmz can no longer read
    public func reading(from services: some ExchangeServices, for person: Person.ID) async throws -> ExchangeReading {
        try ExchangeReader().read(
            try await services.imports.parts(id, of: person),
            mappings: (answers.columns ?? [:]).compactMapValues { ColumnMapping(text: $0) })
    }

    /// Whether the files were imported only by earlier readers, so that importing them again may correct what these
    /// lost or misread.
    public var wasReadByEarlierReaders: Bool {
        outcome != nil && (answers.readers ?? 0) < ExchangeReader.generation
    }
}

extension ExchangeReader {
    /// The version of the readers. Increase it whenever readers learn something that corrects earlier imports
    /// (``FormerInterpretation``). Each person is then told once on the page of their imports.
    public static let generation = 2
}

extension ExchangeFile {
    /// The file with the person's answers about rows that only name films, and about an archive.
    /// - Parameter name: the person's name
    public func answering(_ answers: FileImportAnswers, as name: String) -> ExchangeFile {
        questions.keys.sorted().reduce(limited(to: topics(answers, as: name))) { file, part in
            let meaning = answers.meanings[parts[part].name].flatMap(RowMeaning.init(rawValue:))
            return meaning.map { file.answering($0, part: part) } ?? file
        }
    }
}
