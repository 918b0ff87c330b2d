/// `filmz password`.
public enum PasswordCommandText: TextKey {
    case abstract, discussion, remove, removed, changed, set, nothingRead, new, again, differ

    public var english: Message {
        switch self {
        case .abstract: "Set, change or remove the password; it lets other devices in."
        case .discussion:
            "On a terminal the password is asked for twice and not shown. From a pipe it is read as one line. Changing or removing it signs out every device."
        case .remove: "Remove the password; then only this machine can use Filmz."
        case .removed: "Removed the password; only this machine can use Filmz now."
        case .changed: "Changed the password; every device has to sign in again."
        case .set: "Set the password. To use Filmz on your phone: filmz serve --host 0.0.0.0"
        case .nothingRead: "There was no password to read; give it as one line of UTF-8."
        case .new: "New password:"
        case .again: "The same again:"
        case .differ: "The two passwords differ; nothing was changed, please try again."
        }
    }
}
