import FilmzDomain
import Foundation
import Testing

@testable import FilmzPages

/// The actions of a film keep their places, whatever the person has said.
struct FilmActionsTests {
    private static let states = [
        MyFilm(), MyFilm(watchlistedAt: Timestamp(milliseconds: 4)),
        MyFilm(viewings: [Viewing(id: Samples.viewingID(13), loggedAt: Timestamp(milliseconds: 5))]),
        Samples.seenTwice,
    ]

    /// The names of the actions in their order, without the one by which a seen film is marked again.
    private func actions(_ myFilm: MyFilm, isComing: Bool) -> [String] {
        let html = FilmActions(film: Samples.matrix, myFilm: myFilm, isComing: isComing).html(Samples.context).text
        let names = html.matches(of: /<(?:a|button) class="[a-z ]+" id="([a-z-]+)"/).map { String($0.1) }
        let isSeen = names.contains("toggle-seen")
        return names.filter { !(isSeen && $0 == "mark-seen") }.map { $0 == "mark-seen" ? "toggle-seen" : $0 }
    }

    @Test func noActionMovesWhenAStateChanges() {
        for state in Self.states {
            #expect(
                actions(state, isComing: false)
                    == ["toggle-seen", "toggle-watchlist", "toggle-favourite", "put-on-list", "pass-on-film"])
        }
    }

    @Test func whatIsNotOutYetBeginsWithTheWatchlist() {
        for state in Self.states {
            #expect(
                actions(state, isComing: true)
                    == ["toggle-watchlist", "toggle-seen", "toggle-favourite", "put-on-list", "pass-on-film"])
        }
    }

    @Test func onlyTheMainActionStandsOutBeforeItIsDone() {
        let html = FilmActions(film: Samples.matrix, myFilm: MyFilm(), isComing: true).html(Samples.context).text
        #expect(html.contains("class=\"chip primary\" id=\"toggle-watchlist\""))
        #expect(html.components(separatedBy: "primary").count == 2)
    }
}
