// The examples of the documentation say where everything comes from.
