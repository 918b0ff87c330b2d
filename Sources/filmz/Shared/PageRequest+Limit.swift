import ArgumentParser
import FilmzDomain
import FilmzText

extension PageRequest {
    /// Refuses a `--limit` that is not a valid size of a page.
    static func check(limit: Int) throws {
        guard !sizes.contains(limit) else { return }
        throw ValidationError(TerminalLanguage.strings[CommandText.limitOutside, ["most": String(sizes.upperBound)]])
    }
}
