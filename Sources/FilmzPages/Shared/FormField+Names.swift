public import FilmzDomain
public import FilmzText
public import Foundation

// Every field that a form or an address of a page has, by what its text means. A field whose text is kept as it was
// typed, so that a form can be shown again, is a text, whatever is read from it afterwards.

extension FormField<String> {
    public static var add: Self { Self("add") }
    public static var address: Self { Self("address") }
    public static var again: Self { Self("again") }
    public static var arrange: Self { Self("arrange") }
    public static var audience: Self { Self("audience") }
    public static var browser: Self { Self("browser") }
    public static var by: Self { Self("by") }
    public static var comment: Self { Self("comment") }
    public static var companions: Self { Self("companions") }
    public static var country: Self { Self("country") }
    public static var day: Self { Self("day") }
    public static var days: Self { Self("days") }
    public static var description: Self { Self("description") }
    public static var directors: Self { Self("directors") }
    public static var films: Self { Self("films") }
    public static var filmz: Self { Self("filmz") }
    public static var formerNote: Self { Self("was-note") }
    public static var formerTag: Self { Self("formerTag") }
    public static var fragment: Self { Self("fragment") }
    public static var genre: Self { Self("genre") }
    public static var genres: Self { Self("genres") }
    public static var held: Self { Self("held") }
    public static var id: Self { Self("id") }
    public static var imdb: Self { Self("imdb") }
    public static var imdbID: Self { Self("imdbID") }
    public static var importedFilm: Self { Self("of") }
    public static var interval: Self { Self("interval") }
    public static var keep: Self { Self("keep") }
    public static var key: Self { Self("key") }
    public static var language: Self { Self("language") }
    public static var link: Self { Self("link") }
    public static var lists: Self { Self("lists") }
    public static var look: Self { Self("look") }
    public static var message: Self { Self("message") }
    public static var month: Self { Self("month") }
    public static var more: Self { Self("more") }
    public static var name: Self { Self("name") }
    public static var newPassword: Self { Self("newPassword") }
    public static var newTags: Self { Self("newTags") }
    public static var next: Self { Self("next") }
    public static var note: Self { Self("note") }
    public static var now: Self { Self("now") }
    public static var number: Self { Self("number") }
    public static var oldTag: Self { Self("oldTag") }
    public static var originalTitle: Self { Self("originalTitle") }
    public static var passPhrase: Self { Self("passPhrase") }
    public static var password: Self { Self("password") }
    public static var pin: Self { Self("pin") }
    public static var place: Self { Self("place") }
    public static var reason: Self { Self("reason") }
    public static var recommendation: Self { Self("r") }
    public static var rule: Self { Self("rule") }
    public static var runtime: Self { Self("runtime") }
    public static var saved: Self { Self("saved") }
    public static var sender: Self { Self("sender") }
    public static var since: Self { Self("since") }
    public static var sort: Self { Self("sort") }
    public static var stopReason: Self { Self("stopReason") }
    public static var stoppedAt: Self { Self("stoppedAt") }
    public static var tag: Self { Self("tag") }
    public static var takeOff: Self { Self("takeOff") }
    public static var text: Self { Self("text") }
    public static var theme: Self { Self("theme") }
    public static var time: Self { Self("time") }
    public static var title: Self { Self("title") }
    public static var titles: Self { Self("titles") }
    public static var toldBy: Self { Self("from") }
    public static var topics: Self { Self("topics") }
    public static var upTo: Self { Self("upTo") }
    public static var version: Self { Self("v") }
    public static var wait: Self { Self("wait") }
    public static var weekly: Self { Self("weekly") }
    public static var when: Self { Self("when") }
    public static var year: Self { Self("year") }
    public static var zone: Self { Self("zone") }
}

extension FormField<Int> {
    public static var decade: Self { Self("decade") }
    public static var find: Self { Self("find") }
    public static var have: Self { Self("have") }
    public static var limit: Self { Self("limit") }
    public static var own: Self { Self("own") }
    public static var revision: Self { Self("after") }
    public static var season: Self { Self("season") }
    public static var service: Self { Self("service") }
    public static var start: Self { Self("from") }
    public static var take: Self { Self("take") }
}

extension FormField<Bool> {
    public static var acceptsConditions: Self { Self("acceptsConditions") }
    public static var all: Self { Self("all") }
    public static var audienceShown: Self { Self("audienceShown") }
    public static var enabled: Self { Self("enabled") }
    public static var filmNote: Self { Self("filmNote") }
    public static var isOn: Self { Self("on") }
    public static var notes: Self { Self("notes") }
    public static var preview: Self { Self("preview") }
    public static var ranked: Self { Self("ranked") }
    public static var remove: Self { Self("remove") }
    public static var rewatch: Self { Self("rewatch") }
    public static var seen: Self { Self("seen") }
    public static var stars: Self { Self("stars") }
    public static var stopped: Self { Self("stopped") }
    public static var wanted: Self { Self("wanted") }
}

extension FormField<Film.ID> {
    public static var film: Self { Self("film") }
    public static var other: Self { Self("other") }
}

extension FormField<FilmList.ID> {
    public static var list: Self { Self("list") }
}

extension FormField<Viewing.ID> {
    public static var viewing: Self { Self("viewing") }
}

extension FormField<Share.ID> {
    public static var share: Self { Self("share") }
}

extension FormField<Session.ID> {
    public static var session: Self { Self("session") }
}

extension FormField<Change.ID> {
    public static var change: Self { Self("change") }
}

extension FormField<Episode.ID> {
    public static var episode: Self { Self("episode") }
}

extension FormField<SearchQuery> {
    public static var query: Self { Self("q") { SearchQuery($0) } }
}

extension FormField<Rating> {
    public static var rating: Self { Self("rating") }
}

extension FormField<Location> {
    public static var location: Self { Self("location") { Location($0) } }
    public static var near: Self { Self("near") { Location($0) } }
}

extension FormField<SeenPeriod> {
    public static var seenIn: Self { Self("seenIn") }
}

extension FormField<PageCursor> {
    public static var after: Self { Self("after") { PageCursor($0) } }
}

extension FormField<ShowStatus.Kind> {
    public static var showStatus: Self { Self("kind") }
}

extension FormField<Film.KindGroup> {
    public static var kind: Self { Self("kind") }
}

extension FormField<FilmListExport> {
    public static var listExport: Self { Self("as") }
}

extension FormField<CardFormat> {
    public static var cardFormat: Self { Self("as") }
}

extension FormField<BulkEdit> {
    public static var bulkEdit: Self { Self("do") }
}

extension FormField<BulkListEdit> {
    public static var bulkListEdit: Self { Self("do") }
}

extension FormField<ImportForm.Action> {
    public static var importAction: Self { Self("do") }
}

extension FormField<PosterSize> {
    public static var size: Self { Self("size") }
    public static var wantedSize: Self { Self("wanted") }
}

extension FormField<TimeZone> {
    public static var timeZone: Self { Self("timeZone") { TimeZone(identifier: $0) } }
}

extension FormField<Region> {
    public static var region: Self { Self("region") }
}

extension FormField<HourCycle> {
    public static var hours: Self { Self("clock") }
}

extension FormField<WeekStart> {
    public static var weekStart: Self { Self("week") }
}

extension FormField<StarScale> {
    public static var starScale: Self { Self("stars") }
}

extension FormField<Availability> {
    public static var availability: Self { Self("where") }
}

extension FormField<CalendarDay> {
    public static var week: Self { Self("week") { CalendarDay($0) } }
}

extension FormField<ArchiveTopic> {
    public static var topic: Self { Self("topic") }
}

extension FormField<Theatre.Source> {
    public static var source: Self { Self("source") { Theatre.Source($0) } }
}

extension FormField<SelectionMode> {
    public static var select: Self { Self("select") }
}

extension FormField<Provider> {
    public static var provider: Self { Self("provider") }
}

extension FormField<DiscoverQuery.Length> {
    public static var length: Self { Self("length") }
}

extension FormField<ExportFormat> {
    public static var format: Self { Self("format") }
}

extension FormField<ReceivedForm.Answer> {
    public static var answer: Self { Self("answer") }
}

extension FormField<FileImportChoice> {
    public static var importChoice: Self { Self("film") { ImportForm.choice($0) } }
}

extension FormField<ImportRule> {
    public static var importRule: Self { Self("rule") }
}

extension FormField<Received.ID> {
    public static var inReturn: Self { Self("re") }
}
