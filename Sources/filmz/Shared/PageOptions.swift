import ArgumentParser
import FilmzDomain
import FilmzText

/// The options for a page of a list.
struct PageOptions: ParsableArguments {
    @Option(help: .text(CommandText.limit, ["most": String(PageRequest.sizes.upperBound)]))
    var limit = 50

    @Option(help: .text(CommandText.after))
    var after: String?

    var request: PageRequest { PageRequest(size: limit, after: after.flatMap(PageCursor.init(_:))) }

    func validate() throws { try PageRequest.check(limit: limit) }
}

extension PageRequest {
    /// Refuses a `--limit` that is not a valid size of a page.
    static func check(limit: Int) throws {
        guard !sizes.contains(limit) else { return }
        throw ValidationError(TerminalLanguage.strings[CommandText.limitOutside, ["most": String(sizes.upperBound)]])
    }
}
