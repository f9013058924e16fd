/**
 * The interval of progress messages in milliseconds; shorter in a terminal, where the line is
 * overwritten.
 */
const PRINT_INTERVAL = process.stdout.isTTY ? 1_000 : 10_000

/** Runs a step of the setup, and prints its name and the seconds that it took in one line. */
export async function step(what, work) {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1_000
  process.stdout.write(`${what} … `)
  const timer = setInterval(() => printProgress(what, seconds()), PRINT_INTERVAL)
  try {
    const result = await work()
    console.log(`${seconds().toFixed(1)} s`)
    return result
  } finally {
    clearInterval(timer)
  }
}

/** Overwrites the line in a terminal; elsewhere ends it and starts another. */
function printProgress(what, seconds) {
  const passed = `${Math.round(seconds)} s`
  process.stdout.write(
    process.stdout.isTTY ? `\r\x1b[K${what} … ${passed} … ` : `${passed}\n${what} … `
  )
}
