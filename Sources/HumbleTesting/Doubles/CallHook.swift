/// What a double does inside a call, after noting it and before answering: cancel the task, log out, advance a clock.
public typealias CallHook = @Sendable () async -> Void
