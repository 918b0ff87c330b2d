import Foundation

/// The number of files and connections that this process may have open.
public enum OpenFiles {
    /// A limit that is enough for the maximum number of connections.
    private static let enough: rlim_t = 4_096

    /// The maximum number of open files.
    static var limit: Int { Int(clamping: limits.rlim_cur) }

    /// The number of files that are open now.
    static var count: Int { (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0 }

    /// The number of open files that a server needs: those it opens by itself, and some connections.
    public static let needed = 32 + 3 * ProcessInfo.processInfo.activeProcessorCount

    /// Raises the limit, if it is low and can be raised.
    /// - Returns: whether the limit is enough to serve
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
