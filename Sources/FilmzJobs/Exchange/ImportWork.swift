public import FilmzDomain
public import FilmzExchange

/// Takes in files while their person does something else. What Filmz did not finish when it ended begins anew when it
/// starts, because all of it happens or none.
public actor ImportWork {
    private let services: any ExchangeServices
    private let clock: Clock
    private let work: BackgroundWork
    private var running: [FileImport.ID: RunningImport] = [:]
    private var failed: Set<FileImport.ID> = []
    /// What the files mean whose page was shown last: whoever decides about many films comes back to it.
    private var lastReading: (sight: Sight, reading: ExchangeReading, plan: ImportPlan)?

    /// All that the meaning of files depends on: as long as it is the same, they mean the same.
    public struct Sight: Hashable, Sendable {
        let id: FileImport.ID
        let answers: FileImportAnswers
        let catalogue: CatalogueDescription?
        let films: String

        /// - Parameter films: changes with what the person has with films
        public init(id: FileImport.ID, answers: FileImportAnswers, catalogue: CatalogueDescription?, films: String) {
            self.id = id
            self.answers = answers
            self.catalogue = catalogue
            self.films = films
        }
    }

    /// Plans with more films are made anew each time.
    private static let cachedFilmLimit = 20_000

    private struct RunningImport {
        /// Nil while the files are read.
        var progress: ImportProgress?
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    /// The state of a file import.
    public enum State: Sendable {
        case idle
        /// Nil while the files are read.
        case running(ImportProgress?)
        /// The last time failed, and changed nothing.
        case failed
    }

    /// - Parameter work: takes the files in
    public init(services: any ExchangeServices, clock: Clock = Clock(), work: BackgroundWork) {
        self.services = services
        self.clock = clock
        self.work = work
    }

    /// The state of a file import now.
    public func state(of id: FileImport.ID) -> State {
        if let running = running[id] { return .running(running.progress) }
        return if failed.contains(id) { .failed } else { .idle }
    }

    /// What files mean, as it was found out before; nil when that is not known. The facts are not there.
    public func meaning(of sight: Sight) -> (reading: ExchangeReading, plan: ImportPlan)? {
        lastReading.flatMap { $0.sight == sight ? ($0.reading, $0.plan) : nil }
    }

    /// Keeps what files mean, for ``meaning(of:)``.
    public func keep(_ reading: ExchangeReading, plan: ImportPlan, for sight: Sight) {
        lastReading = if plan.entries.count <= Self.cachedFilmLimit { (sight, reading, plan) } else { nil }
    }

    /// Begins to take in files. When that goes on already, this changes nothing. Once it returns, the next start of Filmz
    /// finishes what this one does not.
    /// - Parameter plan: what they mean; nil to find it out
    public func start(_ fileImport: FileImport, plan: ImportPlan? = nil, for person: Person.ID) async {
        guard running[fileImport.id] == nil else { return }
        failed.remove(fileImport.id)
        lastReading = nil
        running[fileImport.id] = RunningImport()
        var started = fileImport
        started.answers.isTaking = true
        do {
            try await services.imports.answer(started.id, answers: started.answers, of: person)
        } catch {
            failed.insert(started.id)
            return letGo(started.id)
        }
        if !work.begin({ [started] in await self.carryOut(started, plan: plan, for: person) }) { letGo(started.id) }
    }

    /// Returns when files are taken in, or could not be.
    public func end(of id: FileImport.ID) async {
        guard running[id] != nil else { return }
        await withCheckedContinuation { running[id]?.waiters.append($0) }
    }

    /// Begins anew what an earlier Filmz did not finish.
    public func resume() async {
        for person in (try? await services.persons.persons()) ?? [] {
            for fileImport in (try? await services.imports.imports(of: person.id)) ?? []
            where fileImport.answers.isTaking == true {
                await start(fileImport, for: person.id)
            }
        }
    }

    private func carryOut(_ fileImport: FileImport, plan: ImportPlan?, for person: Person.ID) async {
        let id = fileImport.id
        var answers = fileImport.answers
        do {
            try await take(fileImport, plan: plan, for: person)
            answers.readers = ExchangeReader.generation
        } catch {
            failed.insert(id)
        }
        // When Filmz ends, what is not finished is left to its next start.
        if !Task.isCancelled {
            answers.isTaking = nil
            try? await services.imports.answer(id, answers: answers, of: person)
        }
        letGo(id)
    }

    private func letGo(_ id: FileImport.ID) {
        for waiter in running.removeValue(forKey: id)?.waiters ?? [] { waiter.resume() }
    }

    private func take(_ fileImport: FileImport, plan: ImportPlan?, for person: Person.ID) async throws {
        let local = try await services.persons.clock(of: person, clock: clock)
        let plan =
            if let plan { plan } else {
                try await fileImport.read(at: local.now(), in: local.timeZone, from: services, for: person).plan
            }
        let outcome = try await plan.carryOut(
            fileImport.answers.rule, with: services, for: person
        ) { progress in await self.note(progress, of: fileImport.id) }
        // What an earlier time took in can be undone still, if this time there is nothing new.
        guard outcome.change != nil || fileImport.outcome == nil else { return }
        try await services.imports.note(
            FileImport.Outcome(
                takenAt: clock.now(), change: outcome.change, changedCount: outcome.changedCount),
            of: fileImport.id, by: person)
    }

    private func note(_ progress: ImportProgress, of id: FileImport.ID) {
        running[id]?.progress = progress
    }
}
