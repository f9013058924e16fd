/**
 * The interval of progress messages in milliseconds; shorter in a terminal, where the line is
 * overwritten.
 */
const TELL_EVERY = process.stdout.isTTY ? 1_000 : 10_000

/** Runs a step of the setup, and prints its name and the seconds that it took in one line. */
export async function step(what, work) {
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1_000
  process.stdout.write(`${what} … `)
  const telling = setInterval(() => tell(what, seconds()), TELL_EVERY)
  try {
    const result = await work()
    console.log(`${seconds().toFixed(1)} s`)
    return result
  } finally {
    clearInterval(telling)
  }
}

/** Overwrites the line in a terminal; elsewhere ends it and starts another. */
function tell(what, seconds) {
  const passed = `${Math.round(seconds)} s`
  process.stdout.write(
    process.stdout.isTTY ? `\r\x1b[K${what} … ${passed} … ` : `${passed}\n${what} … `
  )
}
