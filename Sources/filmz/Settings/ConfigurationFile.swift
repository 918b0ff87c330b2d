import FilmzDomain
import FilmzText
import Foundation

/// The configuration file, for changing settings in it. Everything else in it stays.
struct ConfigurationFile {
    private let path: String
    private var content: [String: Any]

    /// - Throws: ``CommandError/refused(_:)`` for a file that exists and cannot be read
    init(path: String) throws {
        self.path = path
        content = [:]
        guard FileManager.default.fileExists(atPath: path) else { return }
        guard let data = try? RegularFile.contents(of: path, limit: 1 << 20),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { throw CommandError.invalid(CommandErrorText.configurationUnreadable, ["path": path.printable]) }
        content = object
    }

    /// - Parameter value: a text, a number, or an array of texts; nil removes the setting
    mutating func set(_ setting: Setting, value: Any?) {
        let parts = setting.name.split(separator: ".").map(String.init)
        guard parts.count == 2 else {
            content[parts[0]] = value
            return
        }
        var group = content[parts[0]] as? [String: Any] ?? [:]
        group[parts[1]] = value
        content[parts[0]] = if group.isEmpty { nil } else { group }
    }

    /// Writes the file atomically, readable only by its owner.
    /// - Throws: ``CommandError/refused(_:)`` when it cannot be written; then the old one is still there
    func write() throws {
        do {
            try FileManager.default.createDirectory(
                at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let data = try JSONSerialization.data(withJSONObject: content, options: options)
            try RegularFile.replace(path, with: data + Data("\n".utf8))
        } catch {
            throw CommandError.file(path, named: "path", SetupCommandText.notWritten, because: error)
        }
    }
}
