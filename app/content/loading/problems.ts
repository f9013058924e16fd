/** A problem in a content file: its place, what is wrong and how to fix it. */
export type ContentProblem = {
  /** Errors prevent a load. Notes report valid content that is worth knowing. */
  severity: 'error' | 'warning' | 'note'
  /** Whether the error does not prevent a load, because something stands in for what is wrong. */
  hasStandIn?: true
  /** The rule of `content:check` that reported it; undefined for problems of every load. */
  rule?: string
  /** Relative to the application's root. */
  file: string
  /** Counted from 1. */
  line: number
  column: number
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
    return [...this.#problems.values()].toSorted(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
    )
  }
}

/** Formats a problem as one line: `file:line:column message. remedy`. */
export function formatProblem(problem: ContentProblem): string {
  const { file, line, column, severity, message, remedy } = problem
  return `${file}:${line}:${column} ${severity}: ${message}. ${remedy}`
}

/** Thrown when content has errors. Nothing has been loaded, unless the headline says so. */
export class ContentError extends Error {
  constructor(
    readonly problems: ContentProblem[],
    readonly headline = 'The content was not loaded.'
  ) {
    super([headline, ...problems.map(formatProblem)].join('\n'))
  }
}
