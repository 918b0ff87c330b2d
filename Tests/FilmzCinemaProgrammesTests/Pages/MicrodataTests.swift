import Foundation
import Testing

@testable import FilmzCinemaProgrammes

struct MicrodataTests {
    private static let weekPage = """
        <html><body><table>
        <tr itemscope itemtype="http://schema.org/ScreeningEvent"><td><meta itemprop="name" content="Film G"><del>12 mai</del></td>
         <td itemprop="startDate" content="2026-09-12T20:30:00">20h30</td><td itemprop="videoFormat">VOST, AD</td><td class="extra">Annulée</td></tr>
        <tr itemscope itemtype="http://schema.org/ScreeningEvent"><td itemprop=name>Film &eacute;<td itemprop="startDate" content="2026-09-13T20:30:00">20h30
        </table>
        <div itemscope itemtype="https://schema.org/ScreeningEvent">
         <div itemprop="workPresented" itemscope itemtype="https://schema.org/Movie"><meta itemprop="name" content="Film H"/><meta itemprop="duration" content="PT1H49M"/></div>
         <div itemprop="location" itemscope itemtype="https://schema.org/MovieTheater"><a itemprop="name" href="/"><b>Cinéma</b> M</a></div>
         <a itemprop="url" href="/billets/7">Billets</a>
         <div itemprop="startDate" content="2026-09-20T20:00:00+02:00">20:00</div></div>
        """

    @Test func elementsTellEvents() {
        let programme = Sample.read(Self.weekPage, zone: "Europe/Paris")
        #expect(programme.screenings.map(\.name) == ["Film G", "Film é", "Film H"])
        #expect(
            programme.screenings.map(\.time.description) == [
                "2026-09-12T20:30", "2026-09-13T20:30", "2026-09-20T20:00",
            ])
        #expect(programme.screenings.map(\.state) == [.cancelled, .scheduled, .scheduled])
        #expect(programme.screenings.first?.versions == ["VOST, AD"])
        #expect(programme.screenings.last?.runtime == 109)
        #expect(programme.screenings.last?.link == "https://kino.example/billets/7")
        #expect(programme.theatres.map(\.name) == ["Cinéma M"])
    }

    /// The same shows, told twice.
    @Test func jsonIsPreferred() {
        let json =
            #"<script type="application/ld+json">{"@type":"ScreeningEvent","name":"J","startDate":"2026-09-12T20:30"}</script>"#
        #expect(Sample.read(Self.weekPage + json).screenings.map(\.name) == ["J"])
        let other = #"<script type="application/ld+json">{"@type":"WebPage","name":"J"}</script>"#
        #expect(Sample.read(Self.weekPage + other).screenings.count == 3)
    }

    @Test func aTimeElementAndNestedTheatres() {
        let programme = Sample.read(
            """
            <div itemscope itemtype="https://schema.org/MovieTheater"><h1 itemprop="name">Kino N</h1>
            <ul><li itemprop="event" itemscope itemtype="https://schema.org/ScreeningEvent"><span itemprop="name">Film &amp; I</span>
            <time itemprop="startDate" datetime="2026-09-12T20:30">Samstag</time>
            <li itemprop="event" itemscope itemtype="https://schema.org/ScreeningEvent"><span itemprop="name">Film J</span>
            <time itemprop="startDate" datetime="2026-09-13T20:30">Sonntag</time></ul></div>
            """)
        #expect(programme.screenings.map(\.name) == ["Film & I", "Film J"])
        #expect(programme.screenings.map(\.theatre) == ["Kino N", "Kino N"])
    }
}
