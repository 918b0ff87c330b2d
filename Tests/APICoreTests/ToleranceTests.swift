import Foundation
import Testing

@testable import APICore

/// How the clients read fields with unexpected values.
@Suite struct ToleranceTests {
    private struct Fields: Decodable {
        let container: KeyedDecodingContainer<Key>

        init(from decoder: any Decoder) throws {
            container = try decoder.container(keyedBy: Key.self)
        }
    }

    private enum Key: String, CodingKey {
        case field
    }

    private func fields(_ value: String) throws -> KeyedDecodingContainer<Key> {
        try JSONDecoder().decode(Fields.self, from: Data("{\"field\": \(value)}".utf8)).container
    }

    @Test(arguments: [
        (#""  a b\n""#, "a b"), (#""""#, nil), (#"" \u00a0""#, nil), ("12", "12"), ("null", nil), ("[]", nil),
        (#""é""#, "é"),
    ])
    func textHasNoSpaceAroundIt(_ json: String, _ text: String?) throws {
        #expect(try fields(json).text(.field) == text)
    }

    @Test(arguments: [("7", 7), (#""7""#, 7), ("7.0", 7), ("7.5", nil), ("true", nil), ("{}", nil)])
    func aWholeNumberMayComeAsText(_ json: String, _ number: Int?) throws {
        #expect(try fields(json).integer(.field) == number)
    }

    @Test(arguments: [("7", 7), ("7.5", 7.5), (#""7.5""#, 7.5), (#""inf""#, nil), ("null", nil)])
    func aNumberIsFinite(_ json: String, _ number: Double?) throws {
        #expect(try fields(json).number(.field) == number)
    }

    @Test(arguments: [
        ("true", true), ("0", false), ("1", true), (#""TRUE""#, true), (#""false""#, false), (#""maybe""#, nil),
        ("2", nil), ("null", nil),
    ])
    func aTruthValueMayComeAsTextOrNumber(_ json: String, _ flag: Bool?) throws {
        #expect(try fields(json).flag(.field) == flag)
    }

    @Test func textsAreWithoutTheBlankOnes() throws {
        #expect(try fields(#"["a", "", null, " b ", {}]"#).texts(.field) == ["a", "b"])
        #expect(try fields(#""a""#).texts(.field).isEmpty)
    }

    @Test func anEssentialListIsEmptyOnlyWhenItSaysSo() throws {
        let some: [Int] = try fields(#"[1, "x", 2]"#).essentialList(.field)
        #expect(some == [1, 2])
        let none: [Int] = try fields("[]").essentialList(.field)
        #expect(none.isEmpty)
        for broken in [#"["x"]"#, "{}", "null", #""text""#] {
            #expect(throws: DecodingError.self) {
                let _: [Int] = try fields(broken).essentialList(.field)
            }
        }
    }
}
