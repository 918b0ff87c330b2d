import GRDB

extension Configuration {
    /// The configuration for inspecting a database, which is neither changed nor created if it is missing.
    static var readOnly: Configuration {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA trusted_schema = OFF") }
        return configuration
    }
}
