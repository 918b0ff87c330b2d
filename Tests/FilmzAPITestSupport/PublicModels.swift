import Foundation

/// The models of a client library, as its sources declare them.
public enum PublicModels {
    /// The names of all public types among them that can be written and read.
    public static func codable(of library: String, from file: String = #filePath) throws -> Set<String> {
        let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "../../Sources/\(library)/Models")
            .standardizedFileURL
        var declared: Set<String> = []
        var codable: Set<String> = []
        for file in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [] {
            guard let file = file as? URL, file.pathExtension == "swift" else { continue }
            let code = try String(contentsOf: file, encoding: .utf8)
            declared.formUnion(code.matches(of: /public (?:final )?(?:struct|enum|class) (\w+)/).map { String($0.1) })
            let conforming = code.matches(of: /(?:struct|enum|class|extension) (\w+)(?:<[^{]*?>)?: [^{]*?\bCodable\b/)
            codable.formUnion(conforming.map { String($0.1) })
        }
        return declared.intersection(codable)
    }
}
