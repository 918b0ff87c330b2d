/// Keeps a large value in one place, however often what has it is copied.
@propertyWrapper
public indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    case box(Value)

    public init(wrappedValue: Value) {
        self = .box(wrappedValue)
    }

    public var wrappedValue: Value {
        get {
            switch self {
            case .box(let value): value
            }
        }
        set { self = .box(newValue) }
    }
}

/// Keeps a large value that is hardly ever there in one place: of a hundred thousand rows, most need no room for it.
@propertyWrapper
public enum BoxedIfAny<Value: Hashable & Sendable>: Hashable, Sendable {
    case nothing
    indirect case box(Value)

    public init(wrappedValue: Value?) {
        self = wrappedValue.map(Self.box) ?? .nothing
    }

    public var wrappedValue: Value? {
        get {
            switch self {
            case .nothing: nil
            case .box(let value): value
            }
        }
        set { self = Self(wrappedValue: newValue) }
    }
}
