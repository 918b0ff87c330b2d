import FilmzDomain
import Testing

/// The promises of every service that takes a person: nobody sees or changes what belongs to another person.
public enum IsolationContract {
    public static let cases: [ContractCase] =
        [complete] + deeds.map(changesNothingOfOthers) + visits + refusals + shareRefusals + importRefusals + typedIn

    /// A person's actions through each service that takes one. Each changes something of that person's.
    private static var deedsByService: [String: [Deed]] {
        [
            "films": filmDeeds, "search": [], "recentQueries": queryDeeds, "myFilms": myFilmDeeds, "lists": listDeeds,
            "shares": shareDeeds, "calendars": calendarDeeds, "theatres": cinemaDeeds, "myServices": serviceDeeds,
            "advertising": advertisingDeeds, "received": receivedDeeds, "imports": importDeeds, "shows": showDeeds,
            "undo": undoDeeds, "accounts": accountDeeds, "persons": personDeeds,
        ]
    }
    private static var deeds: [Deed] { deedsByService.sorted { $0.key < $1.key }.flatMap(\.value) }

    /// The services that neither change nor show what one person has, with the reason.
    private static let others = [
        "catalogue": "the same for everybody", "discover": "knows the catalogue only",
        "dossiers": "what providers say is the same for everybody", "posters": "the same for everybody",
        "providers": "the owner's, who is asked for by the surfaces", "health": "of the whole",
        "backups": "of everybody at once", "catalogueImport": "of everybody's films, and only for an owner",
        "backupSchedule": "the same for everybody",
        "fetchRecommendation": "stores nothing", "fetchPicture": "stores nothing",
        "newestRelease": "is of Filmz itself",
        "offers": "asks where films are offered, which is the same for everybody",
        "products": "asks what is sold beside films, which is the same for everybody",
        "offerMemory": "has answers that are the same for everybody",
        "cinema": "asks for programmes, which are the same for everybody",
        "providerLists": "what providers list is the same for everybody",
        "providerSearch": "stores nothing of a person; everybody has a search of their own",
    ]

    private static var complete: ContractCase {
        ContractCase("covers every service") { subject async throws in
            let services = Mirror(reflecting: subject.services).children.compactMap(\.label).filter { $0 != "owners" }
            let ofOwners = Mirror(reflecting: subject.services.owners).children.compactMap(\.label)
            #expect(Set(services).union(ofOwners) == Set(deedsByService.keys).union(others.keys))
            #expect(Set(deedsByService.keys).isDisjoint(with: others.keys))
        }
    }

    // MARK: - Deeds

    /// An action of a person.
    struct Deed: Sendable {
        let name: String
        let perform: @Sendable (Somebody, Subject) async throws -> Void

        init(_ name: String, _ perform: @escaping @Sendable (Somebody, Subject) async throws -> Void) {
            self.name = name
            self.perform = perform
        }
    }

    private static func changesNothingOfOthers(_ deed: Deed) -> ContractCase {
        ContractCase("changes nothing of other persons: \(deed.name)") { subject in
            let (ada, grace) = try await two(in: subject)
            let before = (try await ada.belongings(in: subject), try await seen(by: grace, beside: ada, in: subject))
            subject.clock.advance()
            try await deed.perform(ada, subject)
            #expect(try await !ada.belongings(in: subject).differences(from: before.0).isEmpty)
            for (after, before) in zip(try await seen(by: grace, beside: ada, in: subject), before.1) {
                #expect(after.differences(from: before).isEmpty)
            }
        }
    }

    /// What a person sees, and what the owner sees, who has nothing.
    private static func seen(
        by person: Somebody, beside other: Somebody, in subject: Subject
    ) async throws -> [Belongings] {
        let films = [Somebody.film, Film.hostile.id, person.own.id, other.own.id]
        return [
            try await person.belongings(beside: [other.own.id], in: subject),
            try await Belongings(of: .owner, among: films, change: other.change, in: subject),
        ]
    }

    private static var showDeeds: [Deed] {
        [
            edit("an episode logged") { _ in .logEpisodes([EpisodeLog(Episode(.first), draft: .watched("2003"))]) },
            edit("a show stopped") { _ in .showStatus(.stopped, reason: "Too slow.") },
            edit("a show begun again") { _ in .startOver },
        ]
    }

    private static var myFilmDeeds: [Deed] {
        [
            edit("a viewing logged") { _ in .log(.watched("2003", place: "A tent")) },
            edit("a viewing corrected whose ID others have too") { _ in
                .editViewing(Somebody.sharedViewing, .watched("1999", place: "A tent"))
            },
            edit("a viewing removed whose ID others have too") { _ in .removeViewings([Somebody.sharedViewing]) },
            edit("all viewings removed") { .removeViewings([Somebody.sharedViewing, $0.viewing]) },
            edit("stars") { _ in .rate(Rating(stars: 1)) },
            edit("a comment removed") { _ in .comment("") },
            edit("a favourite") { _ in .favourite(true) },
            edit("the watchlist") { _ in .watchlist(true) },
            edit("an audience") { _ in .audience(.kids) },
            edit("tags") { _ in .tag(Tags([Tag(accepted: "shared"), Tag(accepted: "more")])) },
            Deed("a tag renamed that others have too") { person, subject async throws in
                _ = try await subject.services.myFilms.replace(
                    try Tag("shared"), with: try Tag("other"), of: person.id)
            },
            edit("somebody who told, and told others too") { _ in .told(by: "Everybody", message: "New.") },
            edit("nobody told") { _ in .notTold(by: "Everybody") },
            Deed("several films edited") { person, subject async throws in
                let films: Set = [Somebody.film, Film.hostile.id, person.own.id]
                _ = try await subject.services.myFilms.apply(.rate(nil), to: films, of: person.id)
            },
            Deed("a batch") { person, subject async throws in
                let batch = try await subject.services.myFilms.begin(.edited, isKept: true, of: person.id)
                try await batch.add([
                    FilmEdit(film: Somebody.film, edit: .removeViewings([Somebody.sharedViewing])),
                    FilmEdit(film: person.own.id, edit: .favourite(false)),
                ])
                _ = try await batch.commit()
            },
        ]
    }

    private static var listDeeds: [Deed] {
        [
            Deed("a list made") { person, subject async throws in
                _ = try await subject.services.lists.make(
                    FilmListDraft(name: "Another"), id: .random(), with: [Somebody.film], of: person.id)
            },
            list("a list renamed whose ID others have too") { _ in .rename("Mine") },
            list("a film put on a list whose ID others have too") { _ in .add([Film.hostile.id]) },
            list("a film taken off a list whose ID others have too") { _ in .remove([Somebody.film]) },
            list("a film moved") { .move($0.own.id, .first) },
            list("a note on a list") { _ in .note(Somebody.film, "mine") },
            list("a list removed") { _ in .setRemoved(true) },
        ]
    }

    private static func list(_ name: String, _ edit: @escaping @Sendable (Somebody) -> FilmListEdit) -> Deed {
        Deed(name) { person, subject async throws in
            _ = try await subject.services.lists.apply(edit(person), to: Somebody.sharedList, of: person.id)
        }
    }

    private static var undoDeeds: [Deed] {
        [
            Deed("a change undone") { person, subject async throws in
                _ = try await subject.services.undo.undo(person.change, of: person.id)
            },
            Deed("a change forgotten") { person, subject async throws in
                try await subject.services.undo.forget(person.change, of: person.id)
            },
            Deed("a batch undone") { person, subject async throws in
                let films: Set = [Somebody.film, person.own.id]
                let change = try #require(
                    try await subject.services.myFilms.apply(.audience(.kids), to: films, of: person.id))
                subject.clock.advance()
                _ = try await subject.services.undo.undo(change.id, of: person.id)
                _ = try await subject.services.undo.undo(person.change, of: person.id)
            },
        ]
    }

    private static var queryDeeds: [Deed] {
        [
            Deed("a search recorded") { person, subject async throws in
                try await subject.services.recentQueries.record(try #require(SearchQuery("amelie")), of: person.id)
            },
            Deed("a search noted") { person, subject async throws in
                await subject.services.recentQueries.note(try #require(SearchQuery("tents")), of: person.id)
            },
            Deed("searches beyond the limit") { person, subject async throws in
                for number in 0...RecentQuery.limit {
                    let query = try #require(SearchQuery("tent \(number)"))
                    try await subject.services.recentQueries.record(query, of: person.id)
                }
            },
            Deed("a search forgotten that others did too") { person, subject async throws in
                let query = try #require(SearchQuery("amelie"))
                _ = try await subject.services.recentQueries.forget(query, of: person.id)
            },
            Deed("all searches forgotten") { person, subject async throws in
                _ = try await subject.services.recentQueries.forget(nil, of: person.id)
            },
            Deed("searches forgotten, and one remembered again") { person, subject async throws in
                let all = try #require(try await subject.services.recentQueries.forget(nil, of: person.id))
                _ = try await subject.services.undo.undo(all.id, of: person.id)
                _ = try await subject.services.recentQueries.forget(person.query, of: person.id)
            },
        ]
    }

    private static var accountDeeds: [Deed] {
        [
            Deed("a new password") { person, subject async throws in
                try await subject.services.owners.accounts.setPassword(try Password("another password"), of: person.id)
            },
            Deed("a password removed") { person, subject async throws in
                #expect(try await subject.services.owners.accounts.removePassword(of: person.id))
            },
            Deed("one more browser signed in") { person, subject async throws in
                _ = try await subject.services.accounts.signIn(
                    person.password, as: person.id, on: "A laptop", replacing: nil)
            },
            Deed("as many browsers signed in as there may be") { person, subject async throws in
                for number in 0...Session.limit {
                    _ = try await subject.services.accounts.signIn(
                        person.password, as: person.id, on: "Laptop \(number)", replacing: nil)
                }
            },
            Deed("a browser signed out") { person, subject async throws in
                #expect(try await subject.services.accounts.endSession(person.session, of: person.id))
            },
            Deed("all browsers signed out") { person, subject async throws in
                #expect(try await subject.services.accounts.endSessions(of: person.id, except: .random()) == 1)
            },
        ]
    }

    private static var personDeeds: [Deed] {
        [
            Deed("being retired") { person, subject async throws in
                try await subject.services.owners.persons.retire(person.id)
            },
            Deed("being deleted") { person, subject async throws in
                try await subject.services.persons.delete(person.id)
                #expect(try await person.belongings(in: subject).isEmpty)
            },
        ]
    }

    private static func edit(_ name: String, _ edit: @escaping @Sendable (Somebody) -> MyFilmEdit) -> Deed {
        Deed(name) { person, subject async throws in
            try await subject.services.myFilms.apply(edit(person), to: Somebody.film, of: person.id)
        }
    }

    // MARK: - What is somebody else's

    private static var visits: [ContractCase] {
        [
            ContractCase("shows nothing of other persons to a person who has nothing") { subject in
                let films = [Somebody.film, Film.hostile.id]
                let nobody = try await subject.services.owners.persons.add(PersonDraft(name: "Ida")).id
                let (ada, _) = try await two(in: subject)
                let seen = try await Belongings(
                    of: nobody, among: films + [ada.own.id], change: ada.change, in: subject)
                #expect(seen.isEmpty)
                #expect(try await !ada.belongings(in: subject).isEmpty)
            },
            ContractCase("tells of each person's list with a shared ID what is on that person's") { subject in
                try await subject.load(Film.samples)
                var services: Services { subject.services }
                let list = Somebody.sharedList
                for count in 1...3 {
                    let person = try await services.owners.persons.add(PersonDraft(name: "Person \(count)")).id
                    let films = Film.samples.prefix(count).map(\.id)
                    let draft = FilmListDraft(name: "A list")
                    _ = try await services.lists.make(draft, id: list, with: films, of: person)
                    let listed = try await services.lists.list(
                        FilmListQuery(list: list), of: person, page: PageRequest())
                    #expect(listed.totals.filmCount == count)
                    #expect(listed.films.total == count)
                }
            },
            ContractCase("knows each browser as its own person's") { subject in
                let (ada, grace) = try await two(in: subject)
                for person in [ada, grace] {
                    let id = person.id
                    let session = person.session
                    let access = try await subject.services.accounts.access(with: person.token)
                    #expect(access == .signedIn(id, session, isRenewed: false))
                }
            },
            ContractCase("ends only a browser's own session when somebody else signs in with it") { subject in
                let (ada, grace) = try await two(in: subject)
                let before = try await grace.belongings(in: subject)
                var accounts: any AccountService { subject.services.accounts }
                let second = try await accounts.signIn(grace.password, as: grace.id, on: "", replacing: nil)
                let token = try await accounts.signIn(ada.password, as: ada.id, on: "", replacing: second)
                #expect(try await accounts.access(with: second) == .denied)
                #expect(try await grace.belongings(in: subject).differences(from: before).isEmpty)
                guard case .signedIn(ada.id, _, _) = try await accounts.access(with: token) else {
                    Issue.record("Ada is not signed in.")
                    return
                }
            },
        ]
    }

    private static var refusals: [ContractCase] {
        [
            refusal("a film typed in") { ada, grace, subject async throws in
                await #expect(throws: DomainError.noSuchFilm) {
                    try await subject.services.films.edit(grace.own.id, draft: FilmDraft(title: "Mine"), by: ada.id)
                }
            },
            refusal("a viewing") { ada, grace, subject async throws in
                var myFilms: any MyFilmService { subject.services.myFilms }
                #expect(try await myFilms.viewing(grace.viewing, of: Somebody.film, by: ada.id) == nil)
                for edit in [MyFilmEdit.editViewing(grace.viewing, .full), .removeViewings([grace.viewing])] {
                    await #expect(throws: DomainError.noSuchViewing) {
                        try await myFilms.apply(edit, to: Somebody.film, of: ada.id)
                    }
                }
            },
            refusal("a list") { ada, grace, subject async throws in
                var lists: any FilmListService { subject.services.lists }
                await #expect(throws: DomainError.noSuchList) {
                    try await lists.apply(.rename("Mine"), to: grace.list, of: ada.id)
                }
                await #expect(throws: DomainError.noSuchList) {
                    try await lists.list(FilmListQuery(list: grace.list), of: ada.id, page: PageRequest())
                }
            },
            refusal("a recommendation") { ada, grace, subject async throws in
                var received: any ReceivedService { subject.services.received }
                #expect(try await received.received(grace.received, of: ada.id) == nil)
                #expect(try await !received.answer(grace.received, state: .declined, change: nil, of: ada.id))
            },
            refusal("a change") { ada, grace, subject async throws in
                var undo: any UndoService { subject.services.undo }
                #expect(try await undo.change(grace.change, of: ada.id) == nil)
                await #expect(throws: DomainError.nothingToUndo) { try await undo.undo(grace.change, of: ada.id) }
                #expect(try await !undo.forget(grace.change, of: ada.id))
            },
            refusal("a search") { ada, grace, subject async throws in
                #expect(try await subject.services.recentQueries.forget(grace.query, of: ada.id) == nil)
            },
            refusal("a batch that is only put aside") { ada, grace, subject async throws in
                let batch = try await subject.services.myFilms.begin(.edited, isKept: false, of: ada.id)
                try await batch.add([FilmEdit(film: Somebody.film, edit: .comment(""))])
                try await batch.abandon()
            },
            refusal("a password") { ada, grace, subject async throws in
                var accounts: any AccountService { subject.services.accounts }
                await #expect(throws: AccountError.wrongPassword) {
                    try await accounts.check(grace.password, of: ada.id)
                }
                await #expect(throws: AccountError.wrongPassword) {
                    try await accounts.signIn(grace.password, as: ada.id, on: "", replacing: nil)
                }
            },
            refusal("a session") { ada, grace, subject async throws in
                var accounts: any AccountService { subject.services.accounts }
                #expect(try await !accounts.endSession(grace.session, of: ada.id))
                #expect(try await accounts.endSessions(of: ada.id, except: ada.session) == 0)
            },
        ]
    }

    /// The ID of something that belongs to another person leads nowhere, and nothing changes.
    static func refusal(
        _ name: String, _ attempt: @escaping @Sendable (Somebody, Somebody, Subject) async throws -> Void
    ) -> ContractCase {
        ContractCase("lets nobody change what belongs to another person: \(name)") { subject in
            let (ada, grace) = try await two(in: subject)
            let before = [try await ada.belongings(in: subject), try await grace.belongings(in: subject)]
            try await attempt(ada, grace, subject)
            for (person, before) in zip([ada, grace], before) {
                #expect(try await person.belongings(in: subject).differences(from: before).isEmpty)
            }
        }
    }

    static func two(in subject: Subject) async throws -> (ada: Somebody, grace: Somebody) {
        try await subject.load(Film.samples)
        return (try await Somebody("Ada", in: subject), try await Somebody("Grace", in: subject))
    }
}

extension IsolationContract {
    /// Everybody turned offers off.
    static var advertisingDeeds: [Deed] {
        [
            Deed("offers turned on") { person, subject async throws in
                try await subject.services.advertising.want(true, by: person.id)
            }
        ]
    }
}

extension IsolationContract {
    static var serviceDeeds: [Deed] {
        [
            Deed("other services, in another country") { person, subject async throws in
                _ = try await subject.services.myServices.choose(
                    MyServices(
                        country: CountryCode("DE"), services: [StreamingService(id: 11, name: "MUBI")],
                        isRefreshed: true),
                    of: person.id)
            },
            Deed("no services any more") { person, subject async throws in
                _ = try await subject.services.myServices.choose(MyServices(), of: person.id)
            },
        ]
    }
}
