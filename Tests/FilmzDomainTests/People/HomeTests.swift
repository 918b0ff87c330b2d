import FilmzDomain
import Testing

struct HomeTests {
    private static let ada = Person(id: .owner, name: "Ada", role: .owner)
    private static let ben = Person(id: Person.ID(rawValue: 2), name: "Ben", role: .member)
    private static let grandma = Person(id: Person.ID(rawValue: 3), name: "Grandma", role: .member, keeper: .owner)

    private static func names(of person: Person, among persons: [Person]) -> [String]? {
        Home(of: person.id, among: persons)?.everybody.map(\.name)
    }

    @Test func aHomeIsAKeeperAndTheirProfiles() {
        let persons = [Self.ada, Self.ben, Self.grandma]
        for person in [Self.ada, Self.grandma] {
            #expect(Self.names(of: person, among: persons) == ["Ada", "Grandma"])
        }
        #expect(Self.names(of: Self.ben, among: persons) == ["Ben"])
        #expect(Home(of: Self.ben.id, among: persons)?.isShared == false)
    }

    @Test func whoIsRetiredIsNotAtHome() {
        var grandma = Self.grandma
        grandma.retiredAt = Timestamp(milliseconds: 0)
        #expect(Self.names(of: grandma, among: [Self.ada, grandma]) == nil)
        #expect(Self.names(of: Self.ada, among: [Self.ada, grandma]) == ["Ada"])
        var ben = Self.ben
        ben.retiredAt = Timestamp(milliseconds: 0)
        var kept = Self.grandma
        kept.keeper = ben.id
        #expect(Self.names(of: kept, among: [Self.ada, ben, kept]) == nil)
    }

    @Test(arguments: ["1234", "01234567", " 12 34 "])
    func aPinIsDigits(text: String) throws {
        #expect(try Pin(text).digits == text.filter { $0 != " " })
    }

    @Test(arguments: ["", "123", "123456789", "12a4", "١٢٣٤", "-123", String(repeating: " ", count: 101) + "1234"])
    func anythingElseIsNone(text: String) {
        #expect(throws: ProfileError.malformedPin) { try Pin(text) }
    }
}
