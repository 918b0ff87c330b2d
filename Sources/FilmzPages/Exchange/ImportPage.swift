public import FilmzDomain
public import FilmzExchange
import FilmzText
import Foundation

/// A page that shows what an import will change, or has changed: the counts, the films in doubt, and the conflicts
/// between the files and what the person said.
public struct ImportPage: WebPage {
    let fileImport: FileImport
    let reading: ExchangeReading
    let plan: ImportPlan
    let preview: ImportPreview
    /// The first of the known films, each once.
    let firstFilms: [Film]
    let posters: [Film.ID: Poster]
    /// What the last import added; nil when there was none, or it can no longer be undone.
    let additions: ChangeAdditions?
    let sources: FurtherSources
    let clock: Clock
    /// The person's name.
    let name: String
    /// The reason why the files can no longer be read; nil when they can.
    var problem: ExchangeError?
    /// Whether the last import failed, without having changed anything.
    public var hasFailed = false

    /// The maximum number of doubtful films shown at once.
    static let doubtLimit = 50
    /// The maximum number of conflicts shown.
    static let conflictLimit = 30

    /// The maximum number of films shown with their posters.
    static let filmLimit = 24

    /// - Parameter owner: nil for a member
    public static func load(
        _ fileImport: FileImport, reading: ExchangeReading, plan: ImportPlan, clock: Clock,
        from services: some CatalogueServices & ExchangeServices & ManagedServices, for person: Person.ID, owner: Owner?
    ) async throws -> ImportPage {
        let candidates = plan.doubtful.prefix(doubtLimit).flatMap(\.candidates)
        let firstFilms = plan.firstFilms(filmLimit)
        var additions: ChangeAdditions?
        if let change = fileImport.outcome?.change {
            additions = try await services.undo.additions(of: change, for: person)
        }
        return ImportPage(
            fileImport: fileImport, reading: reading, plan: plan,
            preview: try await ImportPreview(plan, from: services, for: person), firstFilms: firstFilms,
            posters: services.posters(of: (candidates + firstFilms).map(\.id)), additions: additions,
            sources: try await .load(from: services, for: owner), clock: clock,
            name: try await services.persons.name(of: person))
    }

    /// The page of files that can no longer be read.
    public static func unreadable(_ fileImport: FileImport, problem: ExchangeError, clock: Clock) -> ImportPage {
        ImportPage(
            fileImport: fileImport, reading: ExchangeReading(), plan: .empty, preview: ImportPreview(),
            firstFilms: [], posters: [:], additions: nil, sources: FurtherSources(), clock: clock, name: "",
            problem: problem)
    }

    public var films: [Film.ID] {
        firstFilms.map(\.id) + plan.doubtful.prefix(Self.doubtLimit).flatMap(\.candidates).map(\.id)
            + preview.corrections.prefix(Self.conflictLimit).map(\.film.id)
            + preview.conflicts.prefix(Self.conflictLimit).map(\.film.id)
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[ImportText.title], tab: .settings, back: .imports, kind: "page narrow",
            rooms: [.together, .settings]
        ).document(
            context,
            content: """
                <h1>\(strings[ImportText.title])</h1>
                <p class="facts" dir="auto">\(fileImport.name)</p>
                \(hasFailed ? FormAlert(message: strings[ImportText.failed]).html : nil)\(outcome(context))\
                \(problem.map { FormAlert(message: $0.sentence(strings)).html } ?? takeForm(context))
                <form method="post" action="\(SitePath.fileImport(fileImport.id))">
                <p class="hint">\(strings[ImportText.removeHint])</p>
                <p class="buttons"><button class="button" id="remove" name="\(field: .importAction)" value="remove">\
                \(strings[ImportText.remove])</button></p>
                </form>
                """)
    }

    private func takeForm(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            \(counts(strings))
            \(pictures(context))\(isLong ? "<p class=\"buttons\">\(takeButton("take-at-once", in: strings))</p>\n" as HTML : nil)\(parts(strings))
            <form method="post" action="\(SitePath.fileImport(fileImport.id))" class="settling" id="taking">
            \(topics(strings))\(columns(strings))\(dateOrders(strings))\(questions(strings))\(doubts(context))\(filmsNotFound(strings))\
            \(decided(context))\(corrections(context))\(fileImport.outcome == nil ? conflicts(context) : keptValues(context))\
            \(hasRest ? end(strings) : nil)
            </form>
            """
    }

    private func end(_ strings: Strings) -> HTML {
        """

        <p class="hint">\(strings[ImportText.takeHint])</p>
        <p class="buttons">\(takeButton("take", in: strings))</p>
        """
    }

    /// Whether anything is left to import or to decide on.
    private var hasRest: Bool {
        guard fileImport.outcome != nil else { return true }
        let changes = [preview.newCount, preview.changedCount, preview.movedCount, preview.conflicts.count]
        if changes.contains(where: { $0 > 0 }) || !plan.lists.isEmpty { return true }
        let hasQuestions = reading.files.contains { file in
            !file.questions.isEmpty || file.columns != nil || file.owner != nil
        }
        return hasQuestions || plan.entries.contains { $0.isOwn || $0.isDoubtful || $0.choice != nil }
    }

    /// Whether the button is far away for a person who wants to import everything as it is.
    private var isLong: Bool { plan.doubtful.count > 3 }

    private func takeButton(_ id: String, in strings: Strings) -> HTML {
        """
        <button class="button primary" id="\(id)" form="taking" name="\(field: .importAction)" value="take">\
        \(strings[fileImport.outcome == nil ? ImportText.take : .again])</button>
        """
    }

    // MARK: - Content of the files

    private func counts(_ strings: Strings) -> HTML {
        let counts: [(ImportText, Int)] = [
            (.newFilms, preview.newCount), (.changed, preview.changedCount),
            (.daysRight, preview.corrections.count), (.moved, preview.movedCount), (.newStars, preview.starCount),
            (.otherDaysRight, preview.dayCount), (.returning, preview.returningCount), (.own, plan.unknown.count),
            (.lists, plan.lists.count), (.already, preview.sameCount), (.doubtful, plan.doubtful.count),
        ]
        let rows = counts.filter { $0.1 > 0 }.map { "<li>\(strings.count($0.0, $0.1))</li>\n" as HTML }
        return "<ul class=\"import-counts\">\n\(rows)</ul>"
    }

    private func parts(_ strings: Strings) -> HTML {
        let read = reading.files.flatMap { file in
            file.parts.map { part -> HTML in
                let product = file.productName.map { name -> HTML in
                    "<span translate=\"no\">\(name)</span>\(strings[SharedText.separator])"
                }
                return """
                    <li><span dir="auto">\(part.name.printable)</span> <span class="facts">\(product)\
                    \(strings.rows(of: part))</span></li>

                    """
            }
        }
        return """
            <details class="fold import-parts"><summary>\(Icon.chevron.html)<span>\(strings[ImportText.files])</span></summary>
            <ul>
            \(read)</ul>
            </details>
            \(unread(strings))
            """
    }

    /// The parts of the files that are not imported, with the reasons; nil when there are none.
    private func unread(_ strings: Strings) -> HTML? {
        let problems = reading.files.flatMap { file in
            file.problems.first.map { strings.sentence(of: $0, in: file) }
        }
        let more = reading.files.reduce(0) { $0 + $1.problems.count } - min(problems.count, Self.problemLimit)
        let lines =
            reading.files.flatMap(strings.leftOut) + reading.ignored.map(strings.sentence)
            + problems.prefix(Self.problemLimit)
            + (more > 0 ? [strings.count(ImportSummaryText.moreProblems, more)] : [])
        guard !lines.isEmpty else { return nil }
        return """
            <details class="fold import-parts" id="unread"><summary>\(Icon.chevron.html)\
            <span>\(strings[ImportSummaryText.title])</span></summary>
            <ul>
            \(lines.map { "<li dir=\"auto\">\($0)</li>\n" as HTML })</ul>
            </details>
            """
    }

    /// The maximum number of values shown that could not be read.
    private static let problemLimit = 100

    // MARK: - Questions

    private func questions(_ strings: Strings) -> [HTML] {
        reading.files.flatMap { file in
            file.questions.keys.sorted().map { index in
                let name = file.parts[index].name
                let chosen = fileImport.answers.meanings[name]
                return choices(
                    strings[ImportText.meaning, ["file": name.printable]], field: FormFieldGroup.meaning[name],
                    options: (file.questions[index] ?? []).map { meaning in
                        (meaning.rawValue, "\(strings[Self.name(of: meaning)])")
                    }, chosen: chosen ?? "", isRequired: true)
            }
        }
    }

    private static func name(of meaning: ExchangeFile.RowMeaning) -> ImportText {
        switch meaning {
        case .seen: .seen
        case .watchlist: .watchlist
        case .liked: .liked
        case .nothing: .nothing
        case .list: .list
        }
    }

    private func rule(_ strings: Strings) -> HTML {
        let rules: [(ImportRule, ImportText)] = [(.mine, .ruleMine), (.theirs, .ruleTheirs), (.both, .ruleBoth)]
        return choices(
            strings[ImportText.rule], field: .rule, options: rules.map { ($0.0.rawValue, "\(strings[$0.1])") },
            chosen: fileImport.answers.rule.rawValue)
    }

    func choices(
        _ legend: String, field: FormField<String>, options: [(value: String, content: HTML)], chosen: String,
        isRequired: Bool = false
    ) -> HTML {
        let rows = options.map { option -> HTML in
            """
            <label class="choice wide"><input type="radio" name="\(field: field)" value="\(option.value)"\
            \(" checked", if: option.value == chosen)\(" required", if: isRequired)><span>\(option.content)</span></label>

            """
        }
        return """
            <fieldset class="choices"><legend dir="auto">\(legend)</legend>
            <div class="choice-column">\(rows)</div></fieldset>

            """
    }

    private func conflicts(_ context: PageContext) -> HTML? {
        let strings = context.strings
        guard !preview.conflicts.isEmpty else { return nil }
        return """
            <section><h2>\(strings.count(ImportText.conflicts, preview.conflicts.count))</h2>
            <p class="hint">\(strings[ImportText.conflictsHint])</p>
            \(conflictList(context))</section>
            \(rule(strings))

            """
    }

    /// The conflicts after an import, which has decided them; nil when there are none.
    private func keptValues(_ context: PageContext) -> HTML? {
        let strings = context.strings
        guard !preview.conflicts.isEmpty else { return nil }
        return """
            <details class="fold import-parts" id="kept"><summary>\(Icon.chevron.html)\
            <span>\(strings.count(ImportText.kept, preview.conflicts.count))</span></summary>
            \(conflictList(context))\(rule(strings))</details>

            """
    }

    private func conflictList(_ context: PageContext) -> HTML {
        let strings = context.strings
        let all = preview.conflicts
        let rows = all.prefix(Self.conflictLimit).map { conflict -> HTML in
            let film = context.titles.titled(conflict.film)
            return """
                <li><b dir="auto">\(film.title)</b>
                <p dir="auto"><span class="facts">\(strings[ImportText.mine]):</span> \(Self.short(conflict.conflict.mine))</p>
                <p dir="auto"><span class="facts">\(strings[ImportText.theirs]):</span> \(Self.short(conflict.conflict.theirs))</p></li>

                """
        }
        let rest = all.count - rows.count
        return """
            <ul class="imports">
            \(rows)</ul>
            \(Self.furtherRows(rest, in: strings))
            """
    }

    private static func short(_ text: String) -> String {
        if text.count > 200 { text.prefix(199) + "…" } else { text }
    }
}
