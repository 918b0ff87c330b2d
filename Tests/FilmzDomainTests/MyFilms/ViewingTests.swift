import FilmzContracts
import FilmzDomain
import Testing

@Suite struct ViewingTests {
    @Test(arguments: ViewingDraft.samples)
    func survivesJSON(_ draft: ViewingDraft) throws {
        let viewing = try logged(draft)
        #expect(try JSONForm.decoded(Viewing.self, try JSONForm.json(viewing)) == viewing)
    }

    @Test func jsonHasTextsForTypedValues() throws {
        let id = try #require(Viewing.ID(rawValue: 7))
        #expect(
            try JSONForm.json(try logged(.full, id: id)) == #"""
                {"companions":"Ada, Grace","ending":{"finished":{}},"id":"7",\#
                "isRewatch":false,"loggedAt":"2011-07-14T20:15:07.919Z",\#
                "note":"Better than I remembered.\nThe cat lives.","place":"Kino Babylon, Berlin","rating":4.5,\#
                "tags":[],"watchedOn":"2011-07-14T20:15"}
                """#)
        #expect(
            try JSONForm.json(try logged(.stopped, id: id)) == #"""
                {"companions":"","ending":{"stopped":{"minute":42,"reason":"The projector burned."}},"id":"7",\#
                "isRewatch":false,"loggedAt":"2011-07-14T20:15:07.919Z","note":"","place":"","tags":[],\#
                "watchedOn":"2010-02"}
                """#)
    }

    @Test(arguments: ViewingDraft.samples)
    func keepsHostileTextsAsTheyAre(_ draft: ViewingDraft) throws {
        let id = Viewing.ID.random()
        #expect(try logged(draft, id: id) == Viewing(id: id, draft: draft, loggedAt: SettableClock.start))
    }

    @Test func tidiesTexts() throws {
        let viewing = try logged(
            ViewingDraft(
                place: " Kino\r\nBabylon\u{0} ", companions: "Ada\tand\u{2028}Grace",
                note: "\r\n one\r\ntwo\rthree\u{2029}\u{7}\tfour \n\n",
                ending: .stopped(minute: nil, reason: "\n late\nbus ")))
        #expect(viewing.place == "Kino Babylon")
        #expect(viewing.companions == "Ada and Grace")
        #expect(viewing.note == "one\ntwo\nthree\n\tfour")
        #expect(viewing.ending == .stopped(minute: nil, reason: "late bus"))
    }

    @Test func limitsTexts() throws {
        let texts: [(WritableKeyPath<ViewingDraft, String>, DomainError.Field, Int)] = [
            (\.place, .place, ViewingDraft.placeLimit), (\.companions, .companions, ViewingDraft.companionsLimit),
            (\.note, .note, ViewingDraft.noteLimit),
        ]
        for (text, field, limit) in texts {
            var draft = ViewingDraft()
            draft[keyPath: text] = String(repeating: "é", count: limit)
            #expect(try logged(draft).loggedAt == SettableClock.start)
            for tooLong in [limit + 1, 1_000_000] {
                draft[keyPath: text] = String(repeating: "é", count: tooLong)
                #expect(throws: DomainError.invalid(field, .tooLong(limit))) { try logged(draft) }
            }
        }
    }

    @Test func limitsEndings() throws {
        for minute in [Int.min, -1, 0, 60_001, .max] {
            #expect(throws: DomainError.invalid(.stoppedAt, .malformed)) {
                try logged(ViewingDraft(ending: .stopped(minute: minute, reason: "")))
            }
        }
        let long = String(repeating: "x", count: ViewingDraft.reasonLimit + 1)
        #expect(throws: DomainError.invalid(.stopReason, .tooLong(ViewingDraft.reasonLimit))) {
            try logged(ViewingDraft(ending: .stopped(minute: 5, reason: long)))
        }
        #expect(
            try logged(ViewingDraft(ending: .stopped(minute: 1, reason: ""))).ending == .stopped(minute: 1, reason: ""))
    }

    @Test(
        arguments: [
            .year(0), .year(-123), .year(1869), .year(99_999), .month(year: 2011, month: 0),
            .month(year: 2011, month: 13),
            .month(year: 20, month: 123),
        ] as [WatchedOn])
    func refusesDatesThatNoCalendarHas(_ watchedOn: WatchedOn) {
        #expect(throws: DomainError.invalid(.watchedOn, .malformed)) { try logged(ViewingDraft(watchedOn: watchedOn)) }
    }

    @Test(arguments: [(24, 0), (-1, 0), (0, 60), (0, -1), (100, 100)])
    func refusesTimesThatNoClockShows(_ hour: Int, _ minute: Int) throws {
        let watchedOn = WatchedOn.time(try #require(CalendarDay("2011-07-14")), hour: hour, minute: minute)
        #expect(throws: DomainError.invalid(.watchedOn, .malformed)) { try logged(ViewingDraft(watchedOn: watchedOn)) }
    }

    /// The viewing that logging a draft makes.
    private func logged(_ draft: ViewingDraft, id: Viewing.ID = .random()) throws -> Viewing {
        try #require(try MyFilm().applying(.log(draft, id: id), at: SettableClock.start).viewings.first)
    }
}
