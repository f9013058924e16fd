/** What is told of a work that takes its time. */
export type Progress = (what: string, done: number, total: number) => void

/** Where progress is written. */
type Screen = { isTTY?: boolean; columns?: number; write(text: string): unknown }

/** How often, in ms: a terminal has one line that is written anew, a log gets a line each time. */
const TELL_EVERY = { terminal: 100, log: 1_000 }

/**
 * Shows how far a work is, after the words that name it: in a terminal on one line, elsewhere on a line
 * a second, so that a log tells a slow work from one that hangs. What comes of the work is written after
 * the name.
 */
export class ProgressLine {
  #toldAt: number

  constructor(
    private readonly name: string,
    private readonly screen: Screen = process.stdout,
    private readonly now: () => number = () => performance.now()
  ) {
    this.#toldAt = now()
    screen.write(name)
  }

  readonly tell: Progress = (what, done, total) => {
    const { isTTY, columns = 80 } = this.screen
    if (this.now() - this.#toldAt < (isTTY ? TELL_EVERY.terminal : TELL_EVERY.log)) return
    this.#toldAt = this.now()
    const words = `${what} ${done} of ${total}`
    if (isTTY) this.screen.write(`\r\x1b[K${`${this.name}${words}`.slice(0, columns - 1)}`)
    else this.screen.write(`${words}\n${this.name}`)
  }

  /** Writes what came of the work in the place of how far it is. */
  end(outcome: string) {
    this.screen.write(`${this.screen.isTTY ? `\r\x1b[K${this.name}` : ''}${outcome}\n`)
  }
}
