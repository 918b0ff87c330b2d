import FilmzDomain
import FilmzPages
import Testing

struct FilmFormTests {
    @Test func fieldsBecomeADraft() throws {
        let form = FilmForm(
            FormFields(
                urlEncoded: "title=A&originalTitle=B&year=+1994&runtime=90&directors=X,+Y,&genres=&imdbID=tt0111161"))
        #expect(
            try form.draft()
                == FilmDraft(
                    title: "A", originalTitle: "B", year: 1994, runtime: 90, directors: ["X", " Y"], genres: [],
                    imdbID: IMDbID(number: 111_161)))
    }

    @Test(arguments: [
        ("title=A&year=MCM", DomainError.Field.year), ("title=A&runtime=2h", .runtime),
        ("title=A&imdbID=0111161", .imdbID), ("title=A&year=99999999999999999999999", .year),
    ])
    func whatCannotBeReadIsRefused(body: String, field: DomainError.Field) {
        #expect(throws: DomainError.invalid(field, .malformed)) { try FilmForm(FormFields(urlEncoded: body)).draft() }
    }

    @Test(arguments: ["tt0111161", "https://www.imdb.com/title/tt0111161/?ref_=nv_sr_1", "m.imdb.com/title/tt0111161"])
    func imdbNumbersAreFoundInTheirAddresses(text: String) throws {
        let form = FilmForm(FormFields([("title", "A"), ("imdbID", text)]))
        #expect(try form.draft().imdbID == IMDbID(number: 111_161))
    }

    @Test func filmsComeBackFromTheirForm() throws {
        let film = Film(
            id: .random(), title: "A", originalTitle: "B", year: 1994, runtime: 90, genres: ["Drama"],
            directors: ["X", "Y"])
        #expect(try FilmForm(film).draft().film(id: film.id) == film)
    }
}
