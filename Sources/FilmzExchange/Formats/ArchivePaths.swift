/// Decides by their paths alone which files of an archive are opened.
struct ArchivePaths {
    /// The full paths of the files to open.
    private(set) var pathsToOpen: Set<String> = []
    private(set) var ignored: [IgnoredPart] = []
    /// Whether the archive is a spreadsheet, of which no file is opened.
    let isWorkbook: Bool
    private let topFolder: String

    /// Folders with a meaning.
    private static let meaningfulFolders: Set<Substring> = ["lists", "likes", "deleted", "orphaned"]

    init(_ names: [String]) {
        let names = names.filter { !Self.isOfSystem($0) }
        let first = names.first?.split(separator: "/").first ?? ""
        let isShared = names.allSatisfy { $0.hasPrefix(first + "/") } && !Self.meaningfulFolders.contains(first)
        topFolder = if isShared && !first.isEmpty { first + "/" } else { "" }
        isWorkbook =
            names.contains { $0 == "xl/workbook.xml" || $0.hasSuffix(".iwa") }
            || Set(names).isSuperset(of: ["mimetype", "content.xml"])
        if isWorkbook { return }
        let stems = Set(names.map { PartNames.stem($0.lowercased()) })
        let isNetflix = stems.contains("viewingactivity")
        let isTVTime = TVTimeTable.isArchive(stems)
        let isTrakt = stems.contains { $0.hasPrefix("watched-history") || $0.hasPrefix("lists-watchlist") }
        for name in names {
            let stem = PartNames.stem(name.lowercased())
            // A list has any name that the person gave it.
            let isList = path(name).hasPrefix("lists/") || stem.hasPrefix("lists-")
            var reason: IgnoredPart.Reason? =
                if Self.isSecret(stem) && !isList { IgnoredPart.Reason.secret } else { nil }
            if isTVTime, !TVTimeTable.isWanted(stem) { reason = .secret }
            if isNetflix, !NetflixReader.isWanted(stem) { reason = .secret }
            if isTrakt, reason == nil { reason = TraktTable.reason(stem) }
            if let reason {
                ignored.append(IgnoredPart(name: ExchangeError.shown(name), reason: reason))
            } else {
                pathsToOpen.insert(name)
            }
        }
    }

    /// The path without the folder that contains all files.
    func path(_ name: String) -> String { String(name.dropFirst(topFolder.count)) }

    /// Whether a file was added by macOS, Windows or a file manager.
    private static func isOfSystem(_ name: String) -> Bool {
        let file = name.split(separator: "/").last ?? ""
        return name.hasPrefix("__MACOSX/") || file.hasPrefix("._") || name.hasSuffix("/")
            || [".ds_store", "thumbs.db", "desktop.ini"].contains(file.lowercased())
    }

    /// Whether a file contains credentials, addresses or personal data, in the archives of any product.
    private static func isSecret(_ stem: String) -> Bool {
        stem == "profile" || stem == "user" || stem == "account"
            || [
                "token", "password", "login", "auth-", "session", "credential", "email", "ip_address", "user_ip",
                "device",
            ]
            .contains(where: stem.contains)
    }
}
