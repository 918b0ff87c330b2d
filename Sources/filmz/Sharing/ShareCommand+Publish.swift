import ArgumentParser
import FilmzDomain
import FilmzText
import FilmzWeb

extension ShareCommand {
    /// Writes shares as static pages, for servers that know nothing of Filmz.
    struct Publish: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "publish", abstract: .help(ShareCommandText.publish),
            discussion: .help(ShareCommandText.publishDiscussion))

        @Argument(help: .text(ShareCommandText.folder))
        var folder: String

        @Option(help: .text(ShareCommandText.folderURL))
        var url: String?

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let base = try base()
            let report = try await options.withServices { services in
                let publisher = SharePublisher(
                    services: services, cards: try CardRenderer.open(folder: options.directory))
                return try await publish(
                    try await Self.shares(of: try await who.id(services), from: services), by: publisher, at: base)
            }
            if options.json { return try Output.json(report) }
            print(report, hasBase: base != nil)
        }

        /// The whole address of the folder, with `/` at its end; nil when no option gives it.
        private func base() throws -> String? {
            guard let url else { return nil }
            guard let link = WebLink(url), !link.text.contains("?"), !link.text.contains("#") else {
                throw CommandError.invalid(ShareCommandText.badFolderURL)
            }
            return if link.text.hasSuffix("/") { link.text } else { link.text + "/" }
        }

        private static func shares(of person: Person.ID, from services: some SharingServices) async throws -> [Share] {
            var shares: [Share] = []
            var cursor: PageCursor?
            repeat {
                let page = try await services.shares.shares(
                    of: person, page: PageRequest(size: PageRequest.sizes.upperBound, after: cursor))
                shares += page.items
                cursor = page.next
            } while cursor != nil
            return shares
        }

        private func publish(
            _ shares: [Share], by publisher: SharePublisher, at base: String?
        ) async throws -> PublishResult {
            let target = try PublishedFolder(folder)
            try target.hideNames()
            let things = try target.things()
            let now = Clock().now()
            var report = PublishResult()
            for share in shares {
                let present = things.filter { $0.share == share.id }
                guard share.isAlive(at: now), !share.hasPassPhrase else {
                    if share.isAlive(at: now) { report.leftOut.append(share.name) }
                    for item in present { try target.remove(item) }
                    if !present.isEmpty { report.removed.append(share.name) }
                    continue
                }
                let names = if present.isEmpty { [SecretToken.random().text] } else { present.map(\.name) }
                for name in names {
                    let address = base.map { $0 + name + "/" }
                    if let files = try await publisher.files(of: share, at: address) {
                        try target.write(files, of: share.id, to: name)
                        report.published.append(
                            PublishResult.Item(id: share.id, name: share.name, address: address ?? name + "/"))
                    } else if let item = present.first(where: { $0.name == name }) {
                        try target.remove(item)
                        report.removed.append(share.name)
                    }
                }
            }
            let known = Set(shares.map(\.id))
            report.unknown = things.filter { !known.contains($0.share) }.map(\.name)
            return report
        }

        private func print(_ report: PublishResult, hasBase: Bool) {
            let strings = options.strings
            func line(_ key: ShareCommandText, _ values: KeyValuePairs<String, String> = [:]) {
                Swift.print(strings[key, values].printable)
            }
            for item in report.published { line(.published, ["name": item.name, "address": item.address]) }
            for name in report.removed { line(.unpublished, ["name": name]) }
            for name in report.leftOut { line(.leftOut, ["name": name]) }
            for name in report.unknown { line(.unknownFolder, ["path": "\(folder)/\(name)"]) }
            if report.published.isEmpty {
                line(.nothingPublished)
            } else if !hasBase {
                line(.noFolderURL)
            }
        }
    }
}

/// The content of a folder of static pages after a run.
struct PublishResult: Encodable {
    struct Item: Encodable {
        let id: Share.ID
        let name: String
        /// The whole address, or the path in the folder when its address is not known.
        let address: String
    }

    var published: [Item] = []
    /// The names of things that are there no longer.
    var removed: [String] = []
    /// The names of things that plain files cannot protect, because they ask for a pass-phrase.
    var leftOut: [String] = []
    /// Folders of things that this person did not share, or that an older backup does not have. They stay.
    var unknown: [String] = []
}
