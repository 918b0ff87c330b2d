import FilmzDomain
import Testing

/// A person who has something of every kind. Two of them share as many IDs and titles as possible.
struct Somebody: Sendable {
    let id: Person.ID
    /// The film that this person typed in.
    let own: Film
    /// A viewing whose ID nobody else has.
    let viewing: Viewing.ID
    /// A list whose ID nobody else has.
    let list: FilmList.ID
    /// A link whose ID nobody else has.
    let share: Share.ID
    /// Leads to this person's link whose ID everybody has.
    let address: SecretToken
    /// Leads to this person's calendar.
    let calendar: SecretToken
    /// A recommendation that everybody got.
    let received: Received.ID
    /// Files whose ID nobody else has.
    let fileImport: FileImport.ID
    /// The last thing that was done to a film.
    let change: Change.ID
    /// A query that no other person asked.
    let query: SearchQuery
    let password: Password
    let session: Session.ID
    let token: SessionToken

    /// Everybody has this film, with a viewing that has this ID.
    static let film = Film.french.id
    static let sharedViewing = Viewing.ID.random()
    /// Everybody has a list with this ID.
    static let sharedList = FilmList.ID.random()
    /// Everybody has a link with this ID.
    static let sharedShare = Share.ID.random()
    static let draft = FilmDraft(title: "Our Holiday", year: 1987, directors: ["Ida Lupino"])
    /// A film from providers that looks like the film typed in.
    static let found = Film.sample("Our Holiday", imdb: 5, year: 1987, directors: ["Ida Lupino"])

    init(_ name: String, in subject: Subject) async throws {
        id = try await subject.services.owners.persons.add(PersonDraft(name: name)).id
        own = try await subject.services.films.add(Self.draft, by: id)
        viewing = .random()
        list = .random()
        for (edit, film) in [
            (MyFilmEdit.log(.watched("2001", place: "\(name)'s sofa"), id: Self.sharedViewing), Self.film),
            (.log(.watched("2002", place: "\(name)'s cinema"), id: viewing), Self.film),
            (.comment("What \(name) says."), Self.film), (.told(by: "Everybody", message: name), Self.film),
            (.favourite(true), own.id),
            (.tag(Tags([Tag(accepted: "shared"), Tag(accepted: "of \(name)")])), Self.film),
            (.watchlist(true), Film.hostile.id),
        ] {
            subject.clock.advance()
            try await subject.services.myFilms.apply(edit, to: film, of: id)
        }
        for list in [Self.sharedList, list] {
            subject.clock.advance()
            _ = try await subject.services.lists.make(
                FilmListDraft(name: "\(name)'s list"), id: list, with: [Self.film, own.id], of: id)
        }
        let words = ShareWords(message: "What \(name) sends.")
        address = try await subject.services.shares.make(
            ShareDraft(.film(Self.film), words: words), id: Self.sharedShare, of: id)
        share = .random()
        _ = try await subject.services.shares.make(ShareDraft(.list(list), words: words), id: share, of: id)
        calendar = try await subject.services.calendars.make(.episodes, in: "en", of: id)
        let theatre = try await subject.services.theatres.follow(.sample("\(name)'s theatre"), of: id)
        let showing = TheatreShowing(
            theatre: theatre, showtime: .sample("The title", 1, on: subject.clock.clock.today, film: Self.film))
        try await subject.services.theatres.plan(showing, with: name, of: id)
        _ = try await subject.services.myServices.choose(
            MyServices(country: CountryCode("AT"), services: [StreamingService(id: 8, name: "\(name)'s service")]),
            of: id)
        try await subject.services.theatres.mean(Self.film, by: "The title", of: id)
        try await subject.services.advertising.want(false, by: id)
        received = try await subject.services.received.keep(ReceivedServiceContract.sample, for: id).id
        fileImport = try await subject.services.imports.keep([.sample], named: "\(name).csv", for: id).id
        try await subject.services.imports.choose(["Our Holiday": .film(own.id)], for: id)
        subject.clock.advance()
        change = try #require(
            try await subject.services.myFilms.apply(.rate(Rating(stars: 4)), to: Self.film, of: id)
        ).id
        query = try #require(SearchQuery("films of \(name)"))
        for query in [try #require(SearchQuery("amelie")), query] {
            subject.clock.advance()
            try await subject.services.recentQueries.record(query, of: id)
        }
        password = try Password("password of \(name)")
        try await subject.services.owners.accounts.setPassword(password, of: id)
        token = try await subject.services.accounts.signIn(password, as: id, on: "\(name)'s phone", replacing: nil)
        session = try #require(try await subject.services.accounts.sessions(of: id).first).id
    }

    /// What this person sees now.
    /// - Parameter others: films that somebody else typed in
    func belongings(beside others: [Film.ID] = [], in subject: Subject) async throws -> Belongings {
        try await Belongings(
            of: id, among: [Self.film, Film.hostile.id, own.id] + others, change: change, token: token, in: subject)
    }
}
