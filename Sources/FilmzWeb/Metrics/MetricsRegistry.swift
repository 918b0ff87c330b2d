public import CoreMetrics
import FilmzLocking

/// A backend of swift-metrics that collects metrics for Prometheus.
///
/// There is no backend among the packages that Filmz can have, and this is all that it needs of one. Names have
/// Prometheus's form already: `filmz_http_request_seconds`. Timers become histograms of seconds; recorders and meters,
/// gauges.
public final class MetricsRegistry: MetricsFactory {
    /// The name and the labels of one number or histogram.
    private struct Key: Hashable, Comparable {
        var name: String
        /// The labels in Prometheus's format: `route="/films/{film}",method="GET"`.
        var labels: String

        static func < (left: Key, right: Key) -> Bool { (left.name, left.labels) < (right.name, right.labels) }
    }

    private let series = Mutex<[Key: any MetricsSeries]>([:])
    /// The maximum number of series. Those beyond it record nothing, so that no mistake in a label fills the memory.
    static let limit = 10_000

    public init() {}

    // MARK: - Making

    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        findOrMake(label, labels: dimensions) { CounterSeries() }
    }

    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        findOrMake(label, labels: dimensions) { GaugeSeries() }
    }

    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        findOrMake(label, labels: dimensions) { GaugeSeries() }
    }

    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        findOrMake(label, labels: dimensions) { HistogramSeries() }
    }

    // Series live as long as the process does: Prometheus would take a counter that starts again for a restart.
    public func destroyCounter(_ handler: any CounterHandler) {}
    public func destroyMeter(_ handler: any MeterHandler) {}
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    public func destroyTimer(_ handler: any TimerHandler) {}

    /// The series of this name and labels, made if there is none.
    private func findOrMake<Series: MetricsSeries>(
        _ name: String, labels: [(String, String)], make: () -> Series
    ) -> Series {
        let key = Key(name: name, labels: MetricsText.labels(labels))
        return series.withLock { series in
            if let known = series[key] as? Series { return known }
            let new = make()
            if series[key] == nil, series.count < Self.limit { series[key] = new }
            return new
        }
    }

    // MARK: - Writing

    /// Adds all series to a text.
    /// - Parameter help: the meaning of each name, in one line
    func write(to text: inout MetricsText, help: [String: String]) {
        let all = series.withLock { $0 }.sorted { $0.key < $1.key }
        var name = ""
        for (key, one) in all {
            if key.name != name { text.begin(key.name, type: one.type, help: help[key.name] ?? "") }
            name = key.name
            one.write(key.name, labels: key.labels, to: &text)
        }
    }
}

/// Prometheus's text format, version 0.0.4.
struct MetricsText {
    private(set) var text = ""

    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    enum Kind: String {
        case counter, gauge, histogram
    }

    mutating func begin(_ name: String, type: Kind, help: String) {
        text += "# HELP \(name) \(Self.escaped(help, quotes: false))\n# TYPE \(name) \(type.rawValue)\n"
    }

    /// - Parameter labels: as ``labels(_:)`` returns them
    mutating func add(_ name: String, labels: String = "", value: Double) {
        let number = if value == value.rounded() && abs(value) < 1e15 { String(Int64(value)) } else { "\(value)" }
        if labels.isEmpty { text += "\(name) \(number)\n" } else { text += "\(name){\(labels)} \(number)\n" }
    }

    /// Adds a gauge without labels.
    mutating func gauge(_ name: String, help: String, value: Double) {
        begin(name, type: .gauge, help: help)
        add(name, labels: "", value: value)
    }

    static func labels(_ labels: [(String, String)]) -> String {
        labels.map { "\($0.0)=\"\(escaped($0.1, quotes: true))\"" }.joined(separator: ",")
    }

    private static func escaped(_ text: String, quotes: Bool) -> String {
        let lines = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
        return if quotes { lines.replacing("\"", with: "\\\"") } else { lines }
    }
}
