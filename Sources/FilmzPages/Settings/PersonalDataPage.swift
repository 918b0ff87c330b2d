import FilmzText

/// The settings of what a person has: import, export and backups.
public struct PersonalDataPage: WebPage {
    let backups: BackupSettings?

    /// - Parameter backups: nil when this Filmz makes no backups, or for a member
    public init(backups: BackupSettings?) {
        self.backups = backups
    }

    public func html(in context: PageContext) -> HTML {
        SettingsLayout(group: .data).document(
            context,
            content: """
                \(ImportsPage.link(context.strings))\
                \(ExportPage.link(context.strings))\
                \(backups?.html(context))
                """)
    }
}
