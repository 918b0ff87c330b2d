import APICore
import Foundation
import Testing

@Suite struct LenientTests {
    private struct Model: Decodable, Equatable {
        @Lenient var int: Int?
        @Lenient var double: Double?
        @Lenient var text: String?
        @Lenient var flag: Bool?
        @Lenient var day: PlainDate?
        @Lenient var list: [Int]?
        var id: Int
    }

    private func value<Value>(_ path: KeyPath<Model, Value>, of json: String, _ name: String) throws -> Value {
        let text = "{\"id\":1,\"\(name)\":\(json)}"
        return try JSONDecoder().decode(Model.self, from: Data(text.utf8))[keyPath: path]
    }

    @Test(arguments: [
        ("136", 136), ("-1", -1), ("136.0", 136), ("\"136\"", 136), ("\" 136 \\n\"", 136), ("\"-1\"", -1),
        ("null", nil),
        ("\"\"", nil), ("\"N/A\"", nil), ("\"136 min\"", nil), ("136.5", nil), ("\"136.5\"", nil), ("true", nil),
        ("[]", nil), ("{}", nil), ("[1]", nil), ("99999999999999999999", nil), ("1e300", nil),
    ])
    func aWholeNumberMayBeText(_ json: String, _ int: Int?) throws {
        #expect(try value(\.int, of: json, "int") == int)
    }

    @Test(arguments: [
        ("7.9", 7.9), ("8", 8), ("\"7.9\"", 7.9), ("\" 8\"", 8), ("\"-1.00\"", -1), ("\"\"", nil), ("\"N/A\"", nil),
        ("\"nan\"", nil), ("\"inf\"", nil), ("\"-infinity\"", nil), ("\"7,9\"", nil), ("null", nil), ("false", nil),
    ])
    func aNumberMayBeText(_ json: String, _ double: Double?) throws {
        #expect(try value(\.double, of: json, "double") == double)
    }

    @Test(arguments: [
        ("\"Alien\"", "Alien"), ("\" a \"", " a "), ("\"\"", ""), ("1979", "1979"), ("7.5", "7.5"), ("8.0", "8"),
        ("-1", "-1"), ("null", nil), ("true", nil), ("[\"a\"]", nil), ("{\"a\":1}", nil),
    ])
    func textMayBeANumber(_ json: String, _ text: String?) throws {
        #expect(try value(\.text, of: json, "text") == text)
    }

    @Test(arguments: [
        ("true", true), ("false", false), ("\"true\"", true), ("\" false\"", false), ("\"yes\"", nil), ("null", nil),
        ("\"\"", nil), ("2", nil),
    ])
    func aFlagMayBeText(_ json: String, _ flag: Bool?) throws {
        #expect(try value(\.flag, of: json, "flag") == flag)
    }

    @Test func otherTypesAreReadOrNil() throws {
        #expect(try value(\.day, of: "\"1979-05-25\"", "day") == PlainDate(year: 1979, month: 5, day: 25))
        #expect(try value(\.day, of: "\"\"", "day") == nil)
        #expect(try value(\.day, of: "1979", "day") == nil)
        #expect(try value(\.list, of: "[1,2]", "list") == [1, 2])
        #expect(try value(\.list, of: "[1,\"x\"]", "list") == nil)
    }

    @Test func whatIsMissingIsNil() throws {
        let model = try JSONDecoder().decode(Model.self, from: Data("{\"id\":7}".utf8))
        #expect(model == Model(id: 7))
        #expect(model.int == nil)
        #expect(model.text == nil)
        #expect(model.list == nil)
    }

    @Test func theFieldThatMattersStaysStrict() {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Model.self, from: Data("{\"int\":1}".utf8)) }
    }
}
