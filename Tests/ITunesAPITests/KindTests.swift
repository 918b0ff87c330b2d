import APICore
import APICoreTesting
import ITunesAPI
import Testing

@Suite struct KindTests {
    @Test(arguments: [
        (#""kind":"feature-movie","trackId":1"#, ITunesKind.movie),
        (#""kind":"tv-episode","trackId":1"#, .tvEpisode),
        (#""kind":"tv-season","collectionId":1"#, .tvSeason),
        (#""kind":"album","collectionId":1"#, .album),
        (#""wrapperType":"artist","artistId":1"#, .other("artist")),
        (#""wrapperType":"collection","collectionId":1,"collectionType":"Compilation""#, .album),
        (#""wrapperType":"collection","collectionId":1,"collectionType":"Mix""#, .other("Mix")),
    ])
    func `By the store's own word`(record: String, kind: ITunesKind) async throws {
        #expect(try await self.kind(of: record) == kind)
    }

    @Test(arguments: [
        (#""wrapperType":"track","trackId":1,"primaryGenreName":"Drama","trackTimeMillis":5400000"#, ITunesKind.movie),
        (#""wrapperType":"track","trackId":1,"primaryGenreName":"Short Films","longDescription":"a""#, .movie),
        (
            #""wrapperType":"track","trackId":1,"primaryGenreName":"Comédie","trackRentalPrice":3.99,"trackTimeMillis":5400000"#,
            .movie
        ),
        (#""wrapperType":"track","trackId":1,"primaryGenreName":"Comedy","trackTimeMillis":200000"#, .other("track")),
        (
            #""wrapperType":"track","trackId":1,"primaryGenreName":"Comedy","trackTimeMillis":5400000,"isStreamable":true"#,
            .other("track")
        ),
        (#""wrapperType":"track","trackId":1"#, .other("track")),
        (#""wrapperType":"track","artistId":1,"primaryGenreName":"Drama","trackTimeMillis":5400000"#, .other("track")),
        (
            #""wrapperType":"track","trackId":1,"primaryGenreName":"Drama","trackTimeMillis":5400000,"trackViewUrl":"https://itunes.apple.com/us/tv-season/x/id2?i=1""#,
            .tvEpisode
        ),
        (#""wrapperType":"track","trackId":1,"trackViewUrl":"https://music.apple.com/us/album/x/id1""#, .song),
        (#""trackId":1,"trackViewUrl":"https://books.apple.com/us/book/x/id1""#, .ebook),
        (#""trackId":1,"trackViewUrl":"https://itunes.apple.com/movie/x/id1""#, .movie),
    ])
    func `A track without a word of its own`(record: String, kind: ITunesKind) async throws {
        #expect(try await self.kind(of: record) == kind)
        #expect(try await self.kind(of: record + #","kind":null"#) == kind)
    }

    @Test(arguments: [
        (#""collectionId":1"#, ITunesKind.bundle),
        (#""collectionId":1,"collectionViewUrl":"https://itunes.apple.com/us/movie-collection/x/id1""#, .bundle),
        (#""collectionId":1,"collectionViewUrl":"https://music.apple.com/us/album/x/1""#, .album),
        (#""collectionId":1,"collectionViewUrl":"https://itunes.apple.com/us/tv-season/x/id1""#, .tvSeason),
        (
            #""collectionId":1,"collectionName":"Reef, the Complete Collection","collectionViewUrl":"https://itunes.apple.com/us/tv-season/x/id1""#,
            .tvBundle
        ),
        (#""collectionId":1,"collectionName":"Reef: The Complete Series""#, .tvBundle),
        (#""collectionId":1,"collectionName":"Reef: The Complete Collection""#, .bundle),
        (
            #""collectionId":1,"collectionType":"TV Season","collectionName":"Reef: The Complete Series""#, .tvSeason
        ),
        (#""collectionId":1,"copyright":"℗ 2013""#, .album),
        (#""collectionId":1,"primaryGenreName":"Soundtrack""#, .album),
    ])
    func `A collection without a word of its own`(record: String, kind: ITunesKind) async throws {
        #expect(try await self.kind(of: #""wrapperType":"collection","# + record) == kind)
    }

    private func kind(of record: String) async throws -> ITunesKind? {
        let stub = MockTransport(#"{"resultCount":1,"results":[{\#(record)}]}"#)
        return try await ITunesClient(stub).search(ITunesSearch("x")).items.first?.kind
    }
}
