import FilmzDomain
import FilmzExchange
import FilmzText

/// The corrections that importing files makes to what an earlier version of Filmz imported from them.
struct ImportCorrections: Encodable {
    let days: [Day]
    /// The number of viewings that move to the show that they are of.
    let moved: Int
    /// The number of ratings that are added to films and viewings that are there already.
    let stars: Int
    /// The number of corrected days of ratings, and of places on the watchlist and among favourites.
    let otherDays: Int

    struct Day: Encodable {
        let film: Film.ID
        let viewing: Viewing.ID
        /// The time as an earlier version of Filmz understood it; empty when it did not.
        let before: WatchedOn
        let after: WatchedOn
    }

    init(_ preview: ImportPreview) {
        days = preview.corrections.map { correction in
            Day(
                film: correction.film.id, viewing: correction.correction.viewing, before: correction.correction.before,
                after: correction.correction.after)
        }
        moved = preview.movedCount
        stars = preview.starCount
        otherDays = preview.dayCount
    }

    /// The maximum number of days that are printed; `--json` has them all.
    private static let dayLimit = 20

    static func show(_ preview: ImportPreview, in strings: Strings) {
        let counts: [(ImportText, Int)] = [
            (.daysRight, preview.corrections.count), (.moved, preview.movedCount), (.newStars, preview.starCount),
            (.otherDaysRight, preview.dayCount), (.returning, preview.returningCount),
        ]
        for (text, count) in counts where count > 0 { print(strings.count(text, count) + ".") }
        for correction in preview.corrections.prefix(dayLimit) {
            let parts: KeyValuePairs = [
                "title": correction.film.title.printable, "before": strings.watchedOn(correction.correction.before),
                "after": strings.watchedOn(correction.correction.after),
            ]
            print(strings[ImportsCommandText.correction, parts])
        }
        let more = preview.corrections.count - dayLimit
        if more > 0 { print(strings.count(ImportText.moreConflicts, more)) }
    }
}
