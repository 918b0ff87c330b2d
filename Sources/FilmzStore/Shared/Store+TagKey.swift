import GRDB

extension Store {
    /// The secret from which this folder's pages get their tags. It is drawn once and is the same for every program
    /// that serves the folder.
    /// - Throws: ``StorageError``
    public func tagKey() async throws -> UInt64 {
        if let key = try database.read(Self.storedTagKey) { return key }
        return try await database.write { db in
            if let key = try Self.storedTagKey(db) { return key }
            let key = UInt64.random(in: .min ... .max)
            try db.execute(
                sql: "INSERT OR REPLACE INTO note_to_self (name, value) VALUES (?, ?)",
                arguments: [tagKeyName, String(key)])
            return key
        }
    }

    private static func storedTagKey(_ db: Database) throws -> UInt64? {
        let sql = "SELECT value FROM note_to_self WHERE name = ?"
        return try String.fetchOne(db, sql: sql, arguments: [tagKeyName]).flatMap { UInt64($0) }
    }
}

private let tagKeyName = "tag_key"
