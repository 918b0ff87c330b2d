import FilmzDomain
import Foundation

/// A show at TVmaze, from the catalogue or invented.
struct TVmazeShow: Hashable, Sendable {
    let id: Int
    let film: LibraryFilm
    var status: String
    var type: String
    var network: TVmazeChannel?
    var webChannel: TVmazeChannel?
    /// The air time in minutes after midnight; nil for a streamed show.
    var minutes: Int?
    var seasons: [TVmazeSeason]
    /// The ID at IMDb; nil if TVmaze does not know it.
    var imdb: String?
    var theTVDB: Int?
    var hasSpecial = false
    /// Whether there are more data than the title.
    var isDescribed = true

    /// The number of IDs for episodes that each show has.
    static let episodeNumbers = 10_000
    /// The number of IDs for seasons and lists that each show has.
    static let partNumbers = 100

    var title: String { film.title }
    /// The country by ISO 3166-1; nil if it belongs to none.
    var country: String? { if network == nil { webChannel?.country } else { network?.country } }
    var runtime: Int? { if isDescribed { film.film.runtime ?? 45 } else { nil } }
    var firstDay: CalendarDay? { seasons.compactMap(\.first).min() }

    /// All episodes in broadcast order, with specials.
    var episodes: [TVmazeEpisode] {
        var episodes: [TVmazeEpisode] = []
        func add(season: Int, number: Int?, type: String, day: CalendarDay?, runtime: Int?) {
            let id = id * Self.episodeNumbers + episodes.count + 1
            let title = if day == nil { "TBA" } else { InventedNames.title(id &* 31 % 100_003) }
            episodes.append(
                TVmazeEpisode(
                    id: id, title: title, season: season, number: number, type: type, day: day, minutes: minutes,
                    timeZone: TVmazeChannel.timeZone(country), runtime: day == nil ? nil : runtime))
        }
        for (place, season) in seasons.enumerated() {
            for episode in 0..<season.count {
                add(
                    season: season.number, number: episode + 1, type: "regular", day: season.day(episode),
                    runtime: runtime)
                guard hasSpecial, place == 0, episode == season.count / 2 else { continue }
                // A special has no number, and belongs to the season of its time.
                let day = season.day(episode).map { $0 + season.step / 2 }
                add(
                    season: season.number, number: nil, type: "significant_special", day: day,
                    runtime: runtime.map { $0 * 2 })
                add(season: season.number, number: nil, type: "insignificant_special", day: day, runtime: 25)
            }
        }
        return episodes
    }

    var regularEpisodes: [TVmazeEpisode] { episodes.filter { $0.number != nil } }

    /// The ID of a season, counted from 0.
    func seasonID(_ place: Int) -> Int { id * Self.partNumbers + place + 1 }

    /// The ID of the alternate list; nil if there is none.
    var alternateListID: Int? {
        if minutes != nil && (seasons.first?.count ?? 0) > 1 && seasons.first?.first != nil {
            id * Self.partNumbers + 99
        } else {
            nil
        }
    }

    /// The latest episode that has begun, and the next dated one.
    func episodes(around now: Date) -> (previous: TVmazeEpisode?, next: TVmazeEpisode?) {
        let dated = episodes.compactMap { episode in episode.instant.map { (episode, $0) } }
        return (
            dated.last { $0.1 <= now }.map(\.0), dated.first { $0.1 > now }.map(\.0)
        )
    }
}

struct TVmazeSeason: Hashable, Sendable {
    let number: Int
    /// The day of the first episode; nil if the season is only announced.
    let first: CalendarDay?
    let count: Int
    /// The number of days between two episodes; 0 if all are released at once.
    var step = 7

    /// The day of an episode, counted from 0.
    func day(_ episode: Int) -> CalendarDay? {
        first.map { $0 + episode * step }
    }
}
