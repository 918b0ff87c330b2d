import FilmzPages
import Testing

struct FormFieldsTests {
    @Test func fieldsKeepTheirOrder() {
        let fields = FormFields(urlEncoded: "audience=kids&title=A+%26+B%21&audience=family&empty=&bare")
        #expect(fields.all("audience") == ["kids", "family"])
        #expect(fields.first("title") == "A & B!")
        #expect(fields.first("empty") == "")
        #expect(fields.first("bare") == "")
        #expect(fields.first("missing") == nil)
    }

    @Test(arguments: [
        ("a=%", "%"), ("a=%4", "%4"), ("a=%zz", "%zz"), ("a=%41%", "A%"), ("a==b=", "=b="), ("&&a=1&", "1"),
        ("a=%FF", "\u{FFFD}"), ("a=%E5%8D%83", "千"), ("a=千", "千"),
    ])
    func brokenOnesAreReadAsFarAsPossible(body: String, value: String) {
        #expect(FormFields(urlEncoded: body).first("a") == value)
    }

    @Test func nothingIsNothing() {
        #expect(FormFields(urlEncoded: "").first("") == nil)
        #expect(FormFields([("a", "1"), ("a", "2")]).all("a") == ["1", "2"])
    }
}
