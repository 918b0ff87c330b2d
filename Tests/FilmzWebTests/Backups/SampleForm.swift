import HTTPTypes
import NIOCore

/// A form with a file, as browsers send it.
struct SampleForm {
    static let boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW"
    static let headers: HTTPFields = [
        .origin: "http://localhost", .contentType: "multipart/form-data; boundary=\(boundary)",
    ]

    private var bytes: [UInt8] = []

    static func upload(_ content: [UInt8], password: String? = nil, fileName: String = "filmz.sqlite") -> [UInt8] {
        var form = SampleForm()
        if let password { form.add("name=\"password\"", Array(password.utf8)) }
        form.add("name=\"backup\"; filename=\"\(fileName)\"", content, "Content-Type: application/octet-stream\r\n")
        return form.ended
    }

    mutating func add(_ disposition: String, _ content: [UInt8], _ headers: String = "") {
        let head = "--\(Self.boundary)\r\nContent-Disposition: form-data; \(disposition)\r\n\(headers)\r\n"
        bytes += Array(head.utf8) + content + Array("\r\n".utf8)
    }

    var ended: [UInt8] { bytes + Array("--\(Self.boundary)--\r\n".utf8) }
}
