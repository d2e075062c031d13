// The object that the tests' precompiled headers belong to.
