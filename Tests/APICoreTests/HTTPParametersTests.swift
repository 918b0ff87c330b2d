import APICore
import Testing

@Suite struct HTTPParametersTests {
    @Test(
        arguments: [
            (["z": "1", "a": "2", "m": "3", "a": "4"], "z=1&a=2&m=3&a=4"), (["s": ""], "s="), ([:], nil),
            (["y": nil as Int?, "c": false], "c=false"), (["y": nil as Int?], nil),
            (["i": -3, "d": 7.5, "w": 8.0, "b": true], "i=-3&d=7.5&w=8.0&b=true"),
            (["a b&": "Tom & Jerry+#/é=🎬"], "a%20b%26=Tom%20%26%20Jerry%2B%23%2F%C3%A9%3D%F0%9F%8E%AC"),
        ] as [(HTTPParameters, String?)])
    func parametersAreEncodedInTheirOrder(_ parameters: HTTPParameters, _ encoded: String?) {
        #expect(parameters.encoded == encoded)
    }

    @Test func nilIsLeftOut() {
        let year: Int? = nil
        let genre: String? = nil
        let parameters: HTTPParameters = ["s": "alien", "y": year, "page": 2, "g": genre]
        #expect(parameters.encoded == "s=alien&page=2")
        #expect(parameters.pairs.map(\.name) == ["s", "page"])
    }

    @Test func oneListIsAppendedToAnother() {
        var parameters: HTTPParameters = ["a": 1]
        parameters.append("b", value: nil)
        parameters.append("c", value: "2")
        parameters.append(contentsOf: ["a": 3])
        #expect(parameters.encoded == "a=1&c=2&a=3")
    }
}
