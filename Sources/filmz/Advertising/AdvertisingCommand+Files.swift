import ArgumentParser
import FilmzDomain
import FilmzProviders
import FilmzReading
import FilmzStore
import FilmzText
import Foundation

extension AdvertisingCommand {
    struct Import: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "import", abstract: .help(AdvertisingCommandText.importing),
            discussion: .help(AdvertisingCommandText.importDiscussion))

        @Argument(help: .text(AdvertisingCommandText.file))
        var file: String

        @Option(help: .text(AdvertisingCommandText.pictures, valueName: "folder"))
        var pictures: String?

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            let text = try AdvertisementFiles.text(file)
            let offers = try await options.withStore { store in
                let service = try await who.managed(store.services).advertising
                let rows = try AdvertisementTable.rows(text, existing: try await service.advertising().offers)
                // Every picture is read before anything changes.
                var found: [(Advertisement.ID, AdvertisementPicture)] = []
                for row in rows where !row.picture.isEmpty {
                    if AdvertisementLink(row.picture) != nil || pictures != nil {
                        found.append((row.offer.id, try await AdvertisementFiles.picture(row.picture, in: pictures)))
                    }
                }
                try await service.save(rows.map(\.offer))
                for (id, picture) in found { try await service.setPicture(picture, of: id) }
                try await service.advertising().warnIfOff(options.strings)
                return rows.map(\.offer)
            }
            try options.report(
                options.strings[AdvertisingCommandText.imported, ["count": String(offers.count)]],
                values: Page(items: offers, total: offers.count))
        }
    }

    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "export", abstract: .help(AdvertisingCommandText.exporting))

        @Option(help: .text(AdvertisingCommandText.tableOut, valueName: "file"))
        var output: String?

        @Option(help: .text(AdvertisingCommandText.pictures, valueName: "folder"))
        var pictures: String?

        @OptionGroup var options: StoreOptions

        func run() async throws {
            let text = try await options.withStore { store in
                let service = store.services.advertising
                let offers = try await service.advertising().offers
                var names: [Advertisement.ID: String] = [:]
                if let pictures {
                    for offer in offers {
                        guard let picture = try await service.picture(of: offer.id) else { continue }
                        let name = "\(offer.id).\(picture.mediaType.split(separator: "/").last ?? "")"
                        try AdvertisementFiles.write(picture.bytes, to: "\(pictures)/\(name)")
                        names[offer.id] = name
                    }
                }
                return AdvertisementFile.text(offers, pictures: names)
            }
            guard let output else { return print(text, terminator: "") }
            try AdvertisementFiles.write(Data(text.utf8), to: output)
        }
    }
}

/// Reads the files that `filmz ads` takes.
enum AdvertisementFiles {
    /// The text of a file, or of the standard input.
    static func text(_ file: String) throws -> String {
        do {
            return try TextFile.text(try RegularFile.given(file, limit: TextFile.byteLimit))
        } catch let problem as TextFile.Problem {
            throw CommandError.refused { $0.sentence(for: problem) }
        } catch {
            throw unreadable(file, error: error)
        }
    }

    /// The picture in a file, or at an address that begins with `https://`.
    /// - Parameter folder: the folder of a table's pictures; names that lead out of it are refused
    static func picture(_ name: String, in folder: String? = nil) async throws -> AdvertisementPicture {
        if let link = AdvertisementLink(name) { return try await pictures.fetch(link) }
        guard folder == nil || !name.contains("/") && !name.hasPrefix(".") else { throw AdvertisingProblem.noPicture }
        let path = folder.map { "\($0)/\(name)" } ?? name
        let data: Data
        do {
            data = try RegularFile.contents(of: path, limit: AdvertisementPicture.byteLimit)
        } catch FileProblem.tooLarge {
            throw AdvertisingProblem.noPicture
        } catch {
            throw unreadable(path, error: error)
        }
        guard let picture = AdvertisementPicture(data) else { throw AdvertisingProblem.noPicture }
        return picture
    }

    private static let pictures = AdvertisementPictureFetcher()

    static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(filePath: path))
        } catch {
            throw CommandError.file(path, AdvertisingCommandText.unwritable, because: error)
        }
    }

    private static func unreadable(_ path: String, error: any Error) -> CommandError {
        .file(path, AdvertisingCommandText.unreadable, because: error)
    }
}
