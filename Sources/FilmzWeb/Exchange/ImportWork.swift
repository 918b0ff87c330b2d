public import FilmzDomain
import FilmzExchange

/// Takes in files while their person does something else. What Filmz did not finish when it ended begins anew when it
/// starts, because all of it happens or none.
public actor ImportWork {
    private let services: Services
    private let clock: Clock
    private var running: [FileImport.ID: Running] = [:]
    private var failed: Set<FileImport.ID> = []
    /// What the files mean whose page was shown last: whoever decides about many films comes back to it.
    private var known: (sight: Sight, reading: ExchangeReading, plan: ImportPlan)?

    /// As long as it is the same, files mean the same.
    struct Sight: Hashable, Sendable {
        var id: FileImport.ID
        var answers: FileImportAnswers
        var catalogue: CatalogueDescription?
        var films: String
    }

    /// Plans with more films are made anew each time.
    private static let keptFilms = 20_000

    private struct Running {
        var task: Task<Void, Never>
        /// Nil while the files are read.
        var progress: ImportProgress?
    }

    /// What becomes of files.
    enum State: Sendable {
        case resting
        /// Nil while the files are read.
        case running(ImportProgress?)
        /// The last time failed, and changed nothing.
        case failed
    }

    public init(services: Services, clock: Clock) {
        self.services = services
        self.clock = clock
    }

    func standing(of id: FileImport.ID) -> State {
        if let running = running[id] { return .running(running.progress) }
        return if failed.contains(id) { .failed } else { .resting }
    }

    /// What files mean, as it was found out before; nil when that is not known. The facts are not there.
    func meaning(of sight: Sight) -> (reading: ExchangeReading, plan: ImportPlan)? {
        known.flatMap { $0.sight == sight ? ($0.reading, $0.plan) : nil }
    }

    func keep(_ reading: ExchangeReading, plan: ImportPlan, for sight: Sight) {
        known = if plan.entries.count <= Self.keptFilms { (sight, reading, plan) } else { nil }
    }

    /// Begins to take in files. When that goes on already, this changes nothing.
    /// - Parameter plan: what they mean; nil to find it out
    func start(_ fileImport: FileImport, plan: ImportPlan? = nil, for person: Person.ID) {
        guard running[fileImport.id] == nil else { return }
        failed.remove(fileImport.id)
        known = nil
        running[fileImport.id] = Running(task: Task { await carryOut(fileImport, plan: plan, for: person) })
    }

    /// Returns when files are taken in, or could not be.
    func end(of id: FileImport.ID) async {
        await running[id]?.task.value
    }

    /// Begins anew what an earlier Filmz did not finish.
    func resume() async {
        for person in (try? await services.persons.persons()) ?? [] {
            for fileImport in (try? await services.imports.imports(of: person.id)) ?? []
            where fileImport.answers.isTaking == true {
                start(fileImport, for: person.id)
            }
        }
    }

    private func carryOut(_ fileImport: FileImport, plan: ImportPlan?, for person: Person.ID) async {
        let id = fileImport.id
        var answers = fileImport.answers
        do {
            answers.isTaking = true
            try await services.imports.answer(id, answers: answers, of: person)
            let local = try await services.persons.clock(of: person, clock: clock)
            let plan =
                if let plan { plan } else {
                    try await fileImport.read(
                        at: local.now(), in: local.timeZone, from: services, for: person
                    ).plan
                }
            let outcome = try await plan.carryOut(
                fileImport.answers.rule, with: services, for: person
            ) { progress in await self.note(progress, of: id) }
            // What an earlier time took in can be undone still, if this time there is nothing new.
            if outcome.change != nil || fileImport.outcome == nil {
                try await services.imports.note(
                    FileImport.Outcome(
                        takenAt: clock.now(), change: outcome.change, changedCount: outcome.changedCount),
                    of: id, by: person)
            }
            answers.readers = ExchangeReader.generation
        } catch {
            failed.insert(id)
        }
        answers.isTaking = nil
        try? await services.imports.answer(id, answers: answers, of: person)
        running[id] = nil
    }

    private func note(_ progress: ImportProgress, of id: FileImport.ID) {
        running[id]?.progress = progress
    }
}

extension FileImportAnswers {
    /// Whether files say the same with these answers as with others, whatever the rule.
    func meansTheSame(as others: FileImportAnswers) -> Bool {
        var same = others
        same.rule = rule
        return self == same
    }
}
