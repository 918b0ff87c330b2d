import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Testing

struct ImportedRelationTests {
    private static let now = SettableClock.start

    private static func viewing(
        _ watchedOn: String, id: Viewing.ID = .random(), place: String = "", note: String = "", stars: Double? = nil,
        tags: Tags = Tags()
    ) throws -> Viewing {
        Viewing(
            id: id,
            draft: ViewingDraft(
                watchedOn: try #require(WatchedOn(watchedOn)), place: place,
                rating: stars.flatMap { Rating(stars: $0) }, note: note, tags: tags),
            loggedAt: now)
    }

    @Test func fillsAnEmptyRelation() throws {
        let theirs = MyFilm(
            watchlistedAt: Self.now, favouriteAt: Self.now, rating: Rating(stars: 4), ratedAt: Self.now,
            comment: "Good.", audience: .adults, tags: try Tags(typed: "rain"), viewings: [try Self.viewing("2011")])
        for rule in ImportRule.allCases {
            let taken = ImportedRelation(theirs, into: MyFilm(), rule: rule)
            #expect(taken.after == theirs)
            #expect(taken.newViewings == 1)
            #expect(taken.conflicts.isEmpty)
        }
    }

    @Test func joinsTheSameEveningToldByTwo() throws {
        let mine = MyFilm(viewings: [try Self.viewing("2011-07-14T20:15", place: "Home")])
        let theirs = MyFilm(viewings: [try Self.viewing("2011-07-14", note: "Rain.", stars: 4)])
        let taken = ImportedRelation(theirs, into: mine, rule: .mine)
        let evening = try #require(taken.after.viewings.first)
        #expect(taken.after.viewings.count == 1)
        #expect(taken.newViewings == 0)
        #expect(evening.id == mine.viewings[0].id)
        #expect(evening.watchedOn == WatchedOn("2011-07-14T20:15"))
        #expect(evening.place == "Home")
        #expect(evening.note == "Rain.")
        #expect(evening.rating == Rating(stars: 4))
    }

    @Test func aViewingWithoutADayIsTheOneThatIsThere() throws {
        let dated = MyFilm(viewings: [try Self.viewing("2011-07-14")])
        let undated = MyFilm(viewings: [try Self.viewing("")])
        #expect(ImportedRelation(undated, into: dated, rule: .mine).after == dated)
        let filled = ImportedRelation(dated, into: undated, rule: .mine).after
        #expect(filled.viewings.map(\.watchedOn) == dated.viewings.map(\.watchedOn))
        #expect(filled.viewings.map(\.id) == undated.viewings.map(\.id))
        // Three times without a day, and one is known: two more.
        let three = MyFilm(viewings: try ["", "", ""].map { try Self.viewing($0) })
        #expect(ImportedRelation(three, into: dated, rule: .mine).newViewings == 2)
    }

    /// A note that was saved here has no white space around it any more.
    @Test func whiteSpaceIsNoConflict() throws {
        let mine = MyFilm(comment: "Slow.\nGood.", viewings: [try Self.viewing("2011-07-14", note: "Rain.")])
        let theirs = MyFilm(comment: "Slow.\r\nGood. ", viewings: [try Self.viewing("2011-07-14", note: "\nRain.\n")])
        for rule in ImportRule.allCases {
            let taken = ImportedRelation(theirs, into: mine, rule: rule)
            #expect(taken.conflicts.isEmpty)
            #expect(taken.after == mine)
        }
    }

    @Test func aViewingWithANoteOfItsOwnGetsNoDayFromAnotherFile() throws {
        let mine = MyFilm(viewings: [
            try Self.viewing("2021-03-04", note: "great"), try Self.viewing("", note: "again"),
        ])
        let theirs = MyFilm(viewings: [try Self.viewing("2023-01-01", note: "nice")])
        for rule in ImportRule.allCases {
            let taken = ImportedRelation(theirs, into: mine, rule: rule)
            #expect(taken.newViewings == 1)
            #expect(Set(taken.after.viewings) == Set(mine.viewings + theirs.viewings))
            #expect(taken.conflicts.isEmpty)
        }
        let silent = MyFilm(viewings: [try Self.viewing("2023-01-01")])
        #expect(ImportedRelation(silent, into: mine, rule: .mine).after.viewings.contains(mine.viewings[1]))
        // The file that told of it knows the day by now.
        let dated = MyFilm(viewings: [try Self.viewing("2023-01-01", note: "again")])
        #expect(ImportedRelation(dated, into: mine, rule: .mine).newViewings == 0)
        // The day is known, and the note is not the evening's.
        let other = MyFilm(viewings: [try Self.viewing("2021-03", note: "nice")])
        #expect(ImportedRelation(other, into: mine, rule: .mine).newViewings == 1)
    }

    @Test func severalOnOneDayStaySeveral() throws {
        let two = MyFilm(viewings: try ["2011-07-14", "2011-07-14"].map { try Self.viewing($0) })
        #expect(ImportedRelation(two, into: MyFilm(), rule: .mine).after.viewingCount == 2)
        let one = MyFilm(viewings: [try Self.viewing("2011-07-14")])
        #expect(ImportedRelation(two, into: one, rule: .mine).after.viewingCount == 2)
        #expect(ImportedRelation(one, into: two, rule: .mine).after == two)
    }

    /// Two evenings whose days an earlier reader exchanged: each has the ID that the other one gets now.
    @Test func exchangedDaysArePutRightOnceAndNothingIsDoubled() throws {
        let first = try Self.viewing("2023-08-11", note: "Evening.", stars: 2)
        let second = try Self.viewing("2023-11-08", note: "Morning.", stars: 4)
        let theirs = MyFilm(rating: Rating(stars: 4), ratedAt: Self.now, viewings: [first, second])
        var formerly = FormerValues()
        for (one, other) in [(first, second), (second, first)] {
            let former = FormerViewing(id: other.id, watchedOn: other.watchedOn, loggedAt: Self.now)
            formerly.viewings[one.id] = [former]
        }
        formerly.verdicts = [FormerValues.Verdict(Rating(stars: 2), at: Self.now)]
        let mine = MyFilm(
            rating: Rating(stars: 2), ratedAt: Self.now,
            viewings: [
                try Self.viewing("2023-11-08", id: second.id, note: "Evening.", stars: 2),
                try Self.viewing("2023-08-11", id: first.id, note: "Morning.", stars: 4),
            ])
        let taken = ImportedRelation(theirs, formerly: formerly, into: mine, rule: .mine)
        #expect(taken.newViewings == 0)
        #expect(taken.conflicts.isEmpty)
        #expect(Set(taken.corrections.map(\.viewing)) == [first.id, second.id])
        #expect(taken.after.viewings.map(\.note) == ["Morning.", "Evening."])
        #expect(taken.after.viewings.map(\.id) == [first.id, second.id])
        #expect(taken.after.rating == Rating(stars: 4))
        let again = ImportedRelation(theirs, formerly: formerly, into: taken.after, rule: .mine)
        #expect(again.after == taken.after)
        #expect(again.corrections.isEmpty)
        // A day that its person changed since is theirs.
        var changed = mine
        changed.viewings[0].watchedOn = .year(2022)
        let kept = ImportedRelation(theirs, formerly: formerly, into: changed, rule: .mine)
        #expect(kept.newViewings == 0)
        #expect(kept.after.viewings.map(\.watchedOn).contains(.year(2022)))
    }

    /// A day that its person gave stays.
    @Test func misreadDaysOfStarsAndMarksArePutRight() throws {
        let wrong = Timestamp(milliseconds: 1_702_036_800_000)
        let right = Timestamp(milliseconds: 1_691_841_600_000)
        func film(_ day: Timestamp) -> MyFilm {
            MyFilm(watchlistedAt: day, favouriteAt: day, rating: Rating(stars: 4), ratedAt: day)
        }
        var formerly = FormerValues()
        formerly.verdicts = [FormerValues.Verdict(Rating(stars: 4), at: wrong)]
        formerly.watchlistedAt = [wrong]
        formerly.favouriteAt = [wrong]
        let taken = ImportedRelation(film(right), formerly: formerly, into: film(wrong), rule: .mine)
        #expect(taken.after == film(right))
        #expect(taken.rightDays == 3)
        #expect(taken.newStars == 0)
        for (mine, formerly) in [(right, formerly), (Self.now, formerly), (wrong, FormerValues())] {
            let kept = ImportedRelation(film(right), formerly: formerly, into: film(mine), rule: .mine)
            #expect(kept.after == film(mine))
            #expect(kept.rightDays == 0)
        }
    }

    @Test func aRuleDecidesWhereBothSaySomethingElse() throws {
        let mine = MyFilm(rating: Rating(stars: 2), ratedAt: Self.now, comment: "Dull.", audience: .adults)
        let theirs = MyFilm(rating: Rating(stars: 5), ratedAt: Self.now, comment: "Great.", audience: .kids)
        let parts: [ImportConflict.Part] = [.rating, .comment, .audience]
        let kept = ImportedRelation(theirs, into: mine, rule: .mine)
        #expect(kept.after == mine)
        #expect(kept.conflicts.map(\.part) == parts)
        #expect(kept.conflicts[0] == ImportConflict(.rating, mine: "2", theirs: "5"))
        #expect(ImportedRelation(theirs, into: mine, rule: .theirs).after == theirs)
        let both = ImportedRelation(theirs, into: mine, rule: .both).after
        #expect(both.rating == mine.rating)
        #expect(both.comment == "Dull.\n\nGreat.")
        #expect(both.audience == [.adults, .kids])
        #expect(ImportedRelation(theirs, into: both, rule: .both).after == both)
    }

    /// Three tell of one evening, and do so again.
    @Test func textsOfManyAreJoinedOnce() throws {
        let texts = ["Rain.", "Snow.", "Hail."]
        let told = try texts.map { text in
            MyFilm(comment: text, viewings: [try Self.viewing("2011-07-14", place: text, note: text)])
        }
        func takenIn(to mine: MyFilm) -> MyFilm {
            told.reduce(mine) { ImportedRelation($1, into: $0, rule: .both).after }
        }
        let once = takenIn(to: MyFilm())
        #expect(once.comment == "Rain.\n\nSnow.\n\nHail.")
        #expect(once.viewings.map(\.place) == ["Rain., Snow., Hail."])
        #expect(takenIn(to: once) == once)
        // Lines about one film are combined first, and one of them may have been taken in before.
        #expect(ImportedRelation(once, into: told[0], rule: .both).after.comment == once.comment)
    }

    @Test func aSeenFilmDoesNotComeBackOntoTheWatchlist() throws {
        let later = Timestamp(milliseconds: Self.now.milliseconds + 1)
        let seen = MyFilm(viewings: [try Self.viewing("2011")])
        #expect(ImportedRelation(MyFilm(watchlistedAt: Self.now), into: seen, rule: .theirs).after == seen)
        #expect(ImportedRelation(MyFilm(watchlistedAt: later), into: seen, rule: .mine).after.isOnWatchlist)
        let both = MyFilm(watchlistedAt: Self.now, rating: Rating(stars: 4))
        #expect(ImportedRelation(both, into: MyFilm(), rule: .mine).after == both)
    }

    /// A life with films told by another: nothing of either is lost, and told again it logs nothing more, and changes
    /// nothing where there is one viewing.
    @Test func anyFileTakenInTwiceChangesNothingTheSecondTime() throws {
        let rounds = RandomRounds(300)
        for round in 0..<rounds.count {
            var generator = SeededGenerator(seed: rounds.seed &+ UInt64(round))
            let mine = try Self.life(&generator)
            let theirs = try Self.life(&generator)
            for rule in ImportRule.allCases {
                let once = ImportedRelation(theirs, into: mine, rule: rule)
                // Read again, the same viewings have other IDs.
                var again = theirs
                again.viewings = try theirs.viewings.map { old in
                    var new = try Self.viewing(old.watchedOn.description)
                    new.place = old.place
                    new.note = old.note
                    new.rating = old.rating
                    return new
                }.shuffled(using: &generator)
                let twice = ImportedRelation(again, into: once.after, rule: rule)
                let comment: Comment = "\(rule), seed \(rounds.seed &+ UInt64(round))"
                #expect(twice.newViewings == 0, comment)
                if max(mine.viewingCount, theirs.viewingCount) < 2 { #expect(twice.after == once.after, comment) }
                #expect(once.after.viewingCount == mine.viewingCount + once.newViewings, comment)
                #expect(once.after.viewingCount >= theirs.viewingCount, comment)
                #expect(Set(mine.viewings.map(\.id)).isSubset(of: once.after.viewings.map(\.id)), comment)
                #expect(once.after.isSeen == (mine.isSeen || theirs.isSeen), comment)
                if rule == .mine, let rating = mine.rating { #expect(once.after.rating == rating, comment) }
                if mine.isOnWatchlist { #expect(once.after.watchlistedAt == mine.watchlistedAt, comment) }
            }
        }
    }

    private static func life(_ generator: inout SeededGenerator) throws -> MyFilm {
        func some<Value>(_ value: Value) -> Value? { Bool.random(using: &generator) ? value : nil }
        func text() -> String { ["", "", "One", "Two", "One\nTwo"].randomElement(using: &generator) ?? "" }
        let times = ["", "", "2011", "2011-07", "2011-07-14", "2011-07-14", "2011-07-14T20:15", "2012-01-01"]
        let viewings = try (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            try viewing(
                times.randomElement(using: &generator) ?? "",
                id: try #require(Viewing.ID(rawValue: .random(in: 1...1_000_000, using: &generator))), place: text(),
                note: text(), stars: some(Double.random(in: 1...5, using: &generator).rounded()))
        }
        let rating = some(Rating(stars: Double.random(in: 1...5, using: &generator).rounded())) ?? nil
        return MyFilm(
            watchlistedAt: some(Timestamp(milliseconds: .random(in: 1...9, using: &generator))),
            favouriteAt: some(now), rating: rating, ratedAt: rating.map { _ in now }, comment: text(),
            audience: Audience(rawValue: .random(in: 0...15, using: &generator)), viewings: viewings)
    }
}
