import GRDB

extension Configuration {
    /// For a look at a database, which is neither changed nor made where it is missing.
    static var readOnly: Configuration {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA trusted_schema = OFF") }
        return configuration
    }
}
