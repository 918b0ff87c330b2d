import FilmzContracts
import FilmzDomain
import FilmzPages
import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// A Filmz on the Internet with a password, whose owner passes something on.
struct SharingFixture {
    let web: WebFixture

    static let password = "correct horse"
    static let secret = "SECRET-"
    /// Two films, one of them hostile, with everything that nobody else is to see.
    static let alien = WebFixture.alien.id
    static let hostile = WebFixture.hostile.id
    static let spirited = WebFixture.spirited.id
    static let list = FilmList.ID(rawValue: 77) ?? .random()
    static let passPhrase = "Sesame, open"
    static let browser: HTTPFields = [.userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"]

    /// - Parameter isOpen: whether there is no password, and only this machine can reach it
    init(isOpen: Bool = false) async throws {
        var configuration = ServerConfiguration()
        if !isOpen {
            configuration.publicAddress = PublicAddress("http://localhost")
        }
        web = try await WebFixture(configuration)
        let services = web.services
        if !isOpen { try await services.owners.accounts.setPassword(try Password(Self.password), of: .owner) }
        let draft = ViewingDraft(place: Self.secret + "place", note: Self.secret + "viewing")
        for edit in [
            MyFilmEdit.log(draft), .comment(Self.secret + "comment"), .rate(Rating(stars: 3.5)), .audience(.family),
        ] {
            try await services.myFilms.apply(edit, to: Self.alien, of: .owner)
        }
        _ = try await services.lists.make(
            FilmListDraft(name: "Space <i>", description: "For later"), id: Self.list,
            with: [Self.alien, Self.hostile], of: .owner)
        _ = try await services.lists.apply(
            .note(Self.alien, "Noted </script><b>"), to: Self.list, of: .owner)
    }

    func share(_ draft: ShareDraft, id: Share.ID = .random()) async throws -> String {
        "/s/" + (try await web.services.shares.make(draft, id: id, of: .owner)).text
    }

    /// The film, with a message and nothing of the person's own.
    func sharedFilm(_ words: ShareWords = ShareWords(message: "See it."), id: Share.ID = .random()) async throws
        -> String
    {
        try await share(ShareDraft(.film(Self.alien), words: words), id: id)
    }

    /// Every address under that of a share.
    static func places(_ film: Film.ID = alien) -> [String] {
        [
            "", "/share.json", "/card.png?as=preview", "/card.png?as=story", "/poster/\(film)", "/films.txt",
            "/films.csv", "/letterboxd.csv",
        ]
    }

    func get(_ path: String, _ headers: HTTPFields = Self.browser) async throws -> TestResponse {
        try await web.get(path, headers)
    }
}
