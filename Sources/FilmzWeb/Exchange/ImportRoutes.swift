import FilmzDomain
import FilmzExchange
import FilmzJobs
import FilmzPages
import Foundation
import Hummingbird

/// Routes for importing files of other products, after the person has seen what they would change.
struct ImportRoutes {
    let services: any CatalogueServices & ExchangeServices & ManagedServices
    let replies: Replies
    let work: ImportWork

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.imports) { try await all($0, $1) }
        router.post(SitePath.imports) { try await keep($0, $1) }
        router.get(SitePath.fileImport) { try await show($0, $1, id: $2) }
        router.post(SitePath.fileImport) { try await answer($0, $1, id: $2) }
        router.get(SitePath.importedFilm) { try await showFilm($0, $1, id: $2) }
        router.post(SitePath.importedFilm) { try await choose($0, $1, id: $2) }
    }

    private func all(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try await ImportsPage.load(clock: context.clock, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// Stores the files, and shows what they would change.
    private func keep(_ request: Request, _ context: PersonContext) async throws -> Response {
        var titles = ""
        do {
            let upload = try await ImportUpload.read(request)
            titles = upload.titles
            let (parts, reading) = try ExchangeReader().unpack(upload.inputs)
            guard reading.files.contains(where: { !$0.isEmpty }) else { throw NothingFound(reading: reading) }
            let name = upload.inputs.map(\.name).joined(separator: ", ").printable
            let columns = try await knownColumns(reading, of: context.person)
            var kept = try await services.imports.keep(parts, named: name, for: context.person)
            if !columns.isEmpty {
                kept.answers.columns = columns
                try await services.imports.answer(kept.id, answers: kept.answers, of: context.person)
            }
            return replies.seeOther(to: nil, otherwise: SiteAddress(.fileImport(kept.id)), change: nil)
        } catch {
            guard let problem = Self.problem(of: error) else { throw error }
            let page = try await ImportsPage.load(
                problem: problem, titles: titles, clock: context.clock, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    /// The person's choices of columns for earlier files with the same headings.
    private func knownColumns(_ reading: ExchangeReading, of person: Person.ID) async throws -> [String: String] {
        let keys = Set(reading.files.compactMap(\.columns?.key))
        guard !keys.isEmpty else { return [:] }
        return try await services.imports.imports(of: person).reversed().reduce(into: [:]) { known, earlier in
            known.merge((earlier.answers.columns ?? [:]).filter { keys.contains($0.key) }) { $1 }
        }
    }

    private struct NothingFound: Error {
        let reading: ExchangeReading
    }

    private static func problem(of error: any Error) -> ImportsPage.Problem? {
        switch error {
        case let error as ExchangeError: .file(error)
        case let error as UploadProblem: .upload(error)
        case let error as NothingFound: .nothingFound(error.reading)
        case is FileImportsFull: .full
        default: nil
        }
    }

    private func show(_ request: Request, _ context: PersonContext, id: FileImport.ID) async throws -> Response {
        let fileImport = try await fileImport(id, of: context.person)
        var hasFailed = false
        switch await work.state(of: fileImport.id) {
        case .running(let progress):
            let page = ImportProgressPage(fileImport: fileImport, progress: progress)
            return try await replies.show(page, for: request, in: context)
        case .failed: hasFailed = true
        case .idle: break
        }
        var page: ImportPage
        do {
            let (reading, plan) = try await meaning(of: fileImport, in: context)
            page = try await .load(
                fileImport, reading: reading, plan: plan, clock: context.clock, from: services, for: context.person,
                owner: context.owner)
        } catch let error as ExchangeError {
            // An earlier or other version of Filmz accepted the files.
            page = .unreadable(fileImport, problem: error, clock: context.clock)
        }
        page.hasFailed = hasFailed
        return try await replies.show(page, for: request, in: context)
    }

    /// The content of the files, without the facts, and the plan made of it with the person's answers.
    private func meaning(
        of fileImport: FileImport, in context: PersonContext
    ) async throws -> (ExchangeReading, ImportPlan) {
        let sight = ImportWork.Sight(
            id: fileImport.id, answers: fileImport.answers, catalogue: try await services.catalogue(),
            films: try await services.myFilms.revision(of: context.person))
        if let known = await work.meaning(of: sight) {
            return (known.reading, try await known.plan.applyingChoices(from: services, for: context.person))
        }
        var (reading, plan) = try await read(fileImport, in: context)
        reading.removeFacts()
        await work.keep(reading, plan: plan, for: sight)
        return (reading, plan)
    }

    private func read(
        _ fileImport: FileImport, in context: PersonContext
    ) async throws -> (ExchangeReading, ImportPlan) {
        try await fileImport.read(
            at: context.clock.now(), in: context.clock.timeZone, from: services, for: context.person)
    }

    private func fileImport(_ id: FileImport.ID, of person: Person.ID) async throws -> FileImport {
        guard let found = try await services.imports.fileImport(id, of: person) else {
            throw WebError.notFound
        }
        return found
    }

    private func answer(_ request: Request, _ context: PersonContext, id: FileImport.ID) async throws -> Response {
        var fileImport = try await fileImport(id, of: context.person)
        let address = SiteAddress(.fileImport(fileImport.id))
        let form = ImportForm(try await Form.fields(request))
        guard let action = form.action else { throw WebError.malformed }
        if action == .remove { return try await remove(fileImport.id, of: context.person) }
        if case .running = await work.state(of: fileImport.id) {
            return replies.seeOther(to: nil, otherwise: address, change: nil)
        }
        var reading: ExchangeReading
        var plan: ImportPlan
        do { (reading, plan) = try await meaning(of: fileImport, in: context) } catch is ExchangeError {
            return replies.seeOther(to: nil, otherwise: address, change: nil)
        }
        try await services.imports.choose(form.choices(plan), for: context.person)
        let before = fileImport.answers
        fileImport.answers = form.answers(fileImport.answers, reading: reading)
        try await services.imports.answer(fileImport.id, answers: fileImport.answers, of: context.person)
        if let find = form.find, plan.entries.indices.contains(find) {
            let film = ImportedFilmPage.address(of: plan.entries[find].importedFilm, in: fileImport.id)
            return replies.seeOther(to: nil, otherwise: film, change: nil)
        }
        if fileImport.answers.columns != before.columns {
            reading = try await fileImport.reading(from: services, for: context.person)
        }
        let name = try await services.persons.name(of: context.person)
        let isClear = reading.files.allSatisfy { file in
            file.answering(fileImport.answers, as: name).questions.isEmpty
                && file.columns?.asksForDateOrder != true
                && (file.owner == nil || !file.topics(fileImport.answers, as: name).isEmpty)
        }
        if action == .take, isClear {
            if fileImport.answers.meansTheSame(as: before) {
                plan = try await plan.applyingChoices(from: services, for: context.person)
            } else {
                plan = try await read(fileImport, in: context).1
            }
            await work.start(fileImport, plan: plan, for: context.person)
            // Most imports end before anyone could read their progress.
            _ = await TimeLimitedWait.value(waiting: TimeLimitedWait.shortPatience) { [work, id = fileImport.id] in
                await work.end(of: id)
                return true
            }
        }
        return replies.seeOther(to: nil, otherwise: address, change: nil)
    }

    /// Removes an import's files, and with them the possibility to undo it.
    private func remove(_ id: FileImport.ID, of person: Person.ID) async throws -> Response {
        await work.end(of: id)
        if let change = try await services.imports.fileImport(id, of: person)?.outcome?.change {
            try await services.undo.forget(change, of: person)
        }
        try await services.imports.remove(id, of: person)
        return replies.seeOther(to: nil, otherwise: SiteAddress(.imports), change: nil)
    }
}

// MARK: - One film

extension ImportRoutes {
    private func showFilm(_ request: Request, _ context: PersonContext, id: FileImport.ID) async throws -> Response {
        let fileImport = try await fileImport(id, of: context.person)
        let fields = try Address(request).fields
        let told = try await film(fields[.importedFilm], of: fileImport, in: context)
        let page = try await ImportedFilmPage.load(
            told, of: fileImport.id, query: fields.text(.query), from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func choose(_ request: Request, _ context: PersonContext, id: FileImport.ID) async throws -> Response {
        let fileImport = try await fileImport(id, of: context.person)
        let fields = try await Form.fields(request)
        let told = try await film(fields[.importedFilm], of: fileImport, in: context)
        guard let choice = fields[.importChoice] else { throw WebError.malformed }
        if case .film(let film) = choice, try await services.films.films([film], for: context.person).isEmpty {
            throw WebError.notFound
        }
        try await services.imports.choose([told.key: choice], for: context.person)
        return replies.seeOther(to: nil, otherwise: SiteAddress(.fileImport(fileImport.id)), change: nil)
    }

    /// The film that has this key in the files.
    private func film(
        _ key: String?, of fileImport: FileImport, in context: PersonContext
    ) async throws -> ImportedFilm {
        do {
            let plan = try await meaning(of: fileImport, in: context).1
            if let entry = plan.entries.first(where: { $0.importedFilm.key == key }) { return entry.importedFilm }
        } catch is ExchangeError {}
        throw WebError.notFound
    }
}
