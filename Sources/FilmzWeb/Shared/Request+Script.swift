import Hummingbird

extension Request {
    /// Whether scripts run in the browser that asks. Then a page does not wait for what the script loads later. The
    /// script sets this cookie.
    var runsScripts: Bool { cookies["filmz-js"] != nil }
}
