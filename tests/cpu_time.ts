/** Returns the processor time of ten calls in microseconds, and at least a millisecond. */
export function cpuTimeOf(call: () => unknown): number {
  const before = process.cpuUsage()
  for (let round = 0; round < 10; round++) call()
  return Math.max(process.cpuUsage(before).user, 1_000)
}
