public import ArgumentParser
public import FilmzDomain
public import FilmzExchange
import FilmzReading
import FilmzText
import Foundation

struct ImportCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: .help(ImportCommandText.abstract),
        discussion: .help(ImportCommandText.discussion))

    @Argument(help: .text(ImportCommandText.files))
    var files: [String]

    @Flag(help: .text(ImportCommandText.dryRun))
    var dryRun = false

    @Flag(help: .text(ImportCommandText.yes))
    var yes = false

    @Option(help: .text(ImportCommandText.rule))
    var rule: ImportRule = .mine

    @Option(help: .text(ImportCommandText.meaning))
    var meaning: ExchangeFile.RowMeaning?

    @Option(help: .text(ImportCommandText.doubtfulOption))
    var doubtful: DoubtfulFilms = .leave

    @Option(help: .text(ImportCommandText.column))
    var column: [ColumnChoice] = []

    @Option(help: .text(ImportCommandText.dates))
    var dates: DateOrder?

    @Option(help: .text(ImportCommandText.only))
    var only: [ArchiveTopic] = []

    @Option(help: .text(ImportCommandText.zone))
    var zone: String?

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        let zone = try Self.checked(zone)
        let parts: [FileImportPart]
        var reading: ExchangeReading
        (parts, reading) = try ExchangeReader().unpack(try files.map(Self.input))
        let mappings = try ColumnChoice.mappings(column, dates: dates, reading: reading)
        if !mappings.isEmpty { reading = try ExchangeReader().read(parts, mappings: mappings) }
        let answers = answers(reading, mappings: mappings)
        reading.files = try reading.files.map(answered)
        if !only.isEmpty { reading.files = reading.files.map { $0.limited(to: Set(only)) } }
        let now = Clock().now()
        reading.reportFutureDates(of: reading.files, at: now, in: zone)
        let importedFiles = ImportedFiles(reading.files, at: now, in: zone)
        reading.removeFacts()
        let isOnlyShown = dryRun || !yes
        try await options.withServices { [parts, reading] services in
            let person = try await who.id(services)
            try check(reading, as: try await services.persons.name(of: person))
            let plannedImport = try await ImportPlan(importedFiles, from: services, for: person)
            let plan = if doubtful == .own { plannedImport.addingDoubtfulFilms() } else { plannedImport }
            guard !plan.entries.isEmpty else {
                guard let reasons = options.strings.reasonsForNothing(of: reading) else {
                    throw CommandError.invalid(ImportCommandText.nothingFound)
                }
                throw CommandError.invalid(ImportSummaryText.nothingTaken, ["reasons": reasons])
            }
            let preview = try await ImportPreview(plan, from: services, for: person)
            var outcome = try await plan.carryOut(rule, isTrial: isOnlyShown, with: services, for: person)
            if !options.json {
                show(reading, plan: plan, offersCatalogue: try await services.catalogue()?.origin != .imdb)
                show(preview)
                ImportCorrections.show(preview, in: options.strings)
            }
            if isOnlyShown, !options.json {
                print(options.strings.count(ImportCommandText.wouldChange, outcome.changedCount) + ".")
            }
            if isOnlyShown, !dryRun, try isConfirmed() {
                outcome = try await plan.carryOut(rule, with: services, for: person)
            }
            if outcome.change != nil {
                try await keep(parts, answers: answers, outcome: outcome, from: services, of: person)
            }
            try report(outcome, reading: reading, plan: plan, putRight: ImportCorrections(preview))
        }
    }

    /// - Throws: `CommandError` for the archive of another person, unless an option says which of its topics to import
    private func check(_ reading: ExchangeReading, as name: String) throws {
        guard only.isEmpty, let owner = reading.files.first(where: { $0.isOfAnother(than: name) })?.owner else {
            return
        }
        throw CommandError.invalid(ImportCommandText.whoseArchive, ["name": owner.printable])
    }

    /// The answers about the files as a whole, so that they are read in the same way again.
    /// - Parameter reading: the reading with the questions that the files leave open
    private func answers(_ reading: ExchangeReading, mappings: [String: ColumnMapping]) -> FileImportAnswers {
        var answers = FileImportAnswers(rule: rule, zone: zone)
        for file in reading.files {
            for part in file.questions.keys { answers.meanings[file.parts[part].name] = meaning?.rawValue }
        }
        if !mappings.isEmpty { answers.columns = mappings.mapValues(\.text) }
        if !only.isEmpty { answers.topics = Set(only) }
        answers.readers = ExchangeReader.generation
        return answers
    }

    /// Stores the files with their change, as the page does.
    private func keep(
        _ parts: [FileImportPart], answers: FileImportAnswers, outcome: ImportPlan.Outcome,
        from services: some ExchangeServices,
        of person: Person.ID
    ) async throws {
        let names = files.map { URL(filePath: $0).lastPathComponent.printable }
        do {
            let fileImport = try await services.imports.keep(parts, named: names.joined(separator: ", "), for: person)
            try await services.imports.answer(fileImport.id, answers: answers, of: person)
            try await services.imports.note(
                FileImport.Outcome(
                    takenAt: Clock().now(), change: outcome.change, changedCount: outcome.changedCount),
                of: fileImport.id, by: person)
        } catch is FileImportsFull {
            Output.warn(options.strings[ImportCommandText.notKept])
        }
    }

    /// Asks on a terminal whether to import.
    /// - Throws: `CommandError` when there is no terminal
    private func isConfirmed() throws -> Bool {
        guard isatty(STDIN_FILENO) == 1, !options.json else {
            throw CommandError.invalid(ImportCommandText.notAsked)
        }
        print(options.strings[ImportCommandText.question], terminator: "")
        return options.strings.isYes(readLine() ?? "")
    }

    /// The time zone with a name.
    /// - Returns: this machine's time zone when there is no name
    /// - Throws: `CommandError` for a name that no time zone has
    static func checked(_ zone: String?) throws -> TimeZone {
        guard let zone else { return .current }
        guard let timeZone = TimeZone(identifier: zone) else {
            throw CommandError.invalid(ImportCommandText.badZone, ["zone": zone])
        }
        return timeZone
    }

    /// The file with its questions answered about rows that name only films.
    private func answered(_ file: ExchangeFile) throws -> ExchangeFile {
        try file.questions.keys.sorted().reduce(file) { file, part in
            let meanings = file.questions[part] ?? []
            guard let meaning, meanings.contains(meaning) else {
                throw CommandError.invalid(
                    ImportCommandText.whatIsMeant,
                    [
                        "file": file.parts[part].name.printable,
                        "meanings": options.strings.either(meanings.map(\.rawValue)),
                    ])
            }
            return file.answering(meaning, part: part)
        }
    }

    private static func input(_ file: String) throws -> ExchangeInput {
        do {
            let data = try RegularFile.contents(of: file, limit: ExchangeLimits().fileBytes)
            return ExchangeInput(name: URL(filePath: file).lastPathComponent, bytes: Array(data))
        } catch FileProblem.tooLarge {
            throw ExchangeError.tooLarge(ExchangeLimits().fileBytes)
        } catch {
            throw CommandError.file(file, ImportCommandText.unreadable, because: error)
        }
    }

    // MARK: - Output

    /// - Parameter offersCatalogue: whether IMDb's catalogue is not here yet
    private func show(_ reading: ExchangeReading, plan: ImportPlan, offersCatalogue: Bool) {
        let strings = options.strings
        for file in reading.files {
            for part in file.parts {
                print("\(part.name.printable): \(strings.facts([strings.rows(of: part), file.productName]))")
            }
            strings.leftOut(of: file).forEach { print($0) }
            showProblems(of: file)
            guard let columns = file.columns else { continue }
            print(ColumnChoice.sentence(columns, in: strings))
            if columns.asksForDateOrder {
                let name = file.parts[columns.part].name.printable
                print(strings[ImportCommandText.dateOrder, ["file": name]])
            }
        }
        for ignored in reading.ignored { print(strings.sentence(of: ignored)) }
        func tell(_ text: ImportCommandText, _ count: Int) {
            if count > 0 { print(strings.count(text, count) + (text == .doubtful ? "" : ".")) }
        }
        tell(.known, plan.entries.count { $0.film != nil })
        tell(.own, plan.unknown.count)
        if offersCatalogue, !plan.unknown.isEmpty { print(strings[SetupCommandText.catalogue]) }
        tell(.lists, plan.lists.count)
        let doubtful = plan.doubtful
        guard !doubtful.isEmpty else { return }
        tell(.doubtful, doubtful.count)
        let heads: [ImportCommandText] = [.titleHead, .perhapsHead]
        let shown = doubtful.prefix(Self.doubtfulLimit)
        Output.table(heads.map { strings[$0] }, in: strings) { strings in shown.map { Self.row($0, in: strings) } }
        let rest = doubtful.count - shown.count
        if rest > 0 { print(strings.count(ImportText.moreConflicts, rest)) }
        print(strings[ImportCommandText.doubtfulHint])
    }

    private func show(_ preview: ImportPreview) {
        let count = preview.conflicts.count
        if count > 0 { print(options.strings.count(ImportCommandText.differences, count) + ".") }
    }

    private func showProblems(of file: ExchangeFile) {
        let shown = file.problems.first.prefix(Self.problemLimit)
        for problem in shown { print(options.strings.sentence(of: problem, in: file)) }
        let more = file.problems.count - shown.count
        if more > 0 { print(options.strings.count(ImportSummaryText.moreProblems, more)) }
    }

    /// The maximum number of doubtful films that are printed.
    private static let doubtfulLimit = 50
    /// The maximum number of unreadable values that are printed; `--json` has them all.
    private static let problemLimit = 20

    private static func row(_ entry: ImportPlan.Entry, in strings: Strings) -> [String] {
        let film = entry.importedFilm.film
        let heading = film.year.map { "\(film.title) (\($0))" } ?? film.title
        return [heading, strings.facts(entry.candidates.map(\.heading))]
    }

    private func report(
        _ outcome: ImportPlan.Outcome, reading: ExchangeReading, plan: ImportPlan, putRight: ImportCorrections
    ) throws {
        if options.json { return try Output.json(Report(outcome, reading: reading, plan: plan, putRight: putRight)) }
        guard !dryRun, outcome.change != nil || yes else { return }
        let strings = options.strings
        guard outcome.change != nil else {
            let isAllHere = plan.doubtful.isEmpty
            return print(strings[isAllHere ? ImportCommandText.takenNothing : .takenNothingInDoubt])
        }
        let text =
            switch outcome.changedCount {
            case 0: strings.count(ImportCommandText.lists, outcome.listCount + outcome.longerListCount)
            case let count: strings.count(ImportCommandText.taken, count)
            }
        try ChangeResult(change: outcome.change).show(text, options: options)
    }

    private struct Report: Encodable {
        private static func parts(of file: ExchangeFile) -> [Part] {
            file.parts.enumerated().map { index, part in
                let problems = file.problems.first.filter { $0.part == index }
                return Part(
                    name: part.name, rows: part.rowCount, read: part.importedCount,
                    leftOut: Dictionary(uniqueKeysWithValues: part.leftOutCounts.map { ($0.key.rawValue, $0.value) }),
                    problems: problems.map { Problem(row: $0.row, what: $0.what, text: $0.text) })
            }
        }

        let change: Change.ID?
        let changed: Int
        let known: Int
        let own: Int
        let doubtful: [Doubt]
        let files: [Part]
        let leftOut: Int
        /// The number of new lists, and of lists that get films.
        let newLists: Int
        let longerLists: Int
        /// The data that an earlier version of Filmz lost or misunderstood in these files.
        let putRight: ImportCorrections

        /// The counts of a file's rows: `rows` are those that were `read`, and those that were left out for each
        /// reason.
        struct Part: Encodable {
            let name: String
            let rows: Int
            let read: Int
            let leftOut: [String: Int]
            let problems: [Problem]
        }

        struct Problem: Encodable {
            let row: Int
            let what: ExchangeProblem.What
            let text: String
        }

        struct Doubt: Encodable {
            let title: String
            let year: Int?
            let perhaps: [Film.ID]
        }

        init(
            _ outcome: ImportPlan.Outcome, reading: ExchangeReading, plan: ImportPlan, putRight: ImportCorrections
        ) {
            self.putRight = putRight
            change = outcome.change
            changed = outcome.changedCount
            newLists = outcome.listCount
            longerLists = outcome.longerListCount
            known = plan.entries.count { $0.film != nil }
            own = plan.unknown.count
            doubtful = plan.doubtful.map { entry in
                guard case .doubtful(let films) = entry.verdict else {
                    return Doubt(title: entry.importedFilm.film.title, year: entry.importedFilm.film.year, perhaps: [])
                }
                return Doubt(
                    title: entry.importedFilm.film.title, year: entry.importedFilm.film.year, perhaps: films.map(\.id))
            }
            files = reading.files.flatMap(Self.parts)
            leftOut = reading.files.reduce(0) { $0 + $1.leftOut.count }
        }
    }
}

/// The treatment of films in doubt, since the command does not ask about each.
enum DoubtfulFilms: String, ExpressibleByArgument {
    case leave, own
}

extension ArchiveTopic: ExpressibleByArgument {}
extension DateOrder: ExpressibleByArgument {}
extension ImportRule: ExpressibleByArgument {}
extension ExchangeFile.RowMeaning: ExpressibleByArgument {}
