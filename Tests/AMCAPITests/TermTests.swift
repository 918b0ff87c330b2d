import AMCAPI
import Foundation
import Testing

@Suite struct TermTests {
    @Test func caseAndSpaceDoNotCount() {
        #expect(AMCGenre(rawValue: " ACTION ") == .action)
        #expect(AMCGenre(rawValue: "romantic comedy") == .romanticComedy)
        #expect(AMCGenre(rawValue: "Action").rawValue == "Action")
        #expect(AMCAttributeCode(rawValue: "imax") == .imax)
        #expect(Set<AMCGenre>(["ACTION", "Action", "action "]).count == 1)
        #expect(AMCGenre.action != .adventure)
    }

    @Test func aRatingIsTheSameWithAHyphen() {
        #expect(AMCRating(rawValue: "PG-13") == .pg13)
        #expect(AMCRating(rawValue: "nc-17") == .nc17)
        #expect(AMCRating.pg != .pg13)
        #expect(Set<AMCRating>(["PG13", "PG-13"]).count == 1)
    }

    @Test func unknownTermsSurvive() {
        let term: AMCTicketType = "Robot"
        #expect(term.description == "Robot")
        #expect(term != .adult)
    }

    @Test func identifiers() throws {
        let id: MovieId = 7
        #expect(id.rawValue == 7)
        #expect(id.description == "7")
        #expect(id < 8)
        #expect(try JSONDecoder().decode([MovieId].self, from: Data(#"[7,"8"]"#.utf8)) == [7, 8])
        #expect(try String(decoding: JSONEncoder().encode([id]), as: UTF8.self) == "[7]")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([TheatreId].self, from: Data(#"["seven"]"#.utf8))
        }
    }
}
