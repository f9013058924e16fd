/** How often a step that takes long says so, in ms: more often where its line is written anew. */
const TELL_EVERY = process.stdout.isTTY ? 1_000 : 10_000

/** Does a step of a set-up and says on one line what it is, and how many seconds it took. */
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

/** In a terminal the line is written anew, elsewhere it is ended and begun again. */
function tell(what, seconds) {
  const passed = `${Math.round(seconds)} s`
  process.stdout.write(
    process.stdout.isTTY ? `\r\x1b[K${what} … ${passed} … ` : `${passed}\n${what} … `
  )
}
