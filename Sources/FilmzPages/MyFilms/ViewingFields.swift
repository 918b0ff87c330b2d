import FilmzDomain
import FilmzText
import Foundation

/// The fields for a viewing. Only the time is required.
struct ViewingFields {
    let form: ViewingForm
    let purpose: ViewingPage.Purpose
    let suggestions: ViewingSuggestions
    let error: DomainError?

    func html(today: CalendarDay, in strings: Strings) -> HTML {
        let problem = FormProblem(error: error, strings: strings, message: whenMessage(today: today, in: strings))
        let stars = StarsField(
            legend: strings[ViewingText.rating], value: form.rating, prefix: "viewing",
            problem: problem.concerns(.rating) ? problem.messageID(.rating) : nil)
        return """
            \(problem.summary(fieldIDs: fieldIDs))
            \(identity)
            \(when(today: today, problem: problem, in: strings))
            \(stars.html(strings))
            \(problem.message(for: .rating))
            \(text(problem, in: strings))
            <label class="choice"><input type="checkbox" name="\(field: .rewatch)" value="true"\(" checked", if: form.isRewatch)>\
            <span>\(strings[ViewingText.rewatch])</span></label>
            \(purpose == .log ? audience(strings) : nil)
            \(TagsField(choice: form.tags, knownTags: suggestions.tags).html(problem, in: strings))
            \(ending(problem, in: strings))
            """
    }

    private var fieldIDs: [DomainError.Field: String] {
        [
            .watchedOn: whenField.map { "field-\($0.name)" } ?? "when-today", .rating: "viewing-1",
            .place: "field-place", .companions: "field-companions", .note: "field-note",
            .stoppedAt: "field-stoppedAt", .stopReason: "field-stopReason", .tags: TagsField.id,
        ]
    }

    /// The name of the field for the chosen precision; nil when the choice has no field.
    private var whenField: FormField<String>? {
        switch ViewingForm.When(rawValue: form.when) {
        case .day: .day
        case .month: .month
        case .year: .year
        case .today, .yesterday, .unknown, nil: nil
        }
    }

    /// The message about an invalid day, month or year; nil when the error is a different one.
    private func whenMessage(today: CalendarDay, in strings: Strings) -> String? {
        guard case .invalid(.watchedOn, _) = error else { return nil }
        let text: String
        let missing: ProblemText
        let malformed: ProblemText
        switch ViewingForm.When(rawValue: form.when) {
        case .day:
            text = form.day
            missing = .seenDayMissing
            malformed = .dayMalformed
        case .month:
            text = form.month
            missing = .seenMonthMissing
            malformed = .monthMalformed
        case .year:
            text = form.year
            missing = .seenYearMissing
            malformed = .seenYearMissing
        case .today, .yesterday, .unknown, nil: return nil
        }
        let typed = text.filter { !$0.isWhitespace }
        if typed.isEmpty { return strings[missing] }
        // All three begin with a four-digit year, so their texts compare as their days do.
        let isWritten = typed.utf8.count <= 10 && typed.utf8.prefix(4).allSatisfy { (0x30...0x39).contains($0) }
        guard isWritten, let year = Int(typed.prefix(4)), year > 999 else { return strings[malformed] }
        if year < CalendarDay.years.lowerBound { return strings.outsideYears(year) }
        return if typed > today.description { strings[ProblemText.notYet] } else { strings[malformed] }
    }

    /// The hidden fields: the ID of a new viewing, and whether the form asks for the audience.
    private var identity: HTML? {
        if case .edit = purpose { return nil }
        return """
            <input type="hidden" name="\(field: .viewing)" value="\(form.viewing)">\
            \(purpose == .log ? HiddenField(.audienceShown, value: "true").html : nil)
            """
    }

    private func audience(_ strings: Strings) -> HTML {
        AudienceField(chosen: form.audience, prefix: "viewing-audience").html(strings)
    }

    private func text(_ problem: FormProblem, in strings: Strings) -> HTML {
        let place = TextField(
            field: .place, name: .place, label: strings[ViewingText.place], value: form.place,
            attributes: " list=\"places\" autocomplete=\"off\"")
        let companions = TextField(
            field: .companions, name: .companions, label: strings[ViewingText.companions], value: form.companions,
            attributes: ViewingSuggestions.companionsAttributes)
        let note = TextField(
            field: .note, name: .note, label: strings[ViewingText.note], value: form.note,
            hint: strings[ViewingText.noteHint], isMultiline: true)
        return """
            <div class="pair">\(place.html(problem))\(companions.html(problem))</div>
            <datalist id="places">\(ViewingSuggestions.options(suggestions.places))</datalist>
            \(ViewingSuggestions.list(of: suggestions.companions))
            \(note.html(problem))
            """
    }

    private func when(today: CalendarDay, problem: FormProblem, in strings: Strings) -> HTML {
        let names: [(ViewingForm.When, ViewingText)] = [
            (.today, .today), (.yesterday, .yesterday), (.day, .onDay), (.month, .inMonth), (.year, .inYear),
            (.unknown, .dontKnow),
        ]
        let choices = names.map { when, name -> HTML in
            """
            <label class="choice"><input type="radio" name="\(field: .when)" id="when-\(when.rawValue)" \
            value="\(when.rawValue)"\(" checked", if: form.when == when.rawValue)\
            \(whenField == nil ? problem.attributes(for: .watchedOn) : nil)><span>\(strings[name])</span></label>
            """
        }
        return """
            <fieldset class="choices when">
            <legend>\(strings[ViewingText.when])</legend>
            \(whenField == nil ? problem.message(for: .watchedOn) : nil)
            <div class="choice-row">\(choices)</div>
            <div class="when-fields">
            \(date(.day, type: "date", label: strings[ViewingText.day], value: form.day, problem: problem, attributes: " max=\"\(today.description)\""))
            \(date(.time, type: "time", label: strings[ViewingText.time], value: form.time, problem: problem))
            \(date(.month, type: "month", label: strings[ViewingText.month], value: form.month, problem: problem, attributes: month(today, in: strings)))
            \(date(.year, type: "number", label: strings[ViewingText.year], value: form.year, problem: problem, attributes: year(today)))
            </div>
            </fieldset>
            """
    }

    /// The attributes of the month field, with a hint and an example for browsers without a month picker.
    private func month(_ today: CalendarDay, in strings: Strings) -> HTML {
        """
         max="\(String(today.description.prefix(7)))" title="\(strings[ViewingText.monthHint])" placeholder="2011-07"
        """
    }

    private func year(_ today: CalendarDay) -> HTML {
        " min=\"\(CalendarDay.years.lowerBound)\" max=\"\(today.year)\" inputmode=\"numeric\""
    }

    private func date(
        _ field: FormField<String>, type: String, label: String, value: String, problem: FormProblem,
        attributes: HTML = ""
    ) -> HTML {
        let name = field.name
        let isAsked = name == whenField?.name
        return """
            <div class="field for-\(name)"><label for="field-\(name)">\(label)</label>\
            \(isAsked ? problem.message(for: .watchedOn) : nil)\
            <input id="field-\(name)" name="\(field: field)" type="\(type)" value="\(value)"\(attributes)\
            \(isAsked ? problem.attributes(for: .watchedOn) : nil)></div>

            """
    }

    private func ending(_ problem: FormProblem, in strings: Strings) -> HTML {
        let minute = TextField(
            field: .stoppedAt, name: .stoppedAt, label: strings[ViewingText.minute], value: form.stoppedAt,
            attributes: " inputmode=\"numeric\" autocomplete=\"off\"")
        let reason = TextField(
            field: .stopReason, name: .stopReason, label: strings[ViewingText.reason], value: form.stopReason)
        return """
            <details class="fold"\(" open", if: form.isStopped)>
            <summary>\(Icon.chevron.html)<span>\(strings[ViewingText.stoppedToggle])</span></summary>
            <label class="choice"><input type="checkbox" name="\(field: .stopped)" value="true"\(" checked", if: form.isStopped)>\
            <span>\(strings[ViewingText.stoppedCheck])</span></label>
            <div class="pair">\(minute.html(problem))\(reason.html(problem))</div>
            </details>
            """
    }
}

/// What a person wrote in earlier viewings, for the fields of the next one. The most used come first.
struct ViewingSuggestions: Sendable {
    let places: [String]
    let companions: [String]
    let tags: [Tag]

    private static let limit = 20

    static func load(from services: some MyFilmServices, for person: Person.ID) async throws -> ViewingSuggestions {
        ViewingSuggestions(
            places: try await services.myFilms.places(of: person, limit: limit),
            companions: try await companions(of: person, from: services),
            tags: try await TagsField.known(services, of: person))
    }

    /// The names of those with whom the person saw films. Several at once are separated by commas.
    static func companions(of person: Person.ID, from services: some MyFilmServices) async throws -> [String] {
        let texts = try await services.myFilms.companions(of: person, limit: limit)
        var names: [String] = []
        for name in texts.flatMap({ $0.split(separator: ",") }) {
            let name = name.trimmingCharacters(in: .whitespaces)
            if !name.isEmpty, !names.contains(name) { names.append(name) }
        }
        return Array(names.prefix(limit))
    }

    /// The attributes of a field for companions, which completes the last of several names.
    static let companionsAttributes: HTML = " list=\"companions\" autocomplete=\"off\" data-several"

    /// The list of a field with ``companionsAttributes``.
    static func list(of companions: [String]) -> HTML {
        "<datalist id=\"companions\">\(options(companions))</datalist>"
    }

    static func options(_ texts: [String]) -> [HTML] {
        texts.map { "<option value=\"\($0)\"></option>" }
    }
}
