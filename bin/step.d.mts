export function step<Result>(what: string, work: () => Promise<Result>): Promise<Result>
