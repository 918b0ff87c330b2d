import APICore
import APICoreTesting
import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import HTTPTypes
import Synchronization
import Testing

@testable import FilmzProviders

@Suite(.timeLimit(.minutes(10))) struct PostersTests {
    private let folder: TemporaryFolder
    private let clock = SettableClock()
    private let background = RunningWork()
    private let alien = Film.ID(.tmdb(348))
    private let heat = Film.ID(.tmdb(949))
    private let address: URL
    private let scanned: URL

    init() throws {
        folder = TemporaryFolder()
        address = try #require(URL(string: "https://image.tmdb.org/t/p/w500/alien.png"))
        scanned = try #require(URL(string: "https://amc-theatres-res.cloudinary.com/v1/heat.png"))
    }

    private func posters(
        _ stub: MockTransport, _ urls: [Film.ID: URL]? = nil, diskLimit: Int = 1 << 20, memoryLimit: Int = 1 << 20
    ) throws -> Posters {
        let clock = clock
        return Posters(
            addresses: urls ?? [alien: address], files: try DiskCache(folder: folder.path, limit: diskLimit),
            memoryLimit: memoryLimit, addressGuard: AddressGuard(),
            fetcher: PosterFetcher(transport: stub, timeLimit: .seconds(600)), work: background.work,
            now: { clock.now })
    }

    /// Answers every call with a picture as wide as the address says.
    private func pictures(byteCount: Int = 64) -> MockTransport {
        MockTransport { request, _ async throws(APIError) in
            let width = request.url.path().contains("w780") ? 780 : 342
            return .picture(SamplePicture.png(width, width * 3 / 2, byteCount: byteCount))
        }
    }

    private func status(_ code: Int) -> MockTransport {
        MockTransport { _, _ async throws(APIError) in APIResponse(status: HTTPResponse.Status(code: code)) }
    }

    private func width(_ picture: Picture?) -> Int? {
        picture.flatMap { PictureInspector($0.bytes)?.width }
    }

    @Test func fetchesEachSizeOnce() async throws {
        let stub = pictures()
        let posters = try posters(stub)
        for _ in 0..<3 {
            #expect(width(try await posters.picture(of: alien, size: .small, permission: .granted)) == 342)
            #expect(width(try await posters.picture(of: alien, size: .large, permission: .granted)) == 780)
        }
        #expect(
            await stub.addresses == [
                "https://image.tmdb.org/t/p/w342/alien.png", "https://image.tmdb.org/t/p/w780/alien.png",
            ])
    }

    @Test func bytesKindAndTagGoTogether() async throws {
        let posters = try posters(pictures(), [alien: address, heat: scanned])
        let small = try #require(try await posters.picture(of: alien, size: .small, permission: .granted))
        let large = try #require(try await posters.picture(of: alien, size: .large, permission: .granted))
        #expect(small.bytes == SamplePicture.png(342, 513))
        #expect(small.mediaType == "image/png")
        #expect(small.tag.count == 32)
        #expect(small.tag.allSatisfy { $0.isLetter || $0.isNumber })
        #expect(small.tag != large.tag)
        #expect(try await posters.picture(of: heat, size: .small, permission: .granted)?.tag == small.tag)
    }

    @Test func aFilmWithoutAPictureHasNone() async throws {
        let stub = pictures()
        let posters = try posters(stub)
        #expect(posters.poster(of: heat) == nil)
        #expect(try await posters.picture(of: heat, size: .small, permission: .granted) == nil)
        await posters.want(heat, size: .small, permission: .granted)
        #expect(posters.queueLength == 0)
        #expect(await stub.requests.isEmpty)
    }

    @Test func tellsWhetherItIsHere() async throws {
        let stub = pictures()
        let posters = try posters(stub)
        let before = try #require(posters.poster(of: alien))
        #expect(!before.isHere)
        _ = try await posters.picture(of: alien, size: .small, permission: .granted)
        let after = try #require(posters.poster(of: alien))
        #expect(after == Poster(version: before.version, isHere: true))
        #expect(try self.posters(stub).poster(of: alien) == after, "after a restart")
    }

    @Test func aPictureThatIsNotedAppearsAtOnce() async throws {
        let posters = try posters(pictures(), [:])
        posters.note(address, of: heat)
        let first = try #require(posters.poster(of: heat))
        #expect(first.version.count == 12)
        posters.note(scanned, of: heat)
        #expect(posters.poster(of: heat)?.version != first.version)
        posters.note(URL(string: "https://example.com/a.png"), of: heat)
        #expect(posters.poster(of: heat) == nil)
        posters.note(URL(string: "http://image.tmdb.org/t/p/w500/alien.png"), of: heat)
        #expect(posters.poster(of: heat)?.version == first.version)
        posters.note(nil, of: heat)
        #expect(posters.poster(of: heat) == nil)
    }

    @Test func whatASearchFindsReplacesNothingThatIsBelievedMore() throws {
        let posters = try posters(pictures(), [:])
        func version(_ found: URL, _ provider: Provider) -> String? {
            posters.note(found, of: heat, foundBy: provider)
            return posters.poster(of: heat)?.version
        }
        let mine = try #require(version(scanned, .omdb))
        let other = try #require(version(address, .tmdb))
        #expect(mine != other)
        #expect(version(scanned, .omdb) == other, "TMDb is believed more")
        posters.note(scanned, of: heat)
        #expect(posters.poster(of: heat)?.version == mine)
        #expect(version(address, .tmdb) == mine, "the film itself was asked about")
        posters.note(nil, of: heat)
        #expect(version(address, .amc) == other)
    }

    @Test func whoLeavesDoesNotWaitForTheFetch() async throws {
        let latch = Latch()
        let stub = MockTransport { _, _ async throws(APIError) in
            await latch.wait()
            return .picture(SamplePicture.png(342, 513))
        }
        let posters = try posters(stub)
        let task = Task { try await posters.picture(of: alien, size: .small, permission: .granted) }
        try await eventually("it is asked for") { await !stub.requests.isEmpty }
        task.cancel()
        #expect(try await task.value == nil)
        await latch.open()
        #expect(try await posters.picture(of: alien, size: .small, permission: .granted) != nil)
        #expect(await stub.requests.count == 1)
    }

    @Test func isFetchedOnceForAllWhoAsk() async throws {
        let latch = Latch()
        let stub = MockTransport { _, _ async throws(APIError) in
            await latch.wait()
            return .picture(SamplePicture.png(342, 513))
        }
        let posters = try posters(stub)
        let tasks = (0..<10).map { _ in
            Task { try await posters.picture(of: alien, size: .small, permission: .granted) }
        }
        try await eventually("it is asked for") { await !stub.requests.isEmpty }
        for _ in 0..<200 { await Task.yield() }
        #expect(await stub.requests.count == 1)
        // The fetch continues although the first callers go away.
        tasks.prefix(5).forEach { $0.cancel() }
        await latch.open()
        for task in tasks.dropFirst(5) { #expect(try await task.value != nil) }
        #expect(try await posters.picture(of: alien, size: .small, permission: .granted) != nil)
        #expect(await stub.requests.count == 1)
    }

    @Test func comesFromTheDiskAfterARestart() async throws {
        let stub = pictures()
        let first = try await posters(stub).picture(of: alien, size: .small, permission: .granted)
        #expect(first != nil)
        #expect(try await posters(stub).picture(of: alien, size: .small, permission: .granted) == first)
        #expect(await stub.requests.count == 1)
    }

    @Test func isFetchedAgainWhenItHadToGo() async throws {
        let stub = pictures(byteCount: 2_000)
        var urls: [Film.ID: URL] = [:]
        for number in 1...10 {
            urls[Film.ID(.tmdb(number))] = URL(string: "https://image.tmdb.org/t/p/w500/\(number).png")
        }
        let posters = try posters(stub, urls, diskLimit: 9_000, memoryLimit: 9_000)
        for film in urls.keys {
            #expect(try await posters.picture(of: film, size: .small, permission: .granted) != nil)
            #expect(posters.memoryByteCount <= 9_000)
        }
        let here = urls.keys.filter { posters.poster(of: $0)?.isHere == true }
        #expect(1...4 ~= here.count)
        #expect(await stub.requests.count == 10)
        let gone = try #require(urls.keys.first { !here.contains($0) })
        #expect(try await posters.picture(of: gone, size: .small, permission: .granted) != nil)
        #expect(await stub.requests.count == 11)
    }

    @Test func ofAListWhatCameAndWhatWentIsToldAnew() async throws {
        let films = (1...10).map { Film.ID(.tmdb($0)) }
        let urls = films.map { ($0, URL(string: "https://image.tmdb.org/t/p/w500/\($0).png")) }
        let posters = try posters(
            pictures(byteCount: 2_000), Dictionary(uniqueKeysWithValues: urls).compactMapValues(\.self),
            diskLimit: 9_000, memoryLimit: 0)
        var list: [Bool?] { posters.posters(of: films + [heat]).map { $0?.isHere } }
        #expect(list == films.map { _ in false } + [nil])
        _ = try await posters.picture(of: films[0], size: .small, permission: .granted)
        #expect(list == [true] + films.dropFirst().map { _ in false } + [nil])
        for film in films { _ = try await posters.picture(of: film, size: .small, permission: .granted) }
        #expect(list.first == false)
        #expect(list[9] == true)
        posters.note(address, of: heat)
        #expect(list.last == false)
    }

    @Test func aFileThatIsDamagedIsFetchedAgain() async throws {
        let stub = pictures()
        let picture = try await posters(stub).picture(of: alien, size: .small, permission: .granted)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try Data("cut".utf8).write(to: URL(filePath: "\(folder.path)/\(file)"))
        }
        #expect(try await posters(stub).picture(of: alien, size: .small, permission: .granted) == picture)
        #expect(await stub.requests.count == 2)
    }

    @Test func worksWithoutADisk() async throws {
        let stub = pictures()
        let posters = try posters(stub)
        try FileManager.default.removeItem(atPath: folder.path)
        for _ in 0..<2 { #expect(try await posters.picture(of: alien, size: .small, permission: .granted) != nil) }
        #expect(posters.poster(of: alien)?.isHere == true)
        #expect(await stub.requests.count == 1)
    }

    @Test func anAddressThatFailedIsLeftInPeaceForLongerEachTimeUpToAnHour() async throws {
        let stub = status(500)
        let posters = try posters(stub)
        for (calls, minutes) in [1, 2, 4, 8, 16, 32, 60, 60].enumerated() {
            #expect(try await posters.picture(of: alien, size: .small, permission: .granted) == nil)
            clock.advance(seconds: Int64(minutes) * 60 - 1)
            #expect(try await posters.picture(of: alien, size: .small, permission: .granted) == nil)
            await posters.want(alien, size: .small, permission: .granted)
            #expect(posters.queueLength == 0)
            #expect(await stub.requests.count == calls + 1)
            clock.advance(seconds: 1)
        }
    }

    @Test func anAddressWithoutAPictureIsLeftInPeaceForADay() async throws {
        for stub in [status(404), MockTransport("<html>")] {
            let posters = try posters(stub)
            for calls in 1...2 {
                #expect(try await posters.picture(of: alien, size: .small, permission: .granted) == nil)
                clock.advance(seconds: 86_399)
                #expect(try await posters.picture(of: alien, size: .small, permission: .granted) == nil)
                #expect(await stub.requests.count == calls)
                clock.advance(seconds: 1)
            }
        }
    }

    @Test func afterASuccessTheWaitIsShortAgain() async throws {
        let stub = MockTransport { _, call async throws(APIError) in
            call == 2 ? .picture(SamplePicture.png(342, 513)) : APIResponse(status: .internalServerError)
        }
        let posters = try posters(stub)
        for wait in [60, 120] as [Int64] {
            #expect(try await posters.picture(of: alien, size: .small, permission: .granted) == nil)
            clock.advance(seconds: wait)
        }
        #expect(try await posters.picture(of: alien, size: .small, permission: .granted) != nil)
        try FileManager.default.removeItem(atPath: folder.path)
        #expect(try await posters.picture(of: alien, size: .small, permission: .granted) != nil)
        #expect(await stub.requests.count == 3)
    }

    @Test(arguments: PosterSize.allCases)
    func theOtherSizeIsBetterThanNone(wanted: PosterSize) async throws {
        let stub = MockTransport { request, _ async throws(APIError) in
            request.url.path().contains("w\(wanted.width)")
                ? APIResponse(status: .notFound)
                : .picture(SamplePicture.png(wanted.other.width, wanted.other.width * 3 / 2))
        }
        let posters = try posters(stub)
        #expect(try await posters.picture(of: alien, size: wanted, permission: .granted) == nil)
        #expect(try await posters.picture(of: alien, size: wanted.other, permission: .granted) != nil)
        #expect(width(try await posters.picture(of: alien, size: wanted, permission: .granted)) == wanted.other.width)
        #expect(await stub.requests.count == 2)
    }

    @Test func whatIsWantedComesByItself() async throws {
        let stub = pictures()
        let posters = try posters(stub)
        await posters.want(alien, size: .small, permission: .granted)
        try await eventually("it is here") { posters.poster(of: alien)?.isHere == true }
        await posters.want(alien, size: .small, permission: .granted)
        #expect(posters.queueLength == 0)
        #expect(await stub.requests.count == 1)
    }

    @Test func ofTooManyWishesTheOldestGo() async throws {
        let latch = Latch()
        let stub = MockTransport { request, _ async throws(APIError) in
            await latch.wait()
            return .picture(SamplePicture.png(342, 513))
        }
        let films = (1...304).map { Film.ID(.tmdb($0)) }
        let posters = try posters(stub, [:], memoryLimit: 1 << 24)
        for (number, film) in films.enumerated() {
            posters.note(URL(string: "https://image.tmdb.org/t/p/w500/\(number).png"), of: film)
        }
        for film in films.prefix(4) { await posters.want(film, size: .small, permission: .granted) }
        try await eventually("four are under way") { await stub.requests.count == 4 }
        for film in films.dropFirst(4) + films.suffix(10) {
            await posters.want(film, size: .small, permission: .granted)
        }
        #expect(posters.queueLength == 200)
        await latch.open()
        try await eventually("all are fetched") { await stub.requests.count == 204 }
        try await eventually("the newest is here") { posters.poster(of: films[303])?.isHere == true }
        #expect(posters.poster(of: films[4])?.isHere == false)
    }

    @Test func whereThePictureOfAFilmIsIsAskedWhenItIsShown() async throws {
        let stub = pictures()
        let posters = try posters(stub, [:])
        let isPossible = Mutex(true)
        let sought = Mutex<[Film.ID]>([])
        #expect(posters.poster(of: alien) == nil, "nobody can be asked")
        posters.begin(
            Posters.PictureLookup(isPossible: { isPossible.withLock(\.self) }) { [alien, address] film in
                sought.withLock { $0.append(film) }
                if film == alien { posters.note(address, of: film) }
            })
        #expect(posters.poster(of: .random()) == nil, "nobody knows one typed in")
        #expect(posters.poster(of: alien) == .unknown)
        #expect(width(try await posters.picture(of: alien, size: .small, permission: .granted)) == 342)
        #expect(posters.poster(of: alien)?.isHere == true)

        #expect(try await posters.picture(of: heat, size: .small, permission: .granted) == nil)
        #expect(posters.poster(of: heat) == nil, "asked in vain")
        #expect(try await posters.picture(of: heat, size: .small, permission: .granted) == nil)
        #expect(sought.withLock(\.self) == [alien, heat])
        clock.advance(seconds: 3_600)
        #expect(posters.poster(of: heat) == .unknown)
        isPossible.withLock { $0 = false }
        #expect(posters.poster(of: heat) == nil)
    }

    @Test func aWishAsksWhereThePictureIs() async throws {
        let posters = try posters(pictures(), [:])
        posters.begin(
            Posters.PictureLookup(isPossible: { true }) { [address] in posters.note(address, of: $0) })
        await posters.want(alien, size: .small, permission: .granted)
        try await eventually("it is here") { posters.poster(of: alien)?.isHere == true }
    }

    @Test func nothingIsFetchedAfterTheEnd() async throws {
        let stub = pictures()
        let posters = try posters(stub, [alien: address, heat: scanned])
        let picture = try await posters.picture(of: alien, size: .small, permission: .granted)
        await posters.shutdown()
        #expect(try await posters.picture(of: alien, size: .small, permission: .granted) == picture)
        #expect(try await posters.picture(of: heat, size: .small, permission: .granted) == nil)
        await posters.want(heat, size: .small, permission: .granted)
        #expect(posters.queueLength == 0)
        #expect(await stub.requests.count == 1)
    }
}
