import FilmzDomain
import FilmzPages
import Testing

struct ViewingFormTests {
    private func draft(_ body: String) throws(DomainError) -> ViewingDraft {
        try ViewingForm(FormFields(urlEncoded: body)).draft(today: Samples.today)
    }

    @Test(arguments: [
        ("when=today", "2026-07-15"), ("when=today&time=20:15", "2026-07-15T20:15"),
        ("when=today&day=2011-07-14&year=99", "2026-07-15"),
        ("when=yesterday", "2026-07-14"), ("when=yesterday&time=", "2026-07-14"),
        ("when=day&day=2011-07-14", "2011-07-14"), ("when=day&day=+2011-07-14+&time=20%3A15", "2011-07-14T20:15"),
        ("when=month&month=2011-07", "2011-07"), ("when=year&year=2011", "2011"), ("when=unknown", ""),
        ("when=unknown&day=2011-07-14", ""),
    ])
    func everyWayToSayWhenIsUnderstood(body: String, watchedOn: String) throws {
        #expect(try draft(body).watchedOn.description == watchedOn)
    }

    @Test(arguments: ["", "place=home", "when=", "when=day", "when=day&day=+", "when=month&month=", "when=year"])
    func halfSentFormsAskWhen(body: String) {
        #expect(throws: DomainError.invalid(.watchedOn, .missing)) { try draft(body) }
    }

    @Test(arguments: [
        "when=someday", "when=day&day=2011-02-30", "when=day&day=14.7.2011", "when=day&day=2011-07-14&time=25:00",
        "when=today&time=8pm", "when=month&month=2011-13", "when=year&year=99", "when=year&year=99999999999999999999",
        "when=year&year=-2011", "when=year&year=1066", "when=year&year=2201", "when=year&year=%D9%A2%D9%A0%D9%A1%D9%A1",
    ])
    func absurdTimesAreRefused(body: String) {
        #expect(throws: DomainError.invalid(.watchedOn, .malformed)) { try draft(body) }
    }

    @Test func everythingElseIsKept() throws {
        let draft = try draft(
            "when=unknown&place=Kino&companions=Ada&rating=4.5&note=a%0Ab&stopped=true&stoppedAt=45&stopReason=Tired")
        #expect(
            draft
                == ViewingDraft(
                    place: "Kino", companions: "Ada", rating: Rating(halfStars: 9), note: "a\nb",
                    ending: .stopped(minute: 45, reason: "Tired")))
    }

    @Test func wrongRatingsAndMinutesAreRefused() {
        #expect(throws: DomainError.invalid(.rating, .malformed)) { try draft("when=today&rating=11") }
        #expect(throws: DomainError.invalid(.rating, .malformed)) { try draft("when=today&rating=0") }
        #expect(throws: DomainError.invalid(.stoppedAt, .malformed)) {
            try draft("when=today&stopped=true&stoppedAt=x")
        }
    }

    @Test func minutesCountOnlyWhenStopped() throws {
        #expect(try draft("when=today&stoppedAt=x").ending == .finished)
        #expect(try draft("when=today&stopped=true").ending == .stopped(minute: nil, reason: ""))
    }

    @Test func audienceIsChosenOnlyWhenAsked() throws {
        #expect(try ViewingForm(FormFields(urlEncoded: "audience=kids")).audienceChoice() == nil)
        #expect(try ViewingForm(FormFields(urlEncoded: "audienceShown=true")).audienceChoice() == [])
        let form = ViewingForm(FormFields(urlEncoded: "audienceShown=true&audience=kids&audience=family"))
        #expect(try form.audienceChoice() == [.kids, .family])
    }

    @Test func unknownAudienceIsRefused() {
        let form = ViewingForm(FormFields(urlEncoded: "audienceShown=true&audience=kids&audience=x"))
        #expect(throws: DomainError.invalid(.audience, .malformed)) { try form.audienceChoice() }
    }

    @Test func viewingIDIsReadOrMissing() {
        #expect(ViewingForm(FormFields(urlEncoded: "viewing=12")).viewingID == Viewing.ID(rawValue: 12))
        #expect(ViewingForm(FormFields(urlEncoded: "viewing=-1")).viewingID == nil)
        #expect(ViewingForm(FormFields([])).viewingID == nil)
        #expect(ViewingForm(new: Samples.viewingID(5)).viewingID == Samples.viewingID(5))
    }

    @Test(arguments: ["", "2011", "2011-07", "2011-07-14", "2011-07-14T20:15"])
    func viewingsComeBackFromTheirForm(watchedOn: String) throws {
        let viewing = Viewing(
            id: Samples.viewingID(1),
            draft: ViewingDraft(
                watchedOn: try #require(WatchedOn(watchedOn)), place: "Kino", rating: Rating(halfStars: 3),
                ending: .stopped(minute: 9, reason: "Late")),
            loggedAt: Timestamp(milliseconds: 1))
        let draft = try ViewingForm(viewing).draft(today: Samples.today)
        #expect(draft.watchedOn == viewing.watchedOn)
        #expect(draft.rating == viewing.rating)
        #expect(draft.ending == viewing.ending)
    }
}
