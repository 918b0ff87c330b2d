import ArgumentParser
import Configuration
import FilmzDomain
import FilmzProviders
import FilmzResources
import FilmzText

struct VersionCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "version", abstract: .help(ReleaseText.abstract))

    static let version = "0.1.0"

    /// The commit from which a package was built, and its day; nil for a program that is not from a package.
    static let build: (commit: String, day: String)? = {
        let text = String(decoding: FilmzResource.build.bytes.prefix { $0 != 0 }, as: UTF8.self)
        let words = text.split(separator: " ").map(String.init)
        return words.count == 2 ? (words[0], words[1]) : nil
    }()

    @Flag(help: .text(ReleaseText.check))
    var check = false

    @Flag(
        name: [.customLong("licences"), .customLong("licenses")],
        help: .text(CommandText.licences))
    var licences = false

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let newest: FilmzRelease? = if check { try await newest() } else { nil }
        let isNewer = newest.map { newest in ReleaseVersion(Self.version).map { $0 < newest.version } ?? false }
        let text: String? = if licences { String(decoding: FilmzResource.licences.bytes, as: UTF8.self) } else { nil }
        if options.json {
            return try Output.json(
                Report(
                    version: Self.version, commit: Self.build?.commit, date: Self.build?.day, licences: text,
                    newest: newest?.version.description, page: newest?.page?.text, isNewer: isNewer))
        }
        let buildInfo = Self.build.map { " (\($0.commit.prefix(12)), \($0.day))" } ?? ""
        print(text ?? "filmz \(Self.version)\(buildInfo)")
        guard let newest, let isNewer else { return }
        print(isNewer ? Self.sentence(newest, in: options.strings) : options.strings[ReleaseText.newest])
    }

    private static func sentence(_ newest: FilmzRelease, in strings: Strings) -> String {
        let text = strings[ReleaseText.isThere, ["version": newest.version.description, "present": version]]
        return [text, newest.page?.text].compactMap(\.self).joined(separator: " ")
    }

    private func newest() async throws -> FilmzRelease {
        let reader = try await ConfigReader.filmz(folder: options.directory)
        guard let feed = try ReleaseFeed.configured(reader), let address = try reader.text(.updatesURL) else {
            throw CommandError.invalid(ReleaseText.noAddress)
        }
        do throws(ReleaseFeed.Untold) {
            return try await feed.ask()
        } catch {
            throw CommandError.invalid(ReleaseText.untold, ["address": address.printable])
        }
    }

    private struct Report: Encodable {
        let version: String
        let commit: String?
        let date: String?
        let licences: String?
        /// The newest release, and the page about it; nil when it was not asked for.
        let newest: String?
        let page: String?
        let isNewer: Bool?
    }
}

extension ReleaseFeed {
    /// The address of releases from the environment or the configuration file; nil when neither names one.
    /// - Throws: ``CommandError/refused(_:)``
    static func configured(_ reader: ConfigReader) throws -> ReleaseFeed? {
        guard let address = try reader.text(.updatesURL) else { return nil }
        guard let feed = ReleaseFeed(address) else {
            throw CommandError.configured(.updatesURL) { $0[ReleaseText.noAddressOfTheWeb] }
        }
        return feed
    }
}
