import FilmzDomain
import FilmzText
import Foundation

/// The service that the package installs. An administrator of the machine works on its data as its user, so that no
/// file there becomes root's.
enum ServiceAccount {
    static let servicePath = "/var/lib/filmz"

    private struct Service {
        let user: uid_t
        let group: gid_t
        /// The environment variables of the service that are set.
        let variables: [String: String]
    }

    /// The service; nil unless this process began as root's and there is a service.
    private static let service: Service? = {
        guard geteuid() == 0,
            let attributes = try? FileManager.default.attributesOfItem(atPath: place(servicePath)),
            attributes[.type] as? FileAttributeType == .typeDirectory,
            let user = attributes[.ownerAccountID] as? UInt, user != 0,
            let group = attributes[.groupOwnerAccountID] as? UInt
        else { return nil }
        let file = try? RegularFile.contents(of: "/etc/default/filmz", limit: 1 << 16)
        return Service(
            user: uid_t(user), group: gid_t(group),
            variables: variables(in: String(decoding: file ?? Data(), as: UTF8.self))
        )
    }()

    /// Turns this process, once, into one of the service's user.
    private static let becoming: Void = {
        guard let service else { return }
        guard setgroups(0, nil) == 0, setgid(service.group) == 0, setuid(service.user) == 0 else {
            Output.warn(TerminalLanguage.strings[CommandText.notTheService, ["folder": servicePath]])
            exit(74)
        }
    }()

    /// The data folder to use: the chosen one, or else that of the service if root has no films of its own; nil when
    /// there is neither. If it is the service's, this process switches to its user.
    static func folder(chosen: String?) -> String? {
        if let chosen, place(chosen) != place(servicePath) { return chosen }
        if chosen == nil {
            let own = FileManager.default.homeDirectoryForCurrentUser.path + "/.local/share/filmz"
            guard service != nil, !FileManager.default.fileExists(atPath: own) else { return nil }
        }
        becoming
        return chosen ?? servicePath
    }

    /// The environment of the service, if this process has switched to its user; empty otherwise.
    static var variables: [String: String] {
        guard let service, geteuid() == service.user else { return [:] }
        return service.variables
    }

    private static func place(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

    /// Parses lines such as `FILMZ_URL="https://films.example.org"`.
    private static func variables(in text: String) -> [String: String] {
        let pairs = text.split(whereSeparator: \.isNewline).compactMap { line -> (String, String)? in
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0].hasPrefix("FILMZ_") else { return nil }
            return (parts[0], parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'")))
        }
        return Dictionary(pairs) { _, last in last }
    }
}
