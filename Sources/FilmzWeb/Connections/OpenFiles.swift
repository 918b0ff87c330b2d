import Foundation

/// How many files and connections this process may have open.
public enum OpenFiles {
    /// Enough for the most connections.
    private static let enough: rlim_t = 4_096

    /// How many may be open.
    static var limit: Int { Int(clamping: limits.rlim_cur) }

    /// How many are open.
    static var count: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0 }

    /// What a server needs: the files it opens by itself, and some connections.
    public static let needed = 32 + 3 * ProcessInfo.processInfo.activeProcessorCount

    /// Asks the system for more, if the limit is low and can be raised.
    /// - Returns: whether there are enough to serve
    public static func raiseLimit() -> Bool {
        var limits = limits
        if limits.rlim_cur < enough, limits.rlim_cur < limits.rlim_max {
            limits.rlim_cur = min(enough, limits.rlim_max)
            _ = unsafe setrlimit(resource, &limits)
        }
        return limit >= needed
    }

    private static var limits: rlimit {
        var limits = rlimit()
        _ = unsafe getrlimit(resource, &limits)
        return limits
    }

    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let resource = RLIMIT_NOFILE
    #endif
}
