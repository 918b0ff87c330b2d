import ArgumentParser
import FilmzDomain
import FilmzExchange
import FilmzText
import Foundation

struct ImportsCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "imports", abstract: .help(ImportsCommandText.abstract),
        discussion: .help(ImportsCommandText.discussion))

    @Option(help: .text(ImportsCommandText.remove))
    var remove: FileImport.ID?

    @Option(help: .text(ImportsCommandText.again))
    var again: FileImport.ID?

    @Flag(help: .text(ImportsCommandText.dryRun))
    var dryRun = false

    @Option(help: .text(ImportsCommandText.zone))
    var zone: String?

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        try await withServices { services, person in
            if let again { return try await importAgain(again, from: services, of: person) }
            if let remove { try await removeImport(remove, from: services, of: person) }
            let imports = try await services.imports.imports(of: person)
            if options.json { return try Output.json(imports.map(Report.init)) }
            let heads: [ImportsCommandText] = [.id, .day, .state, .change, .name]
            Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
                imports.map { row($0, in: strings) }
            }
        }
    }

    private func fileImport(
        _ id: FileImport.ID, from services: some ExchangeServices, of person: Person.ID
    ) async throws -> FileImport {
        if let fileImport = try await services.imports.fileImport(id, of: person) { return fileImport }
        throw CommandError.invalid(ImportsCommandText.noSuchImport, ["import": id.description])
    }

    /// Imports the files again, and prints what that corrects.
    private func importAgain(
        _ id: FileImport.ID, from services: some ExchangeServices, of person: Person.ID
    ) async throws {
        let fileImport = try await fileImport(id, from: services, of: person)
        let now = Clock().now()
        let zone = try ImportCommand.checked(zone ?? fileImport.answers.zone)
        let plan = try await fileImport.read(at: now, in: zone, from: services, for: person).plan
        let preview = try await ImportPreview(plan, from: services, for: person)
        let outcome = try await plan.carryOut(fileImport.answers.rule, isTrial: dryRun, with: services, for: person)
        if !dryRun { try await note(outcome, of: fileImport, at: now, from: services, for: person) }
        if options.json { return try Output.json(RereadReport(outcome, preview: preview)) }
        ImportCorrections.show(preview, in: options.strings)
        let strings = options.strings
        if dryRun { return print(strings.count(ImportsCommandText.wouldChange, outcome.changedCount)) }
        guard outcome.change != nil else { return print(strings[ImportCommandText.takenNothing]) }
        try ChangeResult(change: outcome.change).show(
            strings.count(ImportCommandText.taken, outcome.changedCount), options: options)
    }

    /// Stores with the files what importing them again did, and that the current readers have read them.
    private func note(
        _ outcome: ImportPlan.Outcome, of fileImport: FileImport, at now: Timestamp,
        from services: some ExchangeServices,
        for person: Person.ID
    ) async throws {
        if outcome.change != nil || fileImport.outcome == nil {
            try await services.imports.note(
                FileImport.Outcome(takenAt: now, change: outcome.change, changedCount: outcome.changedCount),
                of: fileImport.id, by: person)
        }
        var answers = fileImport.answers
        answers.readers = ExchangeReader.generation
        try await services.imports.answer(fileImport.id, answers: answers, of: person)
    }

    private struct RereadReport: Encodable {
        let change: Change.ID?
        let changed: Int
        let putRight: ImportCorrections

        init(_ outcome: ImportPlan.Outcome, preview: ImportPreview) {
            change = outcome.change
            changed = outcome.changedCount
            putRight = ImportCorrections(preview)
        }
    }

    /// Removes the files, and with them the possibility to undo what they changed.
    private func removeImport(
        _ id: FileImport.ID, from services: some ExchangeServices, of person: Person.ID
    ) async throws {
        let fileImport = try await fileImport(id, from: services, of: person)
        if let change = fileImport.outcome?.change { try await services.undo.forget(change, of: person) }
        try await services.imports.remove(id, of: person)
    }

    private func row(_ fileImport: FileImport, in strings: Strings) -> [String] {
        let clock = Clock()
        var outcome =
            if fileImport.outcome == nil {
                strings[ImportText.notTaken]
            } else {
                strings.count(ImportText.tookIn, fileImport.outcome?.changedCount ?? 0)
            }
        if fileImport.wasReadByEarlierReaders {
            outcome = strings.facts([outcome, strings[ImportsCommandText.better]])
        }
        return [
            fileImport.id.description, strings.day(clock.day(of: fileImport.addedAt)), outcome,
            fileImport.outcome?.change?.description ?? "", fileImport.name.printable,
        ]
    }

    private struct Report: Encodable {
        let id: FileImport.ID
        let name: String
        let addedAt: Timestamp
        let takenAt: Timestamp?
        let changed: Int?
        let change: Change.ID?
        /// Whether it was imported only by readers that knew less than the current ones.
        let isReadByEarlierReaders: Bool

        init(_ fileImport: FileImport) {
            id = fileImport.id
            name = fileImport.name
            addedAt = fileImport.addedAt
            let outcome = fileImport.outcome
            takenAt = outcome?.takenAt
            changed = outcome?.changedCount
            change = outcome?.change
            isReadByEarlierReaders = fileImport.wasReadByEarlierReaders
        }
    }
}
