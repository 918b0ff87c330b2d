import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What `filmz ads` prints and changes.
@Suite(.onOwnThreads) struct AdvertisingCommandTests {
    private let folder = TemporaryFolder()
    private let strings = Strings.english
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"]) }

    @Test func offersAreAddedMovedAndRemoved() throws {
        let added = try filmz.run(
            "ads", "add", "--name", "The book", "--link", "https://shop.example/1", "--price", "$5", "--genres",
            "Horror|Drama", "--until", "2199-12-31")
        let id = try #require(added.output.value("offer", of: AdvertisingCommandText.saved), "\(added)")
        #expect(id.wholeMatch(of: /\d+/) != nil, "\(added)")
        #expect(added.errors.contains(strings[AdvertisingCommandText.isOff]), "\(added)")
        let listed = try filmz.run("ads")
        #expect(listed.output.hasPrefix("\(id)\tThe book\t"), "\(listed)")
        #expect(listed.output.hasSuffix("\t50\t0\n"), "\(listed)")
        #expect(try filmz.run("ads", "list", "--json").json()["total"] as? Int == 1)

        let pictures = folder.path + "/pictures"
        try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
        try AdvertisingServiceContract.png.write(to: URL(filePath: folder.path + "/a.png"))
        #expect(try filmz.run("ads", "picture", id, folder.path + "/a.png").status == 0)
        let table = folder.path + "/offers.csv"
        #expect(try filmz.run("ads", "export", "--output", table, "--pictures", pictures).status == 0)
        let text = try String(contentsOfFile: table, encoding: .utf8)
        #expect(text.contains("The book"))
        #expect(text.contains("\(id).png"))
        #expect(try filmz.run("ads", "remove", id).output.contains(strings[AdvertisingCommandText.removed]))
        #expect(try filmz.run("ads").output.isEmpty)
        let imported = strings[AdvertisingCommandText.imported, ["count": "1"]]
        #expect(try filmz.run("ads", "import", table, "--pictures", pictures).output == imported + "\n")
        #expect(try filmz.run("ads", "export").output == text.replacing("\(id).png", with: ""))
        let json = try filmz.run("ads", "--json")
        #expect(json.output.contains("\"picture\""), "\(json)")
        let limited = strings[AdvertisingCommandText.limited, ["count": "3"]]
        #expect(try filmz.run("ads", "limit", "3").output.contains(limited))
    }

    @Test func whatIsWrongIsRefusedWithASentence() throws {
        func errors(_ arguments: String..., status: Int32 = 2) throws -> String {
            let outcome = try filmz.run(arguments)
            #expect(outcome.status == status, "\(outcome)")
            return outcome.errors
        }
        let malformed = strings[AdvertisingText.malformed, ["field": strings[AdvertisingText.link]]]
        #expect(
            try errors("ads", "add", "--name", "a", "--link", "http://shop.example", "--genres", "Drama")
                == "filmz: \(malformed)\n")
        #expect(
            try errors("ads", "add", "--name", "a", "--link", "https://shop.example")
                == "filmz: \(strings[AdvertisingText.missingRule])\n")
        #expect(try errors("ads", "remove", "12", status: 1) == "filmz: \(strings[AdvertisingText.gone])\n")
        #expect(try errors("ads", "limit", "4") == "filmz: \(strings[AdvertisingCommandText.noNumber])\n")
        let table = folder.path + "/table.csv"
        try "name,link,genres,picture\na,https://shop.example,b,../secret.png\n".write(
            toFile: table, atomically: true, encoding: .utf8)
        let noPicture = strings[AdvertisingText.noPicture, ["size": strings.pictureSize]]
        #expect(try errors("ads", "import", table, "--pictures", folder.path).contains(noPicture))
        let none = folder.path + "/none.csv"
        let unreadable = strings[AdvertisingCommandText.unreadable, ["file": none, "reason": "…"]]
        #expect(try errors("ads", "import", none).says(unreadable))
        #expect(try filmz.run("ads").output.isEmpty)
        #expect(try filmz.run("person", "add", "Grace").status == 0)
        let member = try filmz.run("ads", "limit", "1", "--person", "Grace")
        #expect(member.status == 2, "\(member)")
        #expect(!member.errors.isEmpty, "\(member)")
    }
}
