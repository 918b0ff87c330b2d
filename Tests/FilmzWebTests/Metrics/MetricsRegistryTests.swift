import CoreMetrics
import Testing

@testable import FilmzWeb

/// The figures as Prometheus reads them.
struct MetricsRegistryTests {
    private static func text(_ registry: MetricsRegistry, _ help: [String: String] = [:]) -> String {
        var text = MetricsText()
        registry.write(to: &text, help: help)
        return text.text
    }

    @Test func numbersOfOneNameStandTogether() {
        let registry = MetricsRegistry()
        for (route, count) in [("/b", 2), ("/a", 3), ("/b", 5)] {
            Counter(label: "seen_total", dimensions: [("route", route)], factory: registry).increment(by: count)
        }
        Meter(label: "open", factory: registry).set(1.5)
        let expected = """
            # HELP open What is \\\\ open.\\nNow.
            # TYPE open gauge
            open 1.5
            # HELP seen_total\u{20}
            # TYPE seen_total counter
            seen_total{route="/a"} 3
            seen_total{route="/b"} 7

            """
        #expect(Self.text(registry, ["open": "What is \\ open.\nNow."]) == expected)
    }

    @Test func histogramsCountWhatTookNoLonger() {
        let registry = MetricsRegistry()
        let timer = Timer(label: "time_seconds", dimensions: [("kind", "read")], factory: registry)
        for nanoseconds: Int64 in [900_000, 1_000_000, 30_000_000, 60_000_000_000] {
            timer.recordNanoseconds(nanoseconds)
        }
        let lines = Self.text(registry).split(separator: "\n").map(String.init)
        #expect(lines.contains("time_seconds_bucket{kind=\"read\",le=\"0.001\"} 2"))
        #expect(lines.contains("time_seconds_bucket{kind=\"read\",le=\"0.025\"} 2"))
        #expect(lines.contains("time_seconds_bucket{kind=\"read\",le=\"0.05\"} 3"))
        #expect(lines.contains("time_seconds_bucket{kind=\"read\",le=\"10.0\"} 3"))
        #expect(lines.contains("time_seconds_bucket{kind=\"read\",le=\"+Inf\"} 4"))
        #expect(lines.contains("time_seconds_sum{kind=\"read\"} 60.0319"))
        #expect(lines.contains("time_seconds_count{kind=\"read\"} 4"))
    }

    @Test func noTextBreaksOutOfItsLabel() {
        let registry = MetricsRegistry()
        Counter(label: "a_total", dimensions: [("x", "\"} 1\nb 2\\")], factory: registry).increment()
        #expect(Self.text(registry).hasSuffix("a_total{x=\"\\\"} 1\\nb 2\\\\\"} 1\n"))
    }

    @Test func thereAreNeverTooMany() {
        let registry = MetricsRegistry()
        for number in 0..<MetricsRegistry.limit + 100 {
            Counter(label: "a_total", dimensions: [("x", String(number))], factory: registry).increment()
        }
        #expect(Self.text(registry).split(separator: "\n").count == MetricsRegistry.limit + 2)
    }

    @Test func addingAtTheSameTimeLosesNothing() async {
        let registry = MetricsRegistry()
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1_000 {
                        Counter(label: "a_total", factory: registry).increment()
                        Timer(label: "b_seconds", factory: registry).recordNanoseconds(1)
                    }
                }
            }
        }
        let text = Self.text(registry)
        #expect(text.contains("\na_total 8000\n"))
        #expect(text.contains("\nb_seconds_count 8000\n"))
    }
}
