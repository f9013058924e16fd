/** Does a step of a set-up and says what it is, and how many seconds it took. */
export function step(what, work) {
  const start = performance.now()
  console.log(`${what} …`)
  const result = work()
  console.log(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}
