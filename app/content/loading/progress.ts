/** Receives the progress of a long-running operation. */
export type Progress = (what: string, done: number, total: number) => void

/** The stream that progress is written to. */
type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/**
 * The minimum interval between updates, in ms. A terminal line is rewritten, a log gets a new line
 * each time.
 */
const MIN_INTERVAL = { terminal: 100, log: 1_000 }

/**
 * Shows the progress of an operation after its name: on one rewritten line in a terminal, otherwise
 * on a line per second, so that a log shows whether the operation hangs. The outcome is written
 * after the name.
 */
export class ProgressLine {
  #printedAt: number

  constructor(
    private readonly name: string,
    private readonly screen: Screen = process.stdout,
    private readonly now: () => number = () => performance.now()
  ) {
    this.#printedAt = now()
    screen.write(name)
  }

  readonly report: Progress = (what, done, total) => {
    const { isTTY, columns = 80 } = this.screen
    if (this.now() - this.#printedAt < (isTTY ? MIN_INTERVAL.terminal : MIN_INTERVAL.log)) return
    this.#printedAt = this.now()
    const text = `${what} ${done} of ${total}`
    if (isTTY) this.screen.write(`\r\x1b[K${`${this.name}${text}`.slice(0, columns - 1)}`)
    else this.screen.write(`${text}\n${this.name}`)
  }

  end(outcome: string) {
    this.screen.write(`${this.screen.isTTY ? `\r\x1b[K${this.name}` : ''}${outcome}\n`)
  }
}
