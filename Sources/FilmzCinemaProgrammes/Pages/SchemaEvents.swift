import Foundation

/// Finds the events among the objects of a page at any level of nesting.
struct SchemaEvents {
    private let values: [JSONValue]
    let index: SchemaThing.Index
    var draft: ProgrammeDraft
    /// The number of events of kinds that may be screenings, readable or not.
    private(set) var count = 0

    /// The objects around an event.
    private struct Context {
        var theatre: SchemaThing?
        var film: SchemaThing?
        var event: SchemaThing?
    }

    init(_ values: [JSONValue], draft: ProgrammeDraft) {
        self.values = values
        self.draft = draft
        index = SchemaThing.Index(values)
    }

    mutating func read() {
        for value in values { visit(value, in: Context()) }
    }

    /// Visits nested objects, but follows no references, so that it terminates.
    private mutating func visit(_ value: JSONValue, in context: Context) {
        switch value {
        case .array(let values):
            for value in values { visit(value, in: context) }
        case .object(let members):
            guard let thing = SchemaThing(value, in: index), !Self.isReference(members) else { return }
            if let kind = SchemaType.event(thing) {
                visitEvent(thing, kind: kind, in: context)
                return
            }
            var context = context
            if SchemaType.isTheatre(thing) {
                context.theatre = thing
                if let theatre = ProgrammeTheatre(thing, in: index, from: draft.address) { draft.add(theatre) }
            }
            if SchemaType.isFilm(thing) { context.film = thing }
            for (_, member) in members.sorted(by: { $0.key < $1.key }) { visit(member, in: context) }
        default: break
        }
    }

    private static func isReference(_ members: [String: JSONValue]) -> Bool {
        members["@id"] != nil && members.keys.allSatisfy { ["@id", "@type", "@context"].contains($0) }
    }

    private mutating func visitEvent(_ thing: SchemaThing, kind: SchemaType.Event, in context: Context) {
        var inner = context
        inner.event = thing
        let parts = ["subEvent", "subEvents"].compactMap { thing[$0] }
        for part in parts { visit(part, in: inner) }
        // A series only groups its parts.
        if !parts.flatMap(\.each).isEmpty { return }
        guard kind != .other else {
            draft.omissions.otherEvents += 1
            return
        }
        count += 1
        add(thing, kind: kind, in: context)
    }

    private mutating func add(_ thing: SchemaThing, kind: SchemaType.Event, in context: Context) {
        let series = thing.things("superEvent", in: index).first ?? context.event
        let venue = SchemaVenue(
            thing,
            enclosingTheatre: context.theatre
                ?? thing.id.flatMap { index.theatres[$0] }.flatMap {
                    SchemaThing($0, in: index)
                }, series: series, in: index)
        guard !venue.isOnline, !Self.states(thing).contains("eventmovedonline") else {
            draft.omissions.otherEvents += 1
            return
        }
        if let theatre = venue.theatre.flatMap({ ProgrammeTheatre($0, in: index, from: draft.address) }) {
            draft.add(theatre)
        } else if let name = venue.theatreName {
            draft.add(ProgrammeTheatre(name: name))
        }
        let films = SchemaFilms(thing, series: series, film: context.film, in: index)
        guard let name = thing.line("name") ?? films.title ?? series?.line("name") else {
            draft.omissions.withoutTitle += 1
            return
        }
        guard let text = thing.text("startDate") else {
            draft.omissions.withoutTime += 1
            return
        }
        guard let written = WrittenTime(text) else {
            draft.omissions.unreadableTimes += 1
            return
        }
        var screening = Screening(name: name, time: written.time)
        films.fill(in: &screening)
        screening.theatre = venue.theatreName
        screening.hall = venue.hall
        screening.mayBeOtherEvent = kind == .possibleScreening && films.title == nil
        screening.versions = thing.lines("videoFormat", in: index)
        screening.languages = thing.lines("inLanguage", in: index)
        let subtitles = thing.lines("subtitleLanguage", in: index)
        screening.subtitles = if subtitles.isEmpty { films.subtitles } else { subtitles }
        if screening.runtime == nil { screening.runtime = SchemaFilms.minutes(thing.text("duration")) }
        screening.state = Self.state(thing)
        let offers = SchemaOffers(thing, in: index)
        screening.availability = offers.availability
        screening.price = offers.price
        screening.link =
            offers.link(from: draft.address)
            ?? thing.text("url").flatMap { ProgrammeText.link($0, from: draft.address) }
            ?? draft.address.absoluteString
        let end = thing.text("endDate").flatMap(WrittenTime.init).map(ScreeningEnd.at)
        draft.add(ProgrammeDraft.Event(screening: screening, start: written, end: end))
    }

    private static func states(_ thing: SchemaThing) -> [String] {
        (thing["eventStatus"]?.each ?? []).prefix(8).compactMap { value in
            guard case .string(let text) = value else { return nil }
            return text.split { "/#:".contains($0) }.last?.lowercased()
        }
    }

    private static func state(_ thing: SchemaThing) -> Screening.State {
        let states = states(thing)
        if states.contains(where: { ["eventcancelled", "eventcanceled"].contains($0) }) { return .cancelled }
        if states.contains("eventpostponed") { return .postponed }
        return if states.contains("eventrescheduled") { .rescheduled } else { .scheduled }
    }
}
