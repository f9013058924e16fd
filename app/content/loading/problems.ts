/**
 * Something an editor has to mend, or at least to know: where it stands, what is wrong and what
 * would be right.
 */
export type ContentProblem = {
  /** Errors keep content from being loaded; notes say what is right and worth knowing. */
  severity: 'error' | 'warning' | 'note'
  /** The rule of `content:check` that found it; none for what every load reports. */
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
 * Collects problems so that an editor sees all of them at once, each one only once: the same line
 * of a source file is read again for every language that builds on it.
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

  get warnings(): ContentProblem[] {
    return this.all.filter((problem) => problem.severity === 'warning')
  }

  /** In the order of files, and of places within a file. */
  get all(): ContentProblem[] {
    return [...this.#problems.values()].toSorted(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column
    )
  }
}

/** One line for a terminal: `file:line:column message. remedy`. */
export function formatProblem(problem: ContentProblem): string {
  const { file, line, column, severity, message, remedy } = problem
  return `${file}:${line}:${column} ${severity}: ${message}. ${remedy}`
}

/** Thrown when content has errors: nothing was loaded. */
export class ContentError extends Error {
  constructor(readonly problems: ContentProblem[]) {
    super(['The content was not loaded.', ...problems.map(formatProblem)].join('\n'))
  }
}
