import FilmzContracts
import FilmzDomain
import Testing

/// A member of a relation that something forgets would be lost, and nobody would notice for years.
@Suite struct WholeMyFilmTests {
    private let whole = MyFilm.whole

    @Test func nothingOfARelationIsForgotten() throws {
        #expect(whole.missingMembers.isEmpty)
        #expect(MyFilm().missingMembers.count > 10)
        #expect(try JSONForm.decoded(MyFilm.self, try JSONForm.json(whole)) == whole)
        #expect(MyFilm().merged(with: whole) == whole)
        #expect(whole.merged(with: MyFilm()) == whole)
        #expect(whole.undoing(before: MyFilm(), after: whole).isEmpty)
        #expect(MyFilm().undoing(before: whole, after: MyFilm()) == whole)
        #expect(ImportedRelation(whole, into: MyFilm(), rule: .mine).after == whole)
        #expect(try whole.checked(today: SettableClock().clock.today) == whole)
    }
}
