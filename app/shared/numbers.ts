export function sum(numbers: readonly number[]): number {
  let total = 0
  for (const each of numbers) total += each
  return total
}

/** Rounds to a number of decimals, also to remove floating-point errors: 12.1 - 10 is 2.1. */
export function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
