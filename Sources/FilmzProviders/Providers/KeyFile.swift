import FilmzDomain
import Foundation

/// The file with the keys and switches that were set in Filmz: `provider-keys.json` in the data folder, which only its
/// owner can read. It is separate from the database, so that a copy of the database has no key.
///
/// A file that cannot be read is renamed, and reported once.
public actor KeyFile {
    static let name = "provider-keys.json"

    /// The file with this path cannot be used. Its contents are never revealed.
    public enum Unavailable: Error, Hashable, Sendable {
        case unreadable(String)
        /// The file could not be read, so it is not replaced.
        case notReplaced(String)
        case notWritten(String)
        case damaged(String)
        /// The file was damaged and has been renamed.
        case renamed(String, to: String)
    }

    /// The contents of the file. Unknown members are kept.
    struct Contents: Hashable, Codable, Sendable {
        private var keys: [String: String]
        private var switches: [String: Bool]
        private var lists: [String: Bool]

        init() {
            keys = [:]
            switches = [:]
            lists = [:]
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            keys = try container.decodeIfPresent([String: String].self, forKey: .keys) ?? [:]
            switches = try container.decodeIfPresent([String: Bool].self, forKey: .switches) ?? [:]
            lists = try container.decodeIfPresent([String: Bool].self, forKey: .lists) ?? [:]
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(keys, forKey: .keys)
            try container.encode(switches, forKey: .switches)
            if !lists.isEmpty { try container.encode(lists, forKey: .lists) }
        }

        private enum CodingKeys: String, CodingKey { case keys, switches, lists }

        /// The key of a provider; nil also for a text that cannot be a key.
        func key(of provider: Provider) -> ProviderKey? {
            guard provider.needsKey, let text = keys[provider.rawValue] else { return nil }
            return try? ProviderKey(text)
        }

        mutating func set(_ key: ProviderKey?, for provider: Provider) {
            keys[provider.rawValue] = key?.text
        }

        /// Whether the provider is enabled; nil if that was not set.
        func isEnabled(_ provider: Provider) -> Bool? { switches[provider.rawValue] }

        mutating func setEnabled(_ isEnabled: Bool, for provider: Provider) {
            switches[provider.rawValue] = isEnabled
        }

        /// Whether a list is on. Lists are on until they are switched off.
        func isOn(_ kind: ProviderList.Kind) -> Bool { lists[kind.rawValue] ?? true }

        mutating func setOn(_ isOn: Bool, kind: ProviderList.Kind) { lists[kind.rawValue] = isOn }
    }

    private static let longest = 256 << 10

    private let folder: String
    private let path: String
    private let report: @Sendable (Unavailable) -> Void
    /// The file on disk when it was last read; each write makes another one.
    private var identity: FileIdentity?
    private var cachedContents = Contents()
    private var isReadable = true

    /// - Parameter report: is called if the file was renamed or cannot be read
    init(folder: String, report: @escaping @Sendable (Unavailable) -> Void = { _ in }) {
        self.folder = folder
        self.report = report
        path = folder + "/" + Self.name
    }

    /// Finds a damaged key file in a folder: the file itself, or the renamed one. Nothing is changed.
    /// - Returns: its path; nil if there is none
    public static func damaged(in folder: String) -> String? {
        let path = folder + "/" + name
        guard FileManager.default.fileExists(atPath: path) else {
            guard FileManager.default.fileExists(atPath: path + ".damaged") else { return nil }
            return path + ".damaged"
        }
        let data = try? RegularFile.contents(of: path, limit: longest)
        return data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) } == nil ? path : nil
    }

    /// The current contents, read again if the file has changed.
    func contents() -> Contents {
        let present = onDisk
        if present != identity {
            cachedContents = if present == nil { Contents() } else { read() }
            identity = onDisk
            if present == nil { isReadable = true }
        }
        return cachedContents
    }

    /// Changes the contents, and writes them to the disk before it returns.
    /// - Throws: ``Unavailable``, `StorageError.full`
    func change(_ edit: @Sendable (inout Contents) -> Void) throws {
        let before = contents()
        var after = before
        edit(&after)
        guard after != before else { return }
        guard isReadable else { throw Unavailable.notReplaced(path) }
        try write(after)
        cachedContents = after
        identity = onDisk
    }

    /// A link that leads nowhere counts as a file that cannot be read: perhaps its volume is not there yet.
    private var onDisk: FileIdentity? { FileIdentity(path: path, orLink: true) }

    private func read() -> Contents {
        isReadable = true
        let data: Data
        do {
            data = try RegularFile.contents(of: path, limit: Self.longest)
            // Only once it is known to be a regular file: a link may lead to a device.
            try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        } catch FileProblem.tooLarge {
            return putAside()
        } catch {
            isReadable = false
            report(.unreadable(path))
            return cachedContents
        }
        return (try? JSONDecoder().decode(Contents.self, from: data)) ?? putAside()
    }

    /// Renames the damaged file instead of deleting it, because the owner may still need it.
    private func putAside() -> Contents {
        let damagedPath = path + ".damaged"
        isReadable = Self.move(path, to: damagedPath)
        report(isReadable ? .renamed(path, to: Self.name + ".damaged") : .damaged(path))
        return Contents()
    }

    private func write(_ contents: Contents) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try RegularFile.replace(path, with: encoder.encode(contents))
        } catch {
            guard FileProblem(error) != .system(ENOSPC) else { throw StorageError.full }
            throw Unavailable.notWritten(path)
        }
    }

    /// Renames a file, atomically replacing one that has the new name.
    private static func move(_ old: String, to new: String) -> Bool {
        // Foundation cannot replace a file in one step. Safe: both texts are C strings for the call.
        unsafe rename(old, new) == 0
    }
}

extension KeyFile.Contents: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "\(keys.count) keys" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
