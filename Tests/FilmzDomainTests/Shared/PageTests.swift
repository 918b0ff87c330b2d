import FilmzDomain
import Testing

@Suite struct PageTests {
    @Test(arguments: [(Int.min, 1), (-1, 1), (0, 1), (1, 1), (48, 48), (200, 200), (201, 200), (Int.max, 200)])
    func aPageHasASensibleSize(_ wanted: Int, _ size: Int) {
        #expect(PageRequest(size: wanted).size == size)
        #expect(PageRequest(size: wanted).cursor == nil)
    }

    @Test func aCursorIsShortTextOfAnyKind() throws {
        #expect(PageCursor("") == nil)
        #expect(PageCursor(String(repeating: "x", count: PageCursor.maximumLength)) != nil)
        #expect(PageCursor(String(repeating: "x", count: PageCursor.maximumLength + 1)) == nil)
        #expect(PageCursor(String(repeating: "é", count: PageCursor.maximumLength)) == nil, "Bytes count.")
        #expect(PageCursor("'; --")?.description == "'; --")
    }

    @Test func mapsItsItemsAlone() throws {
        let page = Page(items: [1, 2], total: 7, next: PageCursor("more")).map { "\($0 * 2)" }
        #expect(page.items == ["2", "4"])
        #expect(page.total == 7)
        #expect(page.next == PageCursor("more"))
    }

    @Test func jsonLeavesOutTheNextPageOfTheLast() throws {
        #expect(
            try JSONForm.json(Page(items: [1], total: 3, next: PageCursor("x/2")))
                == #"{"items":[1],"next":"x/2","total":3}"#)
        #expect(try JSONForm.json(Page(items: [3], total: 3)) == #"{"items":[3],"total":3}"#)
    }
}
