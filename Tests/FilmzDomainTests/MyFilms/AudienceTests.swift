import FilmzDomain
import Testing

@Suite struct AudienceTests {
    @Test func hasFourGroups() {
        #expect(Audience.groups.map(\.name) == ["kids", "adults", "family", "bodyCountSavvy"])
        #expect(Audience.groups.map(\.audience.rawValue) == [1, 2, 4, 8])
        #expect(Audience(Audience.groups.map(\.audience)) == .all)
        for (name, audience) in Audience.groups { #expect(Audience(name: name) == audience) }
    }

    @Test(arguments: ["", "Kids", "kids ", "everyone", "1"])
    func noSuchGroup(_ name: String) {
        #expect(Audience(name: name) == nil)
    }

    @Test func everySetSurvivesJSON() throws {
        for rawValue in 0...15 {
            let audience = Audience(rawValue: rawValue)
            #expect(audience.names.count == rawValue.nonzeroBitCount)
            #expect(try JSONForm.decoded(Audience.self, try JSONForm.json(audience)) == audience)
        }
        #expect(try JSONForm.json(Audience.all) == #"["kids","adults","family","bodyCountSavvy"]"#)
        #expect(try JSONForm.json([Audience.kids, []]) == #"[["kids"],[]]"#)
        #expect(try JSONForm.decoded(Audience.self, #"["family","kids","family"]"#) == [.kids, .family])
    }

    @Test(arguments: [#"["everyone"]"#, "3", #""kids""#, "[1]", "null"])
    func noSuchJSON(_ json: String) {
        #expect(throws: DecodingError.self) { try JSONForm.decoded(Audience.self, json) }
    }
}
