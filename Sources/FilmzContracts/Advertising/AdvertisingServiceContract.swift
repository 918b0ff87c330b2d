public import FilmzDomain
public import Foundation
import Testing

/// The promises of ``AdvertisingService``.
public enum AdvertisingServiceContract {
    /// A PNG of 16 × 16 pixels.
    public static let png =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR4nGM4UaFBEmIY1TCqYfhqAAADaGgQ43GRdgAAAABJRU5ErkJggg=="
        ) ?? Data()

    /// An offer for horror films.
    public static func offer(_ name: String, id: Advertisement.ID = .random(), priority: Int = 50) throws
        -> Advertisement
    {
        try AdvertisementDraft([
            .name: name, .link: "https://shop.example/\(id)?from=filmz", .genres: "Horror", .priority: String(priority),
        ]).advertisement(id)
    }

    public static var cases: [ContractCase] {
        [
            ContractCase("keeps every field of an offer, and puts a changed one in its place") { subject in
                var advertising: any AdvertisingManagement { subject.services.owners.advertising }
                #expect(try await advertising.advertising() == Advertising())
                var offer = try AdvertisementDraft([
                    .name: "The \"book\", <b>", .text: "It's\nlong", .link: "https://shop.example:8443/a?b=c#d",
                    .price: "€ 5", .from: "2011-07-14", .until: "2011-07-15", .priority: "100",
                    .films: "tt0078748\ntmdb:5\n\(Film.ID.random())", .series: "A\nB", .genres: "Drama",
                    .people: "Ann Other",
                    .keywords: "space|ship", .audience: "kids|family",
                ]).advertisement(.random())
                try await advertising.save([offer])
                #expect(try await advertising.advertising().offers == [offer])
                offer = try Self.offer("Another", id: offer.id)
                try await advertising.save([offer])
                #expect(try await advertising.advertising().offers == [offer])
                #expect(try await advertising.remove(offer.id))
                #expect(try await advertising.advertising().offers.isEmpty)
                #expect(try await !advertising.remove(offer.id))
            },
            ContractCase("keeps the picture of an offer until it is taken away") { subject in
                var advertising: any AdvertisingManagement { subject.services.owners.advertising }
                let picture = try #require(AdvertisementPicture(Self.png))
                let offer = try Self.offer("With a picture")
                await #expect(throws: AdvertisingProblem.noSuchOffer) {
                    try await advertising.setPicture(picture, of: offer.id)
                }
                try await advertising.save([offer])
                try await advertising.setPicture(picture, of: offer.id)
                let first = try await advertising.advertising().offers.first?.picture
                #expect(first != nil)
                // A change of the offer leaves it alone.
                try await advertising.save([offer])
                #expect(try await advertising.advertising().offers.first?.picture == first)
                #expect(try await advertising.picture(of: offer.id) == picture)
                try await advertising.setPicture(picture, of: offer.id)
                #expect(try await advertising.advertising().offers.first?.picture != first)
                try await advertising.setPicture(nil, of: offer.id)
                #expect(try await advertising.picture(of: offer.id) == nil)
            },
            ContractCase("counts clicks by offer and day, and only on offers") { subject in
                var advertising: any AdvertisingManagement { subject.services.owners.advertising }
                let offer = try Self.offer("Clicked")
                #expect(try await advertising.click(offer.id) == nil)
                try await advertising.save([offer])
                let first = subject.clock.clock.today
                for _ in 0..<3 { #expect(try await advertising.click(offer.id) == offer) }
                subject.clock.advance(seconds: 86_400)
                _ = try await advertising.click(offer.id)
                #expect(try await advertising.clicks() == [offer.id: [first: 3, subject.clock.clock.today: 1]])
                subject.clock.advance(seconds: 400 * 86_400)
                _ = try await advertising.click(offer.id)
                #expect(try await advertising.clicks() == [offer.id: [subject.clock.clock.today: 1]])
                _ = try await advertising.remove(offer.id)
                #expect(try await advertising.clicks().isEmpty)
            },
            ContractCase("keeps a bounded number of offers, all of a call or none") { subject in
                var advertising: any AdvertisingManagement { subject.services.owners.advertising }
                let offers = try (0..<Advertisement.countLimit).map { try Self.offer("Offer \($0)") }
                try await advertising.save(offers)
                await #expect(throws: AdvertisingProblem.tooManyOffers) {
                    var changed = offers[0]
                    changed.name = "Changed"
                    try await advertising.save([changed, try Self.offer("One more")])
                }
                #expect(try await advertising.advertising().offers.contains(offers[0]))
                #expect(try await advertising.advertising().offers.count == Advertisement.countLimit)
            },
            ContractCase("keeps how many are shown, within limits, and shows none until it is told to") { subject in
                var advertising: any AdvertisingManagement { subject.services.owners.advertising }
                try await advertising.save([try Self.offer("An offer")])
                #expect(try await !advertising.advertising().isOn)
                for (asked, kept) in [(0, 0), (3, 3), (99, 3), (-1, 0)] {
                    try await advertising.show(atMost: asked)
                    #expect(try await advertising.advertising().limit == kept)
                }
            },
            ContractCase("lets everybody turn offers off for themselves") { subject in
                var advertising: any AdvertisingManagement { subject.services.owners.advertising }
                let member = try await subject.services.owners.persons.add(PersonDraft(name: "Ada")).id
                let offer = try Self.offer("An offer")
                try await advertising.save([offer])
                for wants in [false, false, true] {
                    try await advertising.want(wants, by: member)
                    #expect(try await advertising.reader(member) == AdvertisingReader(wantsAdvertising: wants))
                    #expect(try await advertising.reader(.owner).wantsAdvertising)
                }
            },
        ]
    }
}
