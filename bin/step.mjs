/** Does a step of a set-up and says on one line what it is, and how many seconds it took. */
export async function step(what, work) {
  const start = performance.now()
  process.stdout.write(`${what} … `)
  const result = await work()
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}
