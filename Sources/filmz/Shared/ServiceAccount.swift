import Foundation

/// The service that the package installs. Whoever administers the machine works on its data, as its user, so that no file
/// there becomes root's.
enum ServiceAccount {
    static let servicePath = "/var/lib/filmz"

    /// The data folder of the service, if this process is root's, root has no films of its own, and there is a service;
    /// nil otherwise. The first call makes this process one of the service's user.
    static let folder: String? = {
        let own = FileManager.default.homeDirectoryForCurrentUser.path + "/.local/share/filmz"
        guard geteuid() == 0, !FileManager.default.fileExists(atPath: own),
            let attributes = try? FileManager.default.attributesOfItem(atPath: servicePath),
            attributes[.type] as? FileAttributeType == .typeDirectory,
            let user = attributes[.ownerAccountID] as? UInt, user != 0,
            let group = attributes[.groupOwnerAccountID] as? UInt
        else { return nil }
        guard setgroups(0, nil) == 0, setgid(gid_t(group)) == 0, setuid(uid_t(user)) == 0 else { return nil }
        return servicePath
    }()
}
