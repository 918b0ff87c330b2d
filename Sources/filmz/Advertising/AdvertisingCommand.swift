import ArgumentParser
import FilmzDomain
import FilmzStore
import FilmzText
import Foundation

/// The command for advertisers' offers.
struct AdvertisingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ads", abstract: .help(AdvertisingCommandText.abstract),
        discussion: .help(AdvertisingCommandText.discussion),
        subcommands: [
            List.self, Add.self, Remove.self, Picture.self, Import.self, Export.self, Limit.self,
        ], defaultSubcommand: List.self)

    /// An offer with its clicks by day.
    struct Report: Encodable, Hashable, Sendable {
        let offer: Advertisement
        let clicks: [String: Int]
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: .help(AdvertisingCommandText.list))

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let (advertising, clicks) = try await options.withStore { store in
                (
                    try await store.services.advertising.advertising(),
                    try await store.services.managed(by: .ofThisMachine).advertising.clicks()
                )
            }
            let offers = advertising.offers
            advertising.warnIfOff(options.strings)
            if options.json {
                let reports = offers.map { offer in
                    let days = (clicks[offer.id] ?? [:]).map { ($0.key.description, $0.value) }
                    return Report(offer: offer, clicks: Dictionary(uniqueKeysWithValues: days))
                }
                return try Output.json(Page(items: reports, total: reports.count))
            }
            let heads: [AdvertisingCommandText] = [.idHead, .nameHead, .daysHead, .priorityHead, .clicksHead]
            Output.table(heads.map { options.strings[$0] }, in: options.strings) { _ in
                offers.map { offer in
                    [
                        offer.id.description, offer.name,
                        "\(offer.from?.description ?? "")–\(offer.until?.description ?? "")", String(offer.priority),
                        String((clicks[offer.id] ?? [:]).values.reduce(0, +)),
                    ]
                }
            }
        }
    }

    struct Add: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: .help(AdvertisingCommandText.add),
            discussion: .help(AdvertisingCommandText.addDiscussion))

        @Option(help: .offer(.name)) var name: String
        @Option(help: .offer(.link)) var link: String
        @Option(help: .offer(.text)) var text: String?
        @Option(help: .offer(.price)) var price: String?
        @Option(help: .offer(.from)) var from: String?
        @Option(help: .offer(.until)) var until: String?
        @Option(help: .offer(.priority)) var priority: String?
        @Option(help: .offer(.films)) var films: String?
        @Option(help: .offer(.series)) var series: String?
        @Option(help: .offer(.genres)) var genres: String?
        @Option(help: .offer(.people)) var people: String?
        @Option(help: .offer(.keywords)) var keywords: String?
        @Option(help: .offer(.audience)) var audience: String?

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let texts: [AdvertisementField: String?] = [
                .name: name, .link: link, .text: text, .price: price, .from: from, .until: until, .priority: priority,
                .films: films, .series: series, .genres: genres, .people: people, .keywords: keywords,
                .audience: audience,
            ]
            let offer = try AdvertisementDraft(texts.compactMapValues(\.self)).advertisement(.random())
            let advertising = try await options.withStore { store in
                let service = try await who.managed(store.services).advertising
                try await service.save([offer])
                return try await service.advertising()
            }
            advertising.warnIfOff(options.strings)
            try options.report(
                options.strings[AdvertisingCommandText.saved, ["offer": offer.id.description]], values: offer)
        }
    }

    struct Remove: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: .help(AdvertisingCommandText.remove))

        @OptionGroup var offer: AdvertisementArgument
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let id = try offer.checked()
            let left = try await options.withStore { store in
                guard try await who.managed(store.services).advertising.remove(id) else {
                    throw AdvertisingProblem.noSuchOffer
                }
                return try await store.services.advertising.advertising().offers
            }
            try options.report(
                options.strings[AdvertisingCommandText.removed], values: Page(items: left, total: left.count))
        }
    }

    struct Picture: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "picture", abstract: .help(AdvertisingCommandText.setPicture))

        @OptionGroup var offer: AdvertisementArgument
        @Argument(help: .text(AdvertisingCommandText.picture))
        var file: String

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let id = try offer.checked()
            let picture = try await AdvertisementFiles.picture(file)
            let offers = try await options.withStore { store in
                try await who.managed(store.services).advertising.setPicture(picture, of: id)
                return try await store.services.advertising.advertising().offers.filter { $0.id == id }
            }
            try options.report(
                options.strings[AdvertisingCommandText.pictureSet], values: Page(items: offers, total: offers.count))
        }
    }

    struct Limit: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "limit", abstract: .help(AdvertisingCommandText.limit))

        @Argument(help: .text(AdvertisingCommandText.count))
        var count: Int

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            guard Advertising.limits ~= count else { throw CommandError.invalid(AdvertisingCommandText.noNumber) }
            try await options.withStore { store in
                try await who.managed(store.services).advertising.show(atMost: count)
            }
            try options.report(
                options.strings[AdvertisingCommandText.limited, ["count": String(count)]], values: ["limit": count])
        }
    }
}

extension Advertising {
    /// Says that nobody sees any offer, if there are some, and how to change that.
    func warnIfOff(_ strings: Strings) {
        if !isOn, !offers.isEmpty { Output.warn(strings[AdvertisingCommandText.isOff]) }
    }
}

/// The argument for an offer, by its ID.
struct AdvertisementArgument: ParsableArguments {
    @Argument(help: .text(AdvertisingCommandText.id))
    var offer: String

    func checked() throws -> Advertisement.ID {
        guard let id = Advertisement.ID(offer) else { throw AdvertisingProblem.noSuchOffer }
        return id
    }
}

extension ArgumentHelp {
    /// The help text of an option for a field of an offer.
    fileprivate static func offer(_ field: AdvertisementField) -> ArgumentHelp {
        let name = TerminalLanguage.strings.name(of: field)
        let isRule: Bool =
            switch field {
            case .films, .series, .genres, .people, .keywords, .audience: true
            case .name, .text, .link, .price, .from, .until, .priority: false
            }
        return .text(isRule ? AdvertisingCommandText.rule : .field, ["field": name])
    }
}
