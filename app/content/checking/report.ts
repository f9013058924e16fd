import type { ContentProblem } from '#content/loading/problems'

type Severity = ContentProblem['severity']

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'note']

/** The exit codes of the command: errors, no warnings, warnings. */
const EXIT_CODES = { error: 1, clean: 0, warning: 2 } as const

export const REPORTS = { text: toText, json: toJson, github: toGithub } as const

/** Returns the exit code for a list of problems: 1 with errors, 2 with warnings, otherwise 0. */
export function exitCodeOf(problems: readonly ContentProblem[]): number {
  if (problems.some(({ severity }) => severity === 'error')) return EXIT_CODES.error
  const hasWarnings = problems.some(({ severity }) => severity === 'warning')
  return hasWarnings ? EXIT_CODES.warning : EXIT_CODES.clean
}

/** Formats problems as text, grouped by file, with totals at the end. */
function toText(problems: readonly ContentProblem[]): string {
  const files = Map.groupBy(problems, ({ file }) => file)
  const groups = Array.from(files, ([file, found]) => [file, ...lines(found), ''].join('\n'))
  return [...groups, sum(problems, files.size)].join('\n')
}

function lines(problems: readonly ContentProblem[]): string[] {
  const places = problems.map(({ line, column }) => `${line}:${column}`)
  const widest = Math.max(...places.map(({ length }) => length))
  return problems.map(({ severity, message, remedy }, index) => {
    const place = places[index].padEnd(widest)
    return `  ${place}  ${severity.padEnd('warning'.length)}  ${sentence(message)} ${remedy}`
  })
}

function sentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`
}

function sum(problems: readonly ContentProblem[], files: number): string {
  if (problems.length === 0) return 'The content files are in order.'
  const counts = SEVERITIES.map((severity) => ({ severity, count: countOf(problems, severity) }))
  const words = counts
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => {
      return `${count} ${severity}${count === 1 ? '' : 's'}`
    })
  return `${words.join(', ')} in ${files} ${files === 1 ? 'file' : 'files'}.`
}

function countOf(problems: readonly ContentProblem[], severity: Severity): number {
  return problems.filter((problem) => problem.severity === severity).length
}

/** Formats problems as JSON, as docs/editing.md describes. */
function toJson(problems: readonly ContentProblem[]): string {
  const report = {
    errors: countOf(problems, 'error'),
    warnings: countOf(problems, 'warning'),
    notes: countOf(problems, 'note'),
    problems: problems.map(({ severity, rule = 'load', file, line, column, message, remedy }) => ({
      severity,
      rule,
      file,
      line,
      column,
      message,
      remedy,
    })),
  }
  return JSON.stringify(report, null, 2)
}

/** Formats problems as GitHub workflow commands, which annotate the lines of a pull request. */
function toGithub(problems: readonly ContentProblem[]): string {
  const commands = { error: 'error', warning: 'warning', note: 'notice' } as const
  return problems
    .map(({ severity, rule = 'load', file, line, column, message, remedy }) => {
      const place = `file=${property(file)},line=${line},col=${column},title=${property(rule)}`
      return `::${commands[severity]} ${place}::${escaped(`${sentence(message)} ${remedy}`)}`
    })
    .join('\n')
}

function property(value: string): string {
  return escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

function escaped(value: string): string {
  return value.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
