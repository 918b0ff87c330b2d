/// Stores a large value behind a reference, so that copies of its owner share it.
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

/// Stores a large optional value behind a reference. It is hardly ever there, and most of a hundred thousand rows
/// then need no memory for it.
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
