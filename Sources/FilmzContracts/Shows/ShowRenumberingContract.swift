import FilmzDomain
import Testing

/// The promises of ``ShowService/learn(_:of:)``: whatever a provider does to the numbers, nothing that was seen is lost or
/// is moved to another episode.
enum ShowRenumberingContract {
    static var cases: [ContractCase] {
        [
            ContractCase("lists what a provider lists, and knows again what was logged by its number") { subject in
                try await ShowServiceContract.load(subject)
                try await ShowServiceContract.log(["s01e01"], subject)
                try await learn([("s01e01", 11, "Low Tide"), ("s01e02", 12, "Fog"), ("s01e03", 13, "Rope")], subject)
                #expect(try await titles(subject) == ["Low Tide", "Fog", "Rope"])
                #expect(try await seen(subject) == ["Low Tide"])
                #expect(try await ShowServiceContract.next(subject) == "s01e02")
                try await ShowServiceContract.log(["s01e03"], subject)
                #expect(try await ShowServiceContract.next(subject) == nil)
            },
            ContractCase("keeps viewings with their episodes when a provider puts one before them") { subject in
                try await ShowServiceContract.load(subject)
                try await learn([("s01e01", 11, "Low Tide"), ("s01e02", 12, "Fog")], subject)
                try await ShowServiceContract.log(["s01e01", "s01e02"], subject)
                try await learn(
                    [
                        ("s01e01", 10, "Pilot"), ("s01e02", 11, "Low Tide"), ("s01e03", 12, "Fog"),
                        ("s01e04", 13, "Rope"),
                    ],
                    subject)
                #expect(try await seen(subject) == ["Low Tide", "Fog"])
                #expect(try await ShowServiceContract.next(subject) == "s01e04")
            },
            ContractCase("keeps an episode that a provider joined with another one, without its number") { subject in
                try await ShowServiceContract.load(subject)
                try await learn([("s01e01", 11, "Low Tide"), ("s01e02", 12, "Fog"), ("s01e03", 13, "Rope")], subject)
                try await ShowServiceContract.log(["s01e01", "s01e02"], subject)
                try await learn([("s01e01", 11, "Low Tide"), ("s01e02", 13, "Rope")], subject)
                #expect(try await seen(subject) == ["Low Tide"])
                #expect(try await ShowServiceContract.next(subject) == "s01e02")
                #expect(try await subject.viewings(of: ShowServiceContract.show.id).count == 2)
                let ids = Set(try await subject.viewings(of: ShowServiceContract.show.id).compactMap(\.episode))
                let kept = try await subject.services.shows.storedEpisodes(ids, of: ShowServiceContract.show.id)
                #expect(Set(kept.values.map(\.title)) == ["Low Tide", "Fog"])
                #expect(kept.values.first { $0.title == "Fog" }?.number == nil)
            },
            ContractCase("says which episodes have no place any more, and moves them where their person says") {
                subject in
                try await ShowServiceContract.load(subject)
                let show = ShowServiceContract.show.id
                func unplaced() async throws -> [UnplacedEpisode] {
                    try await subject.services.shows.progress(in: show, of: .owner).unplaced
                }
                try await learn([("s01e01", 11, "Low Tide"), ("s01e02", 12, "Fog"), ("s01e03", 13, "Rope")], subject)
                try await ShowServiceContract.log(["s01e01", "s01e02", "s01e02"], subject)
                #expect(try await unplaced().isEmpty)
                try await learn([("s01e01", 11, "Low Tide"), ("s01e02", 13, "Rope")], subject)
                let fog = try #require(try await unplaced().first)
                #expect(try await unplaced().count == 1)
                #expect(fog.episode.title == "Fog")
                #expect(fog.former?.description == "s01e02")
                #expect(fog.viewings.count == 2)
                let number = try ShowServiceContract.number("s01e02")
                let rope = try #require(try await subject.services.shows.episode(number, of: show))
                let change = try #require(try await subject.apply(fog.placed(at: rope), to: show))
                #expect(change.kind == .viewingSaved)
                #expect(try await unplaced().isEmpty)
                #expect(try await seen(subject) == ["Low Tide", "Rope"])
                #expect(try await ShowServiceContract.next(subject) == nil)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await unplaced() == [fog])
                #expect(try await seen(subject) == ["Low Tide"])
                try await subject.apply(.startOver, to: show)
                #expect(try await unplaced().count == 1)
            },
            ContractCase("counts regular episodes across the seasons, by the list and without one") { subject in
                try await ShowServiceContract.load(subject)
                var shows: any ShowService { subject.services.shows }
                let show = ShowServiceContract.show.id
                func number(_ absolute: Int) async throws -> String? {
                    let number = try await shows.number(absolute: absolute, of: show)
                    // And back.
                    if let number { #expect(try await shows.absoluteNumber(of: number, of: show) == absolute) }
                    return number?.description
                }
                #expect(try await [number(1), number(5), number(11)] == ["s01e01", "s02e01", "s03e03"])
                #expect(try await [number(0), number(-1), number(12)] == [nil, nil, nil])
                try await learn(
                    [("s00e01", 9, "Special"), ("s01e00", 10, "Pilot"), ("s01e02", 12, "Fog"), ("s07e01", 13, "Rope")],
                    subject)
                #expect(try await [number(1), number(3), number(4)] == ["s01e00", "s07e01", nil])
                for other in ["s00e01", "s01e01", "s09e01"] {
                    let number = try ShowServiceContract.number(other)
                    #expect(try await shows.absoluteNumber(of: number, of: show) == nil)
                }
                await #expect(throws: DomainError.noSuchEpisode) { _ = try await shows.number(.absolute(4), of: show) }
            },
            ContractCase("gives a number back when a provider lists the episode again") { subject in
                try await ShowServiceContract.load(subject)
                let first = [("s01e01", 11, "Low Tide"), ("s01e02", 12, "Fog"), ("s01e03", 13, "Rope")]
                try await learn(first, subject)
                try await ShowServiceContract.log(["s01e02"], subject)
                try await learn([("s01e01", 11, "Low Tide"), ("s01e02", 13, "Rope")], subject)
                try await learn(first, subject)
                #expect(try await seen(subject) == ["Fog"])
                #expect(try await ShowServiceContract.next(subject) == "s01e03")
            },
            ContractCase("tells an entry that was brought back from the one that was entered anew") { subject in
                try await ShowServiceContract.load(subject)
                try await learn([("s01e01", 11, "Low Tide"), ("s01e02", 12, "Fog")], subject)
                try await ShowServiceContract.log(["s01e02"], subject)
                try await learn([("s01e01", 11, "Low Tide"), ("s01e02", 22, "Fog")], subject)
                try await learn([("s01e01", 11, "Low Tide"), ("s01e02", 22, "Fog"), ("s01e03", 12, "Rope")], subject)
                #expect(try await seen(subject) == ["Fog"])
                let shows = subject.services.shows
                let show = ShowServiceContract.show.id
                let upNext = try await shows.upNext(
                    of: .owner, today: subject.clock.clock.today, page: PageRequest())
                let next = try #require(upNext.items.first).next
                #expect(next.title == "Rope")
                #expect(try await shows.episode(next.id, of: show)?.title == "Rope", "What a tap in Up next means.")
                let byNumber = try await ShowServiceContract.episode("s01e03", subject)
                #expect(byNumber.id == next.id)
                try await ShowServiceContract.log(["s01e03"], subject)
                #expect(try await seen(subject) == ["Fog", "Rope"])
            },
            ContractCase("keeps what was seen of both when two shows prove to be one") { subject in
                let show = ShowServiceContract.show
                let other = Film.sample("Harbour Lights, Again", imdb: 9_002)
                _ = try await subject.catalogue.replace(
                    with: [show, other], runs: [show.id: ShowServiceContract.run], edition: "first")
                for (film, numbers) in [(show, ["s01e01"]), (other, ["s01e01", "s01e02"])] {
                    let logs = try numbers.map {
                        EpisodeLog(Episode(try ShowServiceContract.number($0)), draft: .watched("2001"))
                    }
                    try await subject.apply(.logEpisodes(logs), to: film.id)
                }
                _ = try await subject.services.films.learn(try #require(other.externalIDs.all.first), of: show.id)
                for id in [show.id, other.id] {
                    let progress = try await subject.services.shows.progress(in: id, of: .owner)
                    #expect(progress.next?.number?.description == "s01e03")
                    #expect(progress.seenCount == 2)
                }
                #expect(try await subject.viewings(of: show.id).count == 3)
            },
            ContractCase("follows any shuffling of the numbers, and loses nothing") { subject in
                try await ShowServiceContract.load(subject)
                var random = SeededGenerator(seed: 7)
                var order = Array(1...8)
                var wanted: Set<Int> = []
                for _ in 0..<8 {
                    let rows = order.enumerated().map { index, id in ("s01e0\(index + 1)", id, "Part \(id)") }
                    try await learn(rows, subject)
                    let index = Int.random(in: order.indices, using: &random)
                    try await ShowServiceContract.log(["s01e0\(index + 1)"], subject)
                    wanted.insert(order[index])
                    let expected = order.filter(wanted.contains).map { "Part \($0)" }
                    #expect(try await seen(subject) == expected)
                    let furthest = order.lastIndex(where: wanted.contains) ?? 0
                    #expect(
                        try await ShowServiceContract.next(subject)
                            == (furthest + 1 < order.count ? "s01e0\(furthest + 2)" : nil))
                    order.shuffle(using: &random)
                }
                #expect(try await subject.viewings(of: ShowServiceContract.show.id).count == 8)
            },
        ]
    }

    private static func learn(_ rows: [(String, Int, String)], _ subject: Subject) async throws {
        let episodes = try rows.map { number, id, title in
            Episode(
                id: try #require(Episode.ID(tmdb: id)), number: try ShowServiceContract.number(number), title: title,
                externalIDs: Episode.ExternalIDs(tmdb: id))
        }
        subject.clock.advance()
        try await subject.services.shows.learn(
            EpisodeList(by: .tmdb, episodes: episodes), of: ShowServiceContract.show.id)
    }

    private static func page(_ subject: Subject) async throws -> [MyEpisode] {
        try await subject.services.shows.episodes(
            ofSeason: 1, of: ShowServiceContract.show.id, for: .owner, page: PageRequest()
        ).items
    }

    private static func titles(_ subject: Subject) async throws -> [String?] {
        try await page(subject).map(\.episode.title)
    }

    private static func seen(_ subject: Subject) async throws -> [String?] {
        try await page(subject).filter(\.isSeen).map(\.episode.title)
    }
}
