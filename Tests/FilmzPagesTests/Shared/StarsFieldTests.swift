import FilmzText
import Foundation
import Testing

@testable import FilmzPages

struct StarsFieldTests {
    private func field(_ scale: StarScale) -> String {
        let forms = ReaderForms(FormChoices(scale: scale), region: nil, language: .english)
        return StarsField(legend: "", value: "4", prefix: "a").html(Strings.english.written(in: forms)).text
    }

    /// The style sheet shows the number of the half that is chosen now, so each half has its own.
    @Test func eachHalfHasItsNumberWhereStarsAreNotCounted() {
        #expect(!field(.five).contains("<b"))
        for (scale, label, number) in [
            (StarScale.ten, SharedText.outOfTen, "8"), (.hundred, .outOfHundred, "80"),
        ] {
            let field = field(scale)
            let name = Strings.english[label, ["rating": number]]
            #expect(field.contains("<span class=\"vh\">\(name)</span></label><b aria-hidden=\"true\">\(number)</b>"))
            #expect(field.components(separatedBy: "</label><b ").count == 11)
        }
    }
}
