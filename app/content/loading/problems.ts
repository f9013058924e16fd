import { RefusedException } from '#database/refused_exception'

/** A place in a file below the application's root; line and column are counted from 1. */
export type Place = { file: string; line: number; column: number }

/** Returns the place of a problem that concerns a file as a whole. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1 }
}

/** The order of places by file, line and column. */
export function byPlace(one: Place, other: Place): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column
}

/** A problem in a content file: its place, what is wrong and how to fix it. */
export type ContentProblem = Place & {
  /** Errors prevent a load. Notes report valid content that is worth knowing. */
  severity: 'error' | 'warning' | 'note'
  /** Whether the error does not prevent a load, because a stand-in takes the place of a picture. */
  hasStandIn?: true
  /** The rule of `content:check` that reported it; undefined for problems of every load. */
  rule?: string
  message: string
  remedy: string
}

/**
 * Collects problems without duplicates. A line of a source file is validated once per language that
 * builds on it and would be reported several times.
 */
export class ContentProblems {
  #problems = new Map<string, ContentProblem>()

  add(problem: ContentProblem) {
    const { file, line, column, message } = problem
    this.#problems.set(`${file}:${line}:${column}:${message}`, problem)
  }

  error(place: Place, message: string, remedy: string) {
    this.add({ severity: 'error', ...place, message, remedy })
  }

  warning(place: Place, message: string, remedy: string) {
    this.add({ severity: 'warning', ...place, message, remedy })
  }

  addAll(problems: readonly ContentProblem[]) {
    for (const problem of problems) this.add(problem)
  }

  get errors(): ContentProblem[] {
    return this.all.filter((problem) => problem.severity === 'error')
  }

  /** The errors that prevent a load. */
  get obstacles(): ContentProblem[] {
    return this.errors.filter(({ hasStandIn }) => !hasStandIn)
  }

  get warnings(): ContentProblem[] {
    return this.all.filter((problem) => problem.severity === 'warning')
  }

  /** All problems, ordered by file and place. */
  get all(): ContentProblem[] {
    return [...this.#problems.values()].toSorted(byPlace)
  }
}

/** Reports duplicates of values that must be unique: addresses, ids, article numbers. */
export class UniqueIndex {
  readonly #places = new Map<string, () => Place>()

  constructor(private readonly problems: ContentProblems) {}

  /**
   * @param what a description, for example `the address /de/kontakt`
   * @param place called only for a duplicate
   * @param remedy how to resolve a duplicate
   */
  add(what: string, place: () => Place, remedy: string) {
    const other = this.#places.get(what)
    if (other) {
      const { file, line } = other()
      this.problems.error(place(), `${what} is taken by ${file}:${line}`, remedy)
    }
    this.#places.set(what, place)
  }
}

/** Formats a problem as one line: `file:line:column message. remedy`. */
export function formatProblem(problem: ContentProblem): string {
  const { file, line, column, severity, message, remedy } = problem
  return `${file}:${line}:${column} ${severity}: ${message}. ${remedy}`
}

/** Thrown when content has errors. Nothing has been loaded, unless the headline says so. */
export class ContentError extends RefusedException {
  constructor(
    readonly problems: ContentProblem[],
    readonly headline = 'The content was not loaded.'
  ) {
    super([headline, ...problems.map(formatProblem)].join('\n'))
  }
}
