/// Columns with several values, each on a line of its own.
enum ListColumn {
    /// An SQL condition: one of the column's values is the parameter.
    /// - Parameter value: the parameter's value; one with a line break is in no column, because these divide values
    static func condition(_ column: String, holds parameter: String, value: String) -> String {
        let holds = "instr(char(10) || \(column) || char(10), char(10) || \(parameter) || char(10)) > 0"
        return if value.isEmpty || value.contains("\n") { "\(holds) AND false" } else { holds }
    }
}
