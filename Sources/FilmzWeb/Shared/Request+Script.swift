import Hummingbird

extension Request {
    /// Whether scripts run in the browser that asks: then a page need not wait for what they bring in later. The script
    /// sets the cookie.
    var runsScripts: Bool { cookies["filmz-js"] != nil }
}
