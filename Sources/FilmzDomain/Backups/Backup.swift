/// A copy of all personal data in one file. It contains neither providers' keys nor the catalogue.
public struct Backup: Hashable, Sendable, Identifiable, Encodable {
    /// The occasion of a backup.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A person requested it, or the schedule did.
        case regular
        /// A newer Filmz was about to migrate the data.
        case beforeUpdate = "before-update"
        /// Another backup was about to replace the data.
        case beforeRestore = "before-restore"
        /// The files were removed or replaced while Filmz had them open.
        case rescued
    }

    /// The ID of its file.
    public let id: ID
    public let kind: Kind
    public let madeAt: Timestamp
    public let byteCount: Int

    public init(id: ID, byteCount: Int) {
        kind = id.kind
        madeAt = id.madeAt
        self.id = id
        self.byteCount = byteCount
    }
}

extension Backup {
    /// The name of a backup's file: `filmz-20261122-183005.sqlite`, in UTC. It may end in the kind,
    /// `filmz-20261122-183005-before-update.sqlite`, and has a number before the suffix when several were made in one
    /// second.
    public struct ID: Hashable, Sendable {
        public let kind: Kind
        /// The time of the backup, to the second.
        public let madeAt: Timestamp
        /// The number among the backups of the same second, from 1.
        public let number: Int

        public init(_ kind: Kind, madeAt: Timestamp, number: Int = 1) {
            let milliseconds = madeAt.milliseconds - (madeAt.milliseconds % 1000 + 1000) % 1000
            self.kind = kind
            self.number = number
            self.madeAt = Timestamp(milliseconds: milliseconds)
        }
    }
}

extension Backup.ID: TextCodable {
    private static let prefix = "filmz-"
    private static let suffix = ".sqlite"

    /// Reads the name of a backup; returns nil for any other, so that an ID never leads out of its folder.
    public init?(_ description: String) {
        guard description.utf8.count <= 80, description.hasPrefix(Self.prefix), description.hasSuffix(Self.suffix)
        else {
            return nil
        }
        let name = description.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)
        let digits = name.prefix(15).filter { $0.isASCII && $0.isNumber }
        guard digits.count == 14, let madeAt = Timestamp(Self.instant(Array(digits))) else { return nil }
        var rest = name.dropFirst(15)
        var kind = Backup.Kind.regular
        for other in Backup.Kind.allCases where rest.hasPrefix("-\(other.rawValue)") {
            kind = other
            rest = rest.dropFirst(other.rawValue.count + 1)
        }
        self.init(kind, madeAt: madeAt, number: rest.isEmpty ? 1 : Int(rest.dropFirst()) ?? 0)
        // Filmz never writes a name in another spelling.
        guard self.description == description else { return nil }
    }

    public var description: String {
        let parts = madeAt.description.prefix(19).filter(\.isNumber)
        let kind = if kind == .regular { "" } else { "-\(kind.rawValue)" }
        return
            "\(Self.prefix)\(parts.prefix(8))-\(parts.suffix(6))\(kind)\(number > 1 ? "-\(number)" : "")\(Self.suffix)"
    }

    /// Converts `20261122183005` to `2026-11-22T18:30:05.000Z`.
    private static func instant(_ digits: [Character]) -> String {
        func part(_ range: Range<Int>) -> String { String(digits[range]) }
        return "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))T\(part(8..<10)):\(part(10..<12)):\(part(12..<14)).000Z"
    }
}
