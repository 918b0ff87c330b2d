import Foundation

/// The system's metrics of this process, under Prometheus's standard names.
enum ProcessFigures {
    static func write(to text: inout MetricsText) {
        #if os(Linux)
            // Fields are counted after the name, which may have any character in it: `man 5 proc`.
            let fields = (file("/proc/self/stat")?.split(separator: ")").last ?? "").split(separator: " ")
            let pages = file("/proc/self/statm")?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
            if let pages {
                text.gauge(
                    "process_resident_memory_bytes", help: "Memory in use.",
                    value: pages * Double(sysconf(Int32(_SC_PAGESIZE))))
            }
            if fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) {
                text.begin("process_cpu_seconds_total", type: .counter, help: "Processor time.")
                text.add(
                    "process_cpu_seconds_total", labels: "",
                    value: (user + system) / Double(sysconf(Int32(_SC_CLK_TCK))))
            }
        #endif
        text.gauge("process_open_fds", help: "Open files.", value: Double(OpenFiles.count))
        text.gauge("process_max_fds", help: "How many files may be open.", value: Double(OpenFiles.limit))
    }

    #if os(Linux)
        private static func file(_ path: String) -> String? {
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
        }
    #endif
}
