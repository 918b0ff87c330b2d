import FilmzContracts
import FilmzDomain
import FilmzReading
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzExchange
@testable import FilmzStore

/// What one Filmz writes as other products do, another reads: what is missing then is what the report names.
struct ProductExportTests {
    private struct Trip {
        var report: ExportLosses
        var files: [ExchangeFile]
        var text: String
        var store: Store
    }

    /// Writes a life in a format, and takes it into an empty Filmz.
    private static func trip(
        _ life: GeneratedLife, _ format: ExportFormat, _ folder: TemporaryFolder, in zone: TimeZone = .gmt
    ) async throws -> Trip {
        let path = folder.path + "/\(UUID().uuidString).\(format.fileExtension)"
        var text = ""
        let report = try await ProductExport.write(
            format, to: path, in: zone,
            about: { losses in
                text = "Filmz\n\nIt cannot hold: \(losses.losses.map(\.loss.rawValue))."
                return text
            }, from: life.store.services, for: .owner)
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        let reading = try ExchangeReader().read([ExchangeInput(name: "a.\(format.fileExtension)", bytes: bytes)])
        for file in reading.files {
            #expect(file.problems.count == 0, "\(format): \(file.problems.first.prefix(3))")
            #expect(file.questions.isEmpty, "\(format): \(file.leftOut.prefix(3))")
            #expect(file.leftOut.isEmpty, "\(format): \(file.leftOut.prefix(3))")
        }
        let store = try await GeneratedLife.emptyStore(life.clock)
        let plan = try await ImportPlan(
            reading.files, at: life.clock.now, in: zone, from: store.services, for: .owner)
        #expect(plan.doubtful.isEmpty, "\(format): \(plan.doubtful.map(\.importedFilm.film.title))")
        _ = try await plan.carryOut(.mine, with: store.services, for: .owner)
        return Trip(report: report, files: reading.files, text: text, store: store)
    }

    /// A film as it can be compared: moments only where the format has them, viewings by what they say.
    private static func shown(_ whole: ExportedFilm, _ format: ExportFormat) -> [String] {
        var mine = whole.mine
        func moment(_ time: Timestamp?) -> String {
            format.hasMoments ? "\(time?.description ?? "")" : "\(time != nil)"
        }
        let numbers = Dictionary(uniqueKeysWithValues: whole.episodes.map { ($0.id, $0.number?.description) })
        let viewings = mine.viewings.map { viewing in
            let episode = viewing.episode.flatMap { numbers[$0] ?? "?" } ?? ""
            let logged = format == .csv ? viewing.loggedAt.description : ""
            return "\(episode) \(viewing.watchedOn) at \(viewing.place) with \(viewing.companions)"
                + " \(viewing.rating?.description ?? "-") \(viewing.isRewatch) \(viewing.ending) \(viewing.tags.text)"
                + " \(logged) \(viewing.note)"
        }
        let moments = [mine.watchlistedAt, mine.favouriteAt, mine.ratedAt, mine.showStatus?.since, mine.startedOverAt]
        mine.viewings = []
        let rest =
            "\(mine.rating?.description ?? "-") \(mine.audience.names) \(mine.tags.text) \(mine.referrals) \(mine.leftovers)"
            + " \(mine.showStatus?.kind.rawValue ?? "-") \(mine.showStatus?.reason ?? "") \(mine.comment)"
        return [rest] + moments.map(moment) + viewings.sorted()
    }

    private static let products: [ExportFormat] = [.letterboxd, .imdb, .trakt, .csv]

    private static let lives = GeneratedLife.lived(RandomRounds(2), edits: 150)

    @Test(arguments: products) func whatIsMissingIsWhatIsNamed(_ format: ExportFormat) async throws {
        let folder = TemporaryFolder()
        for (round, lived) in try await Self.lives.value.enumerated() {
            let life = lived.life
            let mine = lived.whole
            let seed = lived.seed
            let zone = try #require(TimeZone(identifier: ["UTC", "Pacific/Auckland"][round % 2]))
            let trip = try await Self.trip(life, format, folder, in: zone)
            let theirs = try await WholeLife(of: trip.store.services)
            var expected: Set<String> = []
            var report = ExportLosses()
            for (title, whole) in mine.films {
                report.add(whole, in: format)
                let kept = format.kept(of: whole)
                // A film of one's own is made again where a list has it.
                let isListed = whole.isOwn && mine.listedFilms.contains(title) && !theirs.lists.isEmpty
                guard format.refusal(of: whole.film) == nil, !kept.mine.isEmpty || kept.isOwn || isListed
                else { continue }
                expected.insert(title)
                let found = try #require(theirs.films[title], "\(format), \(title), seed \(seed)")
                #expect(Self.shown(found, format) == Self.shown(kept, format), "\(format), \(title), seed \(seed)")
            }
            #expect(Set(theirs.films.keys) == expected, "\(format), seed \(seed)")
            // Whatever is missing is named, and what is named is missing.
            for (loss, count) in Self.counts(mine) {
                let difference = count - (Self.counts(theirs)[loss] ?? 0)
                let isNamed = trip.report.counts[loss] != nil
                let isWithin = Self.whole.contains { trip.report.counts[$0] != nil }
                #expect(difference > 0 ? isNamed || isWithin : !isNamed, "\(format) \(loss), seed \(seed)")
            }
            // Lists have moments too.
            let ofFilms = trip.report.counts.filter { report.counts[$0.key] != nil && $0.key != .moments }
            #expect(ofFilms == report.counts.filter { $0.key != .moments }, "seed \(seed)")
            if !trip.text.isEmpty, format != .csv {
                for (loss, _) in trip.report.losses { #expect(trip.text.contains(loss.rawValue)) }
            }
        }
    }

    /// What takes other things with it.
    private static let whole: [Loss] = [.shows, .unnumberedFilms, .viewings, .episodes]

    /// How much there is of what could be lost.
    private static func counts(_ life: WholeLife) -> [Loss: Int] {
        let films = life.films.values
        let viewings = films.flatMap(\.mine.viewings)
        return [
            .watchlist: films.count { $0.mine.isOnWatchlist }, .favourites: films.count { $0.mine.isFavourite },
            .stars: films.count { $0.mine.rating != nil }, .audiences: films.count { !$0.mine.audience.isEmpty },
            .told: films.reduce(0) { $0 + $1.mine.referrals.count },
            .standings: films.count { $0.mine.showStatus != nil },
            .beginnings: films.count { $0.mine.startedOverAt != nil },
            .leftovers: films.reduce(0) { $0 + $1.mine.leftovers.count },
            .places: viewings.count { !$0.place.isEmpty }, .companions: viewings.count { !$0.companions.isEmpty },
            .viewingStars: viewings.count { $0.rating != nil }, .endings: viewings.count { $0.ending != .finished },
            .tags: films.reduce(0) { $0 + $1.mine.tags.all.count } + viewings.reduce(0) { $0 + $1.tags.all.count },
        ]
    }

    @Test func listsAreInTheirOrderWithTheirNotes() async throws {
        let folder = TemporaryFolder()
        var life = try await GeneratedLife(seed: 5)
        try await life.live(5)
        let services = life.store.services
        for format in [ExportFormat.letterboxd, .trakt] {
            var expected: [String: [String]] = [:]
            try await services.lists.forEachWholeList(of: .owner) { whole in
                guard let kept = format.kept(of: whole) else { return }
                expected[kept.list.name] = kept.films.map { "\($0.film.title): \($0.note)" }
            }
            let trip = try await Self.trip(life, format, folder)
            var found: [String: [String]] = [:]
            for file in trip.files {
                for fact in file.facts {
                    guard case .listed(let place) = fact.claim else { continue }
                    found[file.lists[place.list].name, default: []].append("\(fact.film.title): \(place.note)")
                }
            }
            #expect(expected.count == 3, "\(format)")
            #expect(found == expected, "\(format)")
            #expect(trip.report.counts[.rules] == 1)
        }
        let trip = try await Self.trip(life, .csv, folder)
        let mine = try await WholeLife(of: services)
        let theirs = try await WholeLife(of: trip.store.services)
        #expect(mine.lists.count == 4)
        #expect(theirs == mine)
    }

    @Test func aFileForLetterboxdHasAtMostAMegabyte() async throws {
        let folder = TemporaryFolder()
        let life = try await GeneratedLife(seed: 1)
        let note = String(repeating: "ä&<b>", count: 1_900)
        for number in 0..<90 {
            _ = try await life.store.services.myFilms.apply(
                .log(
                    ViewingDraft(watchedOn: .day(CalendarDay.last.before(days: 90_000 + number)), note: note),
                    id: .random()), to: Film.french.id, of: .owner)
        }
        let path = folder.path + "/a.zip"
        _ = try await ProductExport.write(
            .letterboxd, to: path, in: .gmt, about: { _ in "Filmz" }, from: life.store.services, for: .owner)
        #expect(try folder.mode(of: "a.zip") == 0o600)
        var sizes: [String: Int] = [:]
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        try ZipArchive.read(bytes, limits: ExchangeLimits(), select: { Set($0) }) { name, content in
            sizes[name] = content.count
            let isTable = name.hasSuffix(".csv")
            #expect(!isTable || content.starts(with: Array("LetterboxdURI,tmdbID,imdbID,Title,".utf8)), "\(name)")
        }
        #expect(sizes["films.csv"] != nil, "\(sizes)")
        #expect(sizes["films-2.csv"] != nil, "\(sizes)")
        #expect(sizes["README.txt"] != nil, "\(sizes)")
        #expect(sizes.values.allSatisfy { $0 <= 1_000_000 }, "\(sizes)")
        let reading = try ExchangeReader().read([ExchangeInput(name: "a.zip", bytes: bytes)])
        let notes = reading.files.flatMap(\.facts).compactMap { fact -> String? in
            guard case .viewing(let viewing) = fact.claim else { return nil }
            return viewing.draft.note
        }
        #expect(notes.count == 90)
        #expect(Set(notes) == [note])
    }

    @Test func aSpreadsheetRunsNothing() async throws {
        let folder = TemporaryFolder()
        let life = try await GeneratedLife(seed: 1)
        let texts = ["=SUM of All Parts", "+Plusplanet", "-Minusmoon", "@Elsewhere", "'=Quoted", "'90s Kids"]
        for text in texts {
            _ = try await life.store.services.films.add(FilmDraft(title: text, year: 1990), by: .owner)
        }
        let path = folder.path + "/a.csv"
        _ = try await ProductExport.write(
            .csv, to: path, in: .gmt, about: { _ in "" }, from: life.store.services, for: .owner)
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        let rows = SeparatedRows(utf8: try #require(ExchangeText.utf8(bytes)), separator: ",")
        let cells = rows.flatMap(\.cells)
        #expect(cells.contains("'=SUM of All Parts"))
        #expect(!cells.contains { $0.first.map { "=+-@".contains($0) } ?? false })
        let trip = try await Self.trip(life, .csv, folder)
        let theirs = try await WholeLife(of: trip.store.services)
        #expect(Set(theirs.films.keys) == Set(texts.map { "\($0) (1990)" }))
    }

    @Test func aFileIsNeverWrittenOver() async throws {
        let folder = TemporaryFolder()
        let life = try await GeneratedLife(seed: 1)
        for format in Self.products {
            let path = folder.path + "/\(format).\(format.fileExtension)"
            try Data("mine".utf8).write(to: URL(filePath: path))
            await #expect(throws: ExportError.exists) {
                _ = try await ProductExport.write(
                    format, to: path, in: .gmt, about: { _ in "" }, from: life.store.services, for: .owner)
            }
            #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))
        }
    }
}
