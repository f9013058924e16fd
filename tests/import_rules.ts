/**
 * Finds imports that `modules.ts` does not allow, cycles, and modules that a web process would load
 * too early. The resolved path counts, not its spelling: aliases, relative paths, type imports,
 * re-exports, `import()`, `require()`, `import.meta.resolve()` and any other string that names a
 * file of the repository are treated alike.
 */
import { readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { LOADED_ON_DEMAND, MODULES, moduleOf, WEB_PROCESS } from '../modules.js'
import { type ImportEdge, readImports, resolver } from './read_imports.js'

export type Violation = {
  rule: 'module' | 'unknown module' | 'computed path' | 'cycle' | 'loaded too early' | 'syntax'
  /** Relative to the root, with slashes. */
  file: string
  line: number
  message: string
}

const SOURCE = /\.[cm]?[jt]sx?$/
/** Folders of the root without code, besides those that start with a dot. */
const NO_CODE = new Set(['build', 'ssr', 'public', 'storage', 'tmp', 'test-results'])

/**
 * The modules and files in which a specifier may be computed: those that start any program, and the
 * one that repeats an import which another file has named.
 */
const MAY_COMPUTE = new Set(['bin', 'tests', '*', 'inertia/ui/loading/retryableImport.ts'])

/** Returns all violations below a root folder, in the order of its files. */
export function findViolations(root: string): Violation[] {
  const files = sourceFiles(root)
  const resolvePath = resolver(root, new Set(files))
  const violations: Violation[] = []
  const graph = new Map<string, ImportEdge[]>()

  for (const file of files) {
    const module = moduleOf(file)
    const report = (rule: Violation['rule'], line: number, message: string) =>
      violations.push({ rule, file, line, message })
    const { imports, computed, error } = readImports(file, root, resolvePath)
    if (error) report('syntax', 1, error)
    graph.set(file, imports)
    if (!module) {
      report(
        'unknown module',
        1,
        'lies in no module that modules.ts names: move it, or name its module there'
      )
      continue
    }
    for (const edge of imports) {
      const refusal = judge(module, edge)
      if (refusal) report(refusal.rule, edge.line, refusal.message)
    }
    if (MAY_COMPUTE.has(module) || MAY_COMPUTE.has(file)) continue
    for (const line of computed) {
      report('computed path', line, 'imports a path that is computed: write it out')
    }
  }
  return [...violations, ...findCycles(graph), ...findLoadedTooEarly(graph)]
}

function judge(
  name: string,
  { kind, path, spelling }: ImportEdge
): Pick<Violation, 'rule' | 'message'> | undefined {
  if (path === undefined) return undefined
  const target = moduleOf(path)
  if (!target) {
    const isData = extname(path) !== '' && !SOURCE.test(path)
    if (isData) return undefined
    return {
      rule: 'unknown module',
      message: `imports '${spelling}', which lies in no module that modules.ts names`,
    }
  }
  const { imports, types = [], instead } = MODULES[name]
  if (target === name || imports.includes(target)) return undefined
  const typesAllowed = types.includes(target)
  if (kind === 'type' && typesAllowed) return undefined
  const refused = typesAllowed
    ? `${name} imports only types of ${target}`
    : `${name} does not import ${target}`
  return { rule: 'module', message: `imports '${spelling}': ${refused}. ${instead}` }
}

/** Returns the shortest cycle of each file that is not part of an earlier one. */
function findCycles(graph: ReadonlyMap<string, ImportEdge[]>): Violation[] {
  const targets = (file: string) =>
    (graph.get(file) ?? []).flatMap((edge) => (edge.file === undefined ? [] : [edge.file]))
  const done = new Set<string>()
  const cycles: Violation[] = []
  for (const start of graph.keys()) {
    if (done.has(start)) continue
    const way = shortestWay(start, (file) => file === start, targets)
    if (!way) continue
    for (const file of way) done.add(file)
    cycles.push({
      rule: 'cycle',
      file: start,
      line: graph.get(start)?.find(({ file }) => file === way[1])?.line ?? 1,
      message: `imports itself: ${way.join(' → ')}. Move what both need into a file of its own`,
    })
  }
  return cycles
}

/**
 * Returns chains of static imports from the files that a web process loads at start to modules that
 * it loads on demand.
 */
function findLoadedTooEarly(graph: ReadonlyMap<string, ImportEdge[]>): Violation[] {
  const entries = new Set<string>()
  for (const [file, imports] of graph) {
    const start = WEB_PROCESS.find(({ files }) => files.test(file))
    if (!start) continue
    entries.add(file)
    if (!start.lazy) continue
    for (const { kind, file: named } of imports) {
      if (kind === 'later' && named !== undefined) entries.add(named)
    }
  }
  const targets = (file: string) =>
    (graph.get(file) ?? [])
      .filter(({ kind }) => kind === 'code')
      .map((edge) => edge.package ?? edge.file ?? '')

  return [...entries].flatMap((file) =>
    LOADED_ON_DEMAND.flatMap((heavy): Violation[] => {
      const isHeavy = (target: string) => target === heavy || moduleOf(target) === heavy
      const way = isHeavy(file) ? [file] : shortestWay(file, isHeavy, targets)
      if (!way) return []
      return [
        {
          rule: 'loaded too early',
          file,
          line: graph.get(file)?.find((edge) => (edge.package ?? edge.file) === way[1])?.line ?? 1,
          message: `makes every web process load ${heavy}: ${way.join(' → ')}. Load it where it is used, by await import()`,
        },
      ]
    })
  )
}

/**
 * Returns the shortest chain from `start` to a file that matches, including both; at least one
 * import.
 */
function shortestWay(
  start: string,
  fits: (file: string) => boolean,
  targets: (file: string) => string[]
): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const target of targets(file)) {
      if (fits(target)) {
        const way = [target]
        for (let step = file; step !== start; step = cameFrom.get(step) ?? start) way.unshift(step)
        return [start, ...way]
      }
      if (target === start || cameFrom.has(target)) continue
      cameFrom.set(target, file)
      queue.push(target)
    }
  }
  return undefined
}

/** Returns the paths of all code files relative to the root, with slashes. */
function sourceFiles(root: string): string[] {
  const found: string[] = []
  walk(root)
  return found

  function walk(folder: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        const holdsNoCode = entry.name.startsWith('.') || NO_CODE.has(entry.name)
        const isInstalled = entry.name === 'node_modules'
        if (!isInstalled && (folder !== root || !holdsNoCode)) walk(path)
      } else if (SOURCE.test(entry.name)) found.push(relative(root, path).split(sep).join('/'))
    }
  }
}
