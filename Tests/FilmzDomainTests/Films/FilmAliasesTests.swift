import FilmzDomain
import Testing

@Suite struct FilmAliasesTests {
    private static let ids = (0...4).map { _ in Film.ID.random() }

    @Test func thereAreNoChains() {
        let ids = Self.ids
        var aliases = FilmAliases()
        aliases.lead(ids[0], to: ids[1])
        aliases.lead(ids[2], to: ids[3])
        aliases.lead(ids[1], to: ids[3])
        #expect(aliases.targets == [ids[0]: ids[3], ids[1]: ids[3], ids[2]: ids[3]])
        #expect(ids.map(aliases.resolved) == [ids[3], ids[3], ids[3], ids[3], ids[4]])
    }

    @Test func aFilmThatOthersLeadToIsNoAlias() {
        let ids = Self.ids
        var aliases = FilmAliases([ids[0]: ids[1]])
        aliases.lead(ids[1], to: ids[0])
        #expect(aliases.targets == [ids[1]: ids[0]])
        aliases.lead(ids[0], to: ids[0])
        #expect(aliases.targets == [ids[1]: ids[0]])
    }
}
