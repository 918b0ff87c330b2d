import FilmzDomain
import FilmzJSON
import FilmzText
import FilmzWeb
import Foundation
import SystemPackage

/// A folder of static pages for another server. In it, each thing shared has a folder of its own, with a name that
/// cannot be guessed, and in that a file which says what Filmz wrote there.
///
/// Nothing else is changed or removed, and no link is followed to another place. A file is replaced in one step.
/// Whatever Filmz is about to write it writes down first, so a run that was stopped leaves nothing that the next one
/// does not know.
struct PublishedFolder: ~Copyable {
    /// A thing that is published.
    struct Item {
        /// The name of the thing's folder.
        let name: String
        let share: Share.ID
    }

    private let path: String
    /// The descriptor whose lock is held while this folder is at work; the lock ends with it.
    private let descriptor: FileDescriptor

    /// The files that Filmz wrote in the folder of one thing.
    private struct Record: Codable {
        static let name = ".filmz.json"
        static let limit = 1 << 20
        static let version = 1

        var version = Record.version
        let share: Share.ID
        /// The paths of the files in the folder.
        let files: [String]

        /// Whether all names can be of Filmz's own files.
        var isSound: Bool {
            version == Self.version
                && files.allSatisfy { file in
                    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
                    return 1...2 ~= parts.count && parts.allSatisfy { PublishedFolder.isPlain($0) }
                }
        }
    }

    /// Makes the folder if there is none, and locks it against other runs.
    /// - Throws: ``CommandError``
    init(_ path: String) throws {
        let folder: FileDescriptor
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            folder = try FileDescriptor.open(FilePath(path), .readOnly, options: [.directory])
        } catch {
            throw Self.notWritten(path)
        }
        guard flock(folder.rawValue, LOCK_EX | LOCK_NB) == 0 else {
            try? folder.close()
            throw CommandError.invalid(ShareCommandText.folderInUse, ["path": path.printable])
        }
        self.path = path
        descriptor = folder
    }

    deinit {
        try? descriptor.close()
    }

    /// The things that are published here, by the names of their folders.
    func things() throws -> [Item] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw Self.notWritten(path)
        }
        return names.sorted().filter { SecretToken($0) != nil }.compactMap { name in
            guard let record = record(name) else {
                removeIfUnbegun(name)
                return nil
            }
            return Item(name: name, share: record.share)
        }
    }

    /// Keeps servers from listing the names of the folders. A first page that is there already stays.
    func hideNames() throws {
        let page = path + "/index.html"
        guard Self.kind(page) == .nothing else { return }
        let blank = """
            <!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><title>Filmz</title>

            """
        try Self.replace(page, with: Data(blank.utf8))
    }

    /// Writes all files of a thing, and removes those of its files that it no longer has.
    /// - Parameter name: the name of the thing's folder
    /// - Throws: ``CommandError``, also when another file has the name of one of these
    func write(_ files: [SharePublisher.Content], of share: Share.ID, to name: String) throws {
        let folder = path + "/" + name
        let before = record(name)?.files ?? []
        try Self.makeFolder(folder)
        let names = files.map(\.name)
        for file in Set(names).subtracting(before) where Self.kind(folder + "/" + file) != .nothing {
            throw CommandError.invalid(ShareCommandText.foreignFile, ["path": "\(folder)/\(file)".printable])
        }
        try write(Record(share: share, files: Set(before).union(names).sorted()), to: folder)
        let folders = Self.folders(of: before + names)
        for inner in folders { try Self.makeFolder(folder + "/" + inner) }
        for file in files { try Self.replace(folder + "/" + file.name, with: file.data) }
        for file in Set(before).subtracting(names) { try Self.remove(folder + "/" + file) }
        for inner in folders { Self.removeIfEmpty(folder + "/" + inner) }
        try write(Record(share: share, files: names.sorted()), to: folder)
    }

    /// Removes a thing: the files that Filmz wrote, and the folder if nothing else is in it.
    func remove(_ item: Item) throws {
        let folder = path + "/" + item.name
        guard let record = record(item.name) else { return }
        // If a folder was replaced by a link, the files behind it are not Filmz's.
        let folders = Self.folders(of: record.files)
        let links = folders.filter { Self.kind(folder + "/" + $0) != .folder }
        for file in record.files where !links.contains(where: { file.hasPrefix($0 + "/") }) {
            try Self.remove(folder + "/" + file)
        }
        for inner in folders.subtracting(links) { Self.removeIfEmpty(folder + "/" + inner) }
        try Self.remove(folder + "/" + Record.name)
        Self.removeIfEmpty(folder)
    }

    // MARK: - What Filmz wrote

    /// The record in a folder; nil when the folder is not one of Filmz's.
    private func record(_ name: String) -> Record? {
        let folder = path + "/" + name
        guard Self.kind(folder) == .folder, Self.kind(folder + "/" + Record.name) == .file,
            let data = try? RegularFile.contents(of: folder + "/" + Record.name, limit: Record.limit),
            let record = try? JSONCoding.value(Record.self, from: data), record.isSound
        else { return nil }
        return record
    }

    /// Removes a folder in which a run was stopped before it wrote anything down.
    private func removeIfUnbegun(_ name: String) {
        let folder = path + "/" + name
        guard Self.kind(folder) == .folder else { return }
        try? Self.remove(folder + "/" + Record.name + RegularFile.partSuffix)
        Self.removeIfEmpty(folder)
    }

    private func write(_ record: Record, to folder: String) throws {
        try Self.replace(folder + "/" + Record.name, with: try JSONCoding.data(of: record))
    }

    /// The folders in which these files are.
    private static func folders(of files: [String]) -> Set<String> {
        Set(files.compactMap { file in file.firstIndex(of: "/").map { String(file[..<$0]) } })
    }

    /// Whether a name has only lower-case letters, digits, and characters that lead nowhere. No such name begins with a
    /// dot.
    private static func isPlain(_ name: some StringProtocol) -> Bool {
        guard let first = name.utf8.first, first != UInt8(ascii: ".") else { return false }
        return name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                true
            default: false
            }
        }
    }

    // MARK: - Files

    private enum Kind {
        case nothing, folder, file, other
    }

    /// The kind of what has this path; a link is itself, not what it leads to.
    private static func kind(_ path: String) -> Kind {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return .nothing }
        return switch attributes[.type] as? FileAttributeType {
        case .typeDirectory: .folder
        case .typeRegular: .file
        default: .other
        }
    }

    private static func makeFolder(_ path: String) throws {
        switch kind(path) {
        case .folder: return
        case .file, .other: throw CommandError.invalid(ShareCommandText.foreignFile, ["path": path.printable])
        case .nothing: break
        }
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        } catch {
            throw notWritten(path)
        }
    }

    /// Writes a file in one step. One that has these bytes already stays as it is, so that programs which copy the
    /// folder see what changed.
    private static func replace(_ path: String, with data: Data) throws {
        if kind(path) == .file, (try? RegularFile.contents(of: path, limit: data.count)) == data { return }
        do {
            try RegularFile.replace(path, with: data, mode: 0o644, isLasting: false)
        } catch {
            throw notWritten(path)
        }
    }

    /// Removes a file or a link, and what a run that was stopped left of it.
    private static func remove(_ path: String) throws {
        for path in path.hasSuffix(RegularFile.partSuffix) ? [path] : [path, path + RegularFile.partSuffix] {
            guard kind(path) == .file || kind(path) == .other else { continue }
            do {
                try FileManager.default.removeItem(atPath: path)
            } catch {
                throw notWritten(path)
            }
        }
    }

    private static func removeIfEmpty(_ folder: String) {
        // Fails when something is left. Safe: the text is a C string for the call.
        _ = unsafe rmdir(folder)
    }

    private static func notWritten(_ path: String) -> CommandError {
        CommandError.invalid(ShareCommandText.notWritten, ["path": path.printable])
    }
}
