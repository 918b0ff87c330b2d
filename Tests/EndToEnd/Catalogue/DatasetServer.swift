import Foundation

/// Serves the files of a folder as IMDb's server does: with dates, in parts, and only if they have changed.
final class DatasetServer {
    let address: String
    private let process: Process
    private let output = Pipe()
    private let input = Pipe()

    /// - Parameter stopsAfter: bytes of a file after which the first answer ends too early
    /// - Parameter stalls: whether that answer then stays open
    init(_ folder: String, stopsAfter bytes: Int = 0, stalls: Bool = false) throws {
        process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-u", "-c", Self.script, folder, String(bytes), stalls ? "stall" : ""]
        process.standardOutput = output
        // The server ends with the test, because this pipe is closed then.
        process.standardInput = input
        try process.run()
        address = "http://127.0.0.1:\(Self.line(output))/"
    }

    deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Waits until the next request is answered: its path, the status, and the requested range.
    func nextRequest() -> String { Self.line(output) }

    private static func line(_ pipe: Pipe) -> String {
        var bytes: [UInt8] = []
        while let byte = try? pipe.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let script = """
        import email.utils, http.server, os, sys, threading, time
        folder, stop, stall = sys.argv[1], int(sys.argv[2]), sys.argv[3]

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *rest): pass

            def do_GET(self):
                global stop
                path, start = folder + self.path, 0
                wanted = self.headers.get("Range", "")
                if not os.path.exists(path):
                    print(self.path, 404)
                    return self.send_error(404)
                date = email.utils.formatdate(int(os.stat(path).st_mtime), usegmt=True)
                content = open(path, "rb").read()
                if self.headers.get("If-Modified-Since") == date:
                    self.send_response(304)
                    self.end_headers()
                    return print(self.path, 304)
                status = 206 if wanted and self.headers.get("If-Range", date) == date else 200
                self.send_response(status)
                if status == 206:
                    start = int(wanted[len("bytes="):-1])
                    self.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
                self.send_header("Content-Length", str(len(content) - start))
                self.send_header("Last-Modified", date)
                self.end_headers()
                if stop:
                    self.wfile.write(content[start:start + stop])
                    stop = 0
                    print(self.path, status, wanted)
                    if stall: threading.Event().wait()
                    return self.connection.close()
                self.wfile.write(content[start:])
                print(self.path, status, wanted)

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        print(server.server_port)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        sys.stdin.read()
        """
}
