import CoreMetrics
import FilmzLocking

/// A series of values with one name and one set of labels.
protocol MetricsSeries: AnyObject, Sendable {
    var type: MetricsText.Kind { get }
    func write(_ name: String, labels: String, to text: inout MetricsText)
}

final class CounterSeries: MetricsSeries, CounterHandler {
    private let count = Mutex<Int64>(0)

    var type: MetricsText.Kind { .counter }

    func increment(by amount: Int64) { count.withLock { $0 &+= amount } }
    func reset() { count.withLock { $0 = 0 } }

    func write(_ name: String, labels: String, to text: inout MetricsText) {
        text.add(name, labels: labels, value: Double(count.withLock(\.self)))
    }
}

final class GaugeSeries: MetricsSeries, MeterHandler, RecorderHandler {
    private let value = Mutex(0.0)

    var type: MetricsText.Kind { .gauge }

    func set(_ new: Int64) { set(Double(new)) }
    func set(_ new: Double) { value.withLock { $0 = new } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ new: Int64) { set(Double(new)) }
    func record(_ new: Double) { set(new) }

    func write(_ name: String, labels: String, to text: inout MetricsText) {
        text.add(name, labels: labels, value: value.withLock { $0 })
    }
}

/// A histogram of durations.
final class HistogramSeries: MetricsSeries, TimerHandler {
    private struct State {
        /// The number of durations in each bucket: at most its bound and more than the one before; the last bucket has
        /// those above all bounds.
        var counts = [Int](repeating: 0, count: HistogramSeries.bounds.count + 1)
        var nanoseconds: Int64 = 0
    }

    private let state = Mutex(State())

    /// The upper bounds of the buckets, in seconds.
    static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    var type: MetricsText.Kind { .histogram }

    func recordNanoseconds(_ duration: Int64) {
        let seconds = Double(duration) / 1e9
        let place = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        state.withLock { state in
            state.counts[place] += 1
            state.nanoseconds &+= duration
        }
    }

    func write(_ name: String, labels: String, to text: inout MetricsText) {
        let state = state.withLock { $0 }
        let before = if labels.isEmpty { "" } else { labels + "," }
        var count = 0
        for (bound, more) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], state.counts) {
            count += more
            text.add(name + "_bucket", labels: "\(before)le=\"\(bound)\"", value: Double(count))
        }
        text.add(name + "_sum", labels: labels, value: Double(state.nanoseconds) / 1e9)
        text.add(name + "_count", labels: labels, value: Double(count))
    }
}
