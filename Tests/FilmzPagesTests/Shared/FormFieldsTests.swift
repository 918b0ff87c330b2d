import FilmzPages
import Testing

struct FormFieldsTests {
    @Test func fieldsKeepTheirOrder() {
        let fields = FormFields(urlEncoded: "audience=kids&title=A+%26+B%21&audience=family&empty=&bare")
        #expect(fields.all(.audience) == ["kids", "family"])
        #expect(fields[.title] == "A & B!")
        #expect(fields[FormField<String>("empty")] == "")
        #expect(fields[FormField<String>("bare")] == "")
        #expect(fields[FormField<String>("missing")] == nil)
    }

    @Test(arguments: [
        ("a=%", "%"), ("a=%4", "%4"), ("a=%zz", "%zz"), ("a=%41%", "A%"), ("a==b=", "=b="), ("&&a=1&", "1"),
        ("a=%FF", "\u{FFFD}"), ("a=%E5%8D%83", "千"), ("a=千", "千"),
    ])
    func brokenOnesAreReadAsFarAsPossible(body: String, value: String) {
        #expect(FormFields(urlEncoded: body)[FormField<String>("a")] == value)
    }

    @Test func nothingIsNothing() {
        #expect(FormFields(urlEncoded: "")[FormField<String>("")] == nil)
        #expect(FormFields([("a", "1"), ("a", "2")]).all(FormField<Int>("a")) == [1, 2])
    }

    @Test func whatMeansNothingIsKeptAsText() {
        let fields = FormFields([("season", "two"), ("season", "3")])
        #expect(fields[.season] == nil)
        #expect(fields.text(.season) == "two")
        #expect(fields.all(.season) == [3])
    }
}
