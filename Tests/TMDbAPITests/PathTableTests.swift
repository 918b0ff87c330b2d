import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

/// What the documentation says of calls and their paths is true.
@Suite struct PathTableTests {
    /// A call by its name, and what makes it.
    struct Call: Sendable {
        let name: String
        let make: @Sendable (TMDbClient) async throws -> Void

        init(_ name: String, _ make: @escaping @Sendable (TMDbClient) async throws -> Void) {
            self.name = name
            self.make = make
        }
    }

    /// A row of the table: the method and the path, and the call; nil when there is none.
    private struct Row: Hashable {
        let path: String
        let call: String?
    }

    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/TMDbAPI").standardizedFileURL

    private static func rows() throws -> [Row] {
        let article = sources.appending(path: "Documentation.docc/CallsAndPaths.md")
        return try String(contentsOf: article, encoding: .utf8).split(separator: "\n").compactMap { line in
            guard let row = line.wholeMatch(of: /\| `([A-Z]+ [^`]+)` \| (.+) \|/) else { return nil }
            let call = row.2.wholeMatch(of: /`([^`]+)`/).map { String($0.1) }
            return Row(path: String(row.1).replacing(/{\w+}/, with: "1"), call: call)
        }
    }

    @Test func everyCallAsksForThePathOfItsRow() async throws {
        let stub = MockTransport { _, _ in .text("", status: 401) }
        let client = TMDbClient(stub)
        var made: [Row] = []
        for call in Self.calls {
            try? await call.make(client)
            let sent = try #require(await stub.requests.last)
            #expect(await stub.requests.count == made.count + 1, "\(call.name) makes one call")
            let path = sent.url.path().replacing("/3/", with: "/", maxReplacements: 1).replacing(/\/day$/, with: "/1")
            made.append(Row(path: "GET \(path)", call: call.name))
        }
        let told = try Self.rows().filter { $0.call != nil }
        #expect(Set(made).subtracting(told).isEmpty, "the table lacks them")
        #expect(Set(told).subtracting(made).isEmpty, "the table has them, and no call asks for them")
        #expect(told.count == made.count)
    }

    @Test func theNumbersAreThoseOfTheTable() throws {
        let article = Self.sources.appending(path: "Documentation.docc/CallsAndPaths.md")
        let rows = try Self.rows()
        let text = try String(contentsOf: article, encoding: .utf8)
        #expect(Set(rows.map(\.path)).count == rows.count)
        #expect(text.contains("TMDb documents \(rows.count) calls. \(rows.count { $0.call != nil }) of them"))
    }

    /// The names that the sources give to the methods of the client: `movie(_:append:)`.
    private static func names() throws -> Set<String> {
        let folder = sources.appending(path: "Endpoints")
        var names: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.lastPathComponent.hasPrefix("TMDbClient+") {
            let code = try String(contentsOf: file, encoding: .utf8)
            for method in code.matches(of: /public func (\w+)\(([^{]*?)\)\s*(?:async|->)/) {
                let labels = method.2.matches(of: /(?:^|,)\s*(\w+)(?:\s+\w+)?:/).map { "\($0.1):" }
                names.insert("\(method.1)(\(labels.joined()))")
            }
        }
        return names
    }

    @Test func everyNamedCallExists() throws {
        let names = try Self.names()
        #expect(names.count > 80)
        for call in try Self.rows().compactMap(\.call) {
            #expect(names.contains(call), "nothing is called \(call)")
        }
    }
}
