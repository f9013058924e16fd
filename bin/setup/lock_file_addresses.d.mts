export function withAddresses(folder: string, install: () => Promise<void>): Promise<void>
