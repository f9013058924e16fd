export function withLock<Result>(run: () => Promise<Result>): Promise<Result>
