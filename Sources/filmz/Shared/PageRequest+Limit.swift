import ArgumentParser
import FilmzDomain
import FilmzText

extension PageRequest {
    /// Refuses a `--limit` of which there is no page.
    static func check(limit: Int) throws {
        guard !sizes.contains(limit) else { return }
        throw ValidationError(TerminalLanguage.strings[CommandText.limitOutside, ["most": String(sizes.upperBound)]])
    }
}
