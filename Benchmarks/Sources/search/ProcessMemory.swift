import Foundation

/// What this process has of the machine's memory, in bytes.
enum ProcessMemory {
    /// What no other process could share: everything but unchanged pages of files.
    static func dirty() throws -> Int { try value("Private_Dirty", of: "/proc/self/smaps_rollup") }

    /// The most that there was at once, with pages of files.
    static func peak() throws -> Int { try value("VmHWM", of: "/proc/self/status") }

    private static func value(_ name: String, of path: String) throws -> Int {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let line = lines.first { $0.hasPrefix(name + ":") } ?? ""
        return (Int(line.filter(\.isNumber)) ?? 0) * 1024
    }
}
