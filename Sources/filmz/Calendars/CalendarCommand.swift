import ArgumentParser
import FilmzDomain
import FilmzStore
import FilmzText
import FilmzWeb

/// The command for calendars to which other programs subscribe.
struct CalendarCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar", abstract: .help(CalendarFeedCommandText.abstract),
        discussion: .help(CalendarFeedCommandText.discussion), subcommands: [Create.self, List.self, Revoke.self],
        defaultSubcommand: List.self)

    struct Create: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: .help(CalendarFeedCommandText.create))

        @OptionGroup var calendar: CalendarArgument

        @Option(help: .text(CalendarFeedCommandText.url))
        var url: String?

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let kind = try calendar.kind()
            let token = try await options.withStore { store in
                let person = try await who.id(store.services)
                return try await store.services.calendars.make(
                    kind, in: options.strings.language.tag, of: person)
            }
            let site = try await ShareURLOption.site(url, options: options)
            let report = NewCalendarFeed(kind: kind, address: (site ?? "") + token.path(of: kind))
            let text: CalendarFeedCommandText = if site == nil { CalendarFeedCommandText.madePath } else { .made }
            try options.report(
                options.strings[text, ["address": report.subscribe ?? report.address]], values: report)
        }
    }

    struct List: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: .help(CalendarFeedCommandText.list))

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let calendars = try await options.withStore { store in
                try await store.services.calendars.calendars(of: try await who.id(store.services))
            }
            if options.json { return try Output.json(Page(items: calendars, total: calendars.count)) }
            let heads: [CalendarFeedCommandText] = [.kindHead, .madeHead, .readHead]
            let clock = Clock()
            Output.table(heads.map { options.strings[$0] }, in: options.strings) { _ in
                calendars.map { calendar in
                    [
                        calendar.kind.rawValue, clock.day(of: calendar.madeAt).description,
                        calendar.readOn?.description ?? "",
                    ]
                }
            }
        }
    }

    struct Revoke: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "revoke", abstract: .help(CalendarFeedCommandText.revoke))

        @OptionGroup var calendar: CalendarArgument
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let kind = try calendar.kind()
            let left = try await options.withStore { store in
                let person = try await who.id(store.services)
                guard try await store.services.calendars.revoke(kind, of: person) else {
                    throw CommandError.invalid(CalendarFeedCommandText.notThere)
                }
                return try await store.services.calendars.calendars(of: person)
            }
            try options.report(
                options.strings[CalendarFeedCommandText.revoked], values: Page(items: left, total: left.count))
        }
    }
}

/// The argument for a calendar, by the name of its kind.
struct CalendarArgument: ParsableArguments {
    @Argument(
        help: .text(
            CalendarFeedCommandText.kind,
            ["kinds": CalendarFeed.Kind.allCases.map(\.rawValue).joined(separator: ", ")]))
    var calendar: String

    func kind() throws -> CalendarFeed.Kind {
        guard let kind = CalendarFeed.Kind(rawValue: calendar) else {
            throw CommandError.invalid(CalendarFeedCommandText.notThere)
        }
        return kind
    }
}
