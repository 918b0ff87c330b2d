import ArgumentParser
import FilmzDomain
import FilmzText

struct ImportsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "imports", abstract: .help(ImportsCommandText.abstract),
        discussion: .help(ImportsCommandText.discussion))

    @Option(help: .text(ImportsCommandText.remove))
    var remove: FileImport.ID?

    @OptionGroup var who: PersonOption
    @OptionGroup var options: StoreOptions

    func run() async throws {
        try await options.withServices { services in
            let person = try await who.id(services)
            if let remove { try await take(remove, away: services, person) }
            let imports = try await services.imports.imports(of: person)
            if options.json { return try Output.json(imports.map(Report.init)) }
            let heads: [ImportsCommandText] = [.id, .day, .standing, .change, .name]
            Output.table(heads.map { options.strings[$0] }, options.strings) { strings in
                imports.map { row($0, strings) }
            }
        }
    }

    /// Removes the files, and gives up that what they changed can be undone.
    private func take(_ id: FileImport.ID, away services: Services, _ person: Person.ID) async throws {
        guard let known = try await services.imports.fileImport(id, of: person) else {
            throw CommandError.invalid(ImportsCommandText.noSuchImport, ["import": id.description])
        }
        if let change = known.outcome?.change { try await services.undo.forget(change, of: person) }
        try await services.imports.remove(id, of: person)
    }

    private func row(_ fileImport: FileImport, _ strings: Strings) -> [String] {
        let clock = Clock()
        return [
            fileImport.id.description, strings.day(clock.day(of: fileImport.addedAt)),
            fileImport.outcome == nil
                ? strings[ImportText.notTaken]
                : strings.count(ImportText.tookIn, fileImport.outcome?.changedCount ?? 0),
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

        init(_ fileImport: FileImport) {
            (id, name, addedAt) = (fileImport.id, fileImport.name, fileImport.addedAt)
            let outcome = fileImport.outcome
            (takenAt, changed, change) = (outcome?.takenAt, outcome?.changedCount, outcome?.change)
        }
    }
}
