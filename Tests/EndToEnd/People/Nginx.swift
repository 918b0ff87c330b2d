import Foundation

/// A reverse proxy, set up as docs/hosting.md says, on its own port.
final class Nginx: Sendable {
    let port: Int
    private let process: Process

    /// - Parameter certificate: the path of its files without their endings
    init(folder: String, certificate: String, to address: String) throws {
        // Another program may take the port between the attempts.
        var attempts = 0
        while true {
            attempts += 1
            let port = Int.random(in: 20_000...60_000)
            let process = try Self.start(folder, certificate, address, port)
            if Self.answers(port, process) {
                self.port = port
                self.process = process
                return
            }
            guard attempts < 5 else { throw CocoaError(.featureUnsupported) }
        }
    }

    deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private static func start(
        _ folder: String, _ certificate: String, _ address: String, _ port: Int
    ) throws -> Process {
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .map { "\($0)_temp_path \(folder)/nginx-\($0);" }.joined(separator: " ")
        let configuration = """
            daemon off; master_process off; pid \(folder)/nginx.pid; error_log \(folder)/nginx.log;
            events {}
            http {
              access_log off; \(temporary)
              server {
                listen 127.0.0.1:\(port) ssl;
                ssl_certificate \(certificate).pem;
                ssl_certificate_key \(certificate).key;
                location / {
                  proxy_pass \(address);
                  proxy_set_header Host $http_host;
                  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
                  proxy_set_header X-Forwarded-Proto $scheme;
                }
              }
            }
            """
        try Data(configuration.utf8).write(to: URL(filePath: folder + "/nginx.conf"))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["PATH=/usr/sbin:/usr/bin:/bin", "nginx", "-p", folder, "-c", folder + "/nginx.conf"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Waits until it is known whether the proxy listens.
    private static func answers(_ port: Int, _ process: Process) -> Bool {
        while process.isRunning {
            let asked = try? Tool.run(
                "curl", "--silent", "--insecure", "--max-time", "10", "https://127.0.0.1:\(port)/")
            if asked?.status == 0 { return true }
        }
        return false
    }
}
