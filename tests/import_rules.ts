/**
 * Finds every import that `modules.ts` does not allow, circles, and what a web process would load too
 * early. It reads the path an import leads to, not how it is spelled: aliases, relative paths, type
 * imports, re-exports, `import()`, `require()`, `import.meta.resolve()` and any other string that
 * names a file of ours are the same to it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, posix, relative, sep } from 'node:path'
import { parseSync } from 'vite'
import { LOADED_ON_DEMAND, MODULES, WEB_PROCESS } from '../modules.js'

export type Violation = {
  rule: 'module' | 'unknown module' | 'computed path' | 'circle' | 'loaded too early' | 'syntax'
  /** From the root, with slashes. */
  file: string
  line: number
  message: string
}

/** `type` is erased, `code` runs when the file is loaded, `later` when the program comes to it. */
type Kind = 'type' | 'code' | 'later'

type Arrow = {
  kind: Kind
  /** As written. */
  spelling: string
  line: number
  /** From the root, with slashes; as far as it is known if the rest is computed. */
  path?: string
  /** The file of ours it leads to; none for a pattern, a package or what does not exist. */
  file?: string
  package?: string
}

type Node = { type: string; start: number; [key: string]: unknown }

const SOURCE = /\.[cm]?[jt]sx?$/
/** At the top of the repository, beside the folders with a dot. */
const NO_CODE = new Set(['build', 'ssr', 'public', 'storage', 'tmp', 'test-results'])

/**
 * Where a path may be computed: in modules where it is not known beforehand what is started, and in the
 * file that asks once more for what another import has named.
 */
const MAY_COMPUTE = new Set(['bin', 'tests', '*', 'inertia/ui/loading/retryableImport.ts'])

/** All violations below a folder that is laid out as this repository, in the order of its files. */
export function findViolations(root: string): Violation[] {
  const files = sourceFiles(root)
  const resolvePath = resolver(root, new Set(files))
  const violations: Violation[] = []
  const graph = new Map<string, Arrow[]>()

  for (const file of files) {
    const module = moduleOf(file)
    const report = (rule: Violation['rule'], line: number, message: string) =>
      violations.push({ rule, file, line, message })
    const { arrows, computed, error } = readArrows(file, root, resolvePath)
    if (error) report('syntax', 1, error)
    graph.set(file, arrows)
    if (!module) {
      report(
        'unknown module',
        1,
        'lies in no module that modules.ts names: move it, or name its module there'
      )
      continue
    }
    for (const arrow of arrows) {
      const refusal = judge(module, arrow)
      if (refusal) report(refusal.rule, arrow.line, refusal.message)
    }
    if (MAY_COMPUTE.has(module) || MAY_COMPUTE.has(file)) continue
    for (const line of computed) {
      report('computed path', line, 'imports a path that is computed: write it out')
    }
  }
  return [...violations, ...findCircles(graph), ...findLoadedTooEarly(graph)]
}

/** The module a path belongs to: the longest name in the plan that covers it. */
export function moduleOf(path: string): string | undefined {
  const bare = path.replace(/(\.d)?\.[^./]+$/, '')
  const folder = posix.dirname(path)
  const names = [bare, folder === '.' ? '*' : `${folder}/*`]
  for (let name = folder; name !== posix.dirname(name); name = posix.dirname(name)) names.push(name)
  return names.find((name) => Object.hasOwn(MODULES, name))
}

function judge(
  name: string,
  { kind, path, spelling }: Arrow
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

/** Circles, shortest first from each file that lies on no circle named before. */
function findCircles(graph: ReadonlyMap<string, Arrow[]>): Violation[] {
  const targets = (file: string) =>
    (graph.get(file) ?? []).flatMap((arrow) => (arrow.file === undefined ? [] : [arrow.file]))
  const done = new Set<string>()
  const circles: Violation[] = []
  for (const start of graph.keys()) {
    if (done.has(start)) continue
    const way = shortestWay(start, (file) => file === start, targets)
    if (!way) continue
    for (const file of way) done.add(file)
    circles.push({
      rule: 'circle',
      file: start,
      line: graph.get(start)?.find(({ file }) => file === way[1])?.line ?? 1,
      message: `imports itself: ${way.join(' → ')}. Move what both need into a file of its own`,
    })
  }
  return circles
}

/** Static ways from what a web process starts with to what it is to load on demand. */
function findLoadedTooEarly(graph: ReadonlyMap<string, Arrow[]>): Violation[] {
  const entries = new Set<string>()
  for (const [file, arrows] of graph) {
    const start = WEB_PROCESS.find(({ files }) => files.test(file))
    if (!start) continue
    entries.add(file)
    if (!start.lazy) continue
    for (const { kind, file: named } of arrows) {
      if (kind === 'later' && named !== undefined) entries.add(named)
    }
  }
  const targets = (file: string) =>
    (graph.get(file) ?? [])
      .filter(({ kind }) => kind === 'code')
      .map((arrow) => arrow.package ?? arrow.file ?? '')

  return [...entries].flatMap((file) =>
    LOADED_ON_DEMAND.flatMap((heavy): Violation[] => {
      const isHeavy = (target: string) => target === heavy || moduleOf(target) === heavy
      const way = isHeavy(file) ? [file] : shortestWay(file, isHeavy, targets)
      if (!way) return []
      return [
        {
          rule: 'loaded too early',
          file,
          line:
            graph.get(file)?.find((arrow) => (arrow.package ?? arrow.file) === way[1])?.line ?? 1,
          message: `makes every web process load ${heavy}: ${way.join(' → ')}. Load it where it is used, by await import()`,
        },
      ]
    })
  )
}

/** The files from `start` to the first one that fits, both included, by at least one step. */
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

type Resolve = (spelling: string, from: string) => Pick<Arrow, 'path' | 'file' | 'package'>

/** Resolves as Node and Vite do: `imports` of package.json, `~/`, relative, from the root. */
function resolver(root: string, files: ReadonlySet<string>): Resolve {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>
  }
  const aliases = Object.entries({ ...imports, '~/*': './inertia/*' })
    .map(([alias, target]) => ({ prefix: alias.replace('*', ''), target }))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)

  return (spelling, from) => {
    const [address] = spelling.split('?')
    const alias = aliases.find(({ prefix }) => address.startsWith(prefix))
    let path: string
    if (alias) path = posix.normalize(alias.target.replace('*', address.slice(alias.prefix.length)))
    else if (/^\.\.?(\/|$)/.test(address)) path = posix.join(posix.dirname(from), address)
    else if (address.startsWith('/')) path = posix.normalize(address.replace(/^\/+/, ''))
    else if (address.startsWith('#')) return {}
    else return { package: address.match(/^(@[^/]+\/)?[^/]+/)?.[0] }
    return { path, file: candidates(path).find((candidate) => files.has(candidate)) }
  }
}

function candidates(path: string): string[] {
  const bare = path.replace(/\.[cm]?jsx?$/, '')
  return [
    path,
    ...[path, bare].flatMap((name) => [`${name}.ts`, `${name}.tsx`, `${name}.mts`, `${name}.d.ts`]),
    `${path}.js`,
    `${path}.mjs`,
    `${path}/index.ts`,
    `${path}/index.tsx`,
  ]
}

/** What a file imports, and the lines in which it computes what to import. */
function readArrows(
  from: string,
  root: string,
  resolvePath: Resolve
): { arrows: Arrow[]; computed: number[]; error?: string } {
  const source = readFileSync(join(root, from), 'utf8')
  const { program, errors } = parseSync(from, source)
  const arrows: Arrow[] = []
  const computed: number[] = []
  const lineOf = lineCounter(source)
  const isDeclaration = /\.d\.[cm]?ts$/.test(from)

  visit(program)
  return { arrows, computed, error: errors[0]?.message }

  function visit(value: unknown): void {
    if (Array.isArray(value)) {
      for (const item of value) visit(item)
    } else if (isNode(value)) {
      if (read(value)) return
      for (const key in value) visit(value[key])
    }
  }

  /** Reads a node that names a file; tells whether there is nothing more to read in it. */
  function read(node: Node): boolean {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        if (!isNode(node.source)) return false
        add(isTypeOnly(node) ? 'type' : 'code', node.source)
        return true
      case 'TSImportType':
        add('type', node.source)
        visit(node.typeArguments)
        return true
      case 'TSExternalModuleReference':
        add('code', node.expression)
        return true
      case 'TSImportEqualsDeclaration':
        if (node.importKind !== 'type' || !isNode(node.moduleReference)) return false
        add('type', node.moduleReference.expression)
        return true
      case 'TSModuleDeclaration':
        if (stringOf(node.id) !== undefined) add('type', node.id)
        visit(node.body)
        return true
      case 'ImportExpression':
        add('later', node.source)
        return true
      case 'CallExpression':
        return readCall(node)
      case 'TemplateLiteral':
      case 'Literal':
        mention(node)
        return false
      default:
        return false
    }
  }

  function readCall({ callee, arguments: list }: Node): boolean {
    const given = list as Node[]
    if (!isNode(callee) || given.length === 0) return false
    const name = isNode(callee.property) && callee.property.name
    const isMeta = isNode(callee.object) && callee.object.type === 'MetaProperty'
    if (callee.type === 'Identifier' && callee.name === 'require') add('code', given[0])
    else if (isMeta && name === 'resolve') {
      // It loads nothing: a name is enough, since the string behind it counts where it is written.
      if (given[0].type !== 'Identifier') add('later', given[0])
    } else if (isMeta && name === 'glob') {
      const patterns =
        given[0].type === 'ArrayExpression' ? (given[0].elements as Node[]) : [given[0]]
      for (const pattern of patterns) addPattern(pattern)
    } else return false
    visit(given.slice(1))
    return true
  }

  /** An import: its path counts whether a file is there or not. */
  function add(kind: Kind, node: unknown): void {
    if (!isNode(node)) return
    const spelling = stringOf(node)
    if (spelling === undefined) addStart(node, templateStart(node))
    else push(kind, node, spelling, resolvePath(spelling, from))
  }

  /** A pattern with stars: the folder before them counts. */
  function addPattern(node: Node): void {
    addStart(
      node,
      stringOf(node)
        ?.replace(/^!/, '')
        .replace(/[*?{[(].*$/, '')
    )
  }

  /** A path of which only the start is written out: it has to name the module. */
  function addStart(node: Node, start: string | undefined): void {
    const { path } = start === undefined ? {} : resolvePath(start.replace(/[^/]*$/, ''), from)
    const file = path === undefined ? undefined : posix.join(path.replace(/\.js$/, ''), '_')
    if (start === undefined || file === undefined || !moduleOf(file))
      computed.push(lineOf(node.start))
    else push('later', node, start, { path: file })
  }

  /** Any other string: it counts if it names a file of ours. */
  function mention(node: Node): void {
    const spelling = stringOf(node)
    if (spelling === undefined || !/^([#~.]|\/)/.test(spelling)) return
    const found = resolvePath(spelling, from)
    if (found.file !== undefined) push('later', node, spelling, found)
  }

  function push(kind: Kind, node: Node, spelling: string, found: ReturnType<Resolve>): void {
    arrows.push({
      kind: isDeclaration ? 'type' : kind,
      spelling,
      line: lineOf(node.start),
      ...found,
    })
  }
}

/** Whether nothing of the statement is left when types are erased. `import {}` still loads. */
function isTypeOnly({ importKind, exportKind, specifiers }: Node): boolean {
  if ((importKind ?? exportKind) === 'type') return true
  const names = (specifiers ?? []) as Node[]
  return names.length > 0 && names.every((name) => (name.importKind ?? name.exportKind) === 'type')
}

function stringOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  const isPlain = node.type === 'TemplateLiteral' && (node.expressions as Node[]).length === 0
  return isPlain ? templateStart(node) : undefined
}

function templateStart(node: Node): string | undefined {
  if (node.type !== 'TemplateLiteral') return undefined
  const [first] = node.quasis as { value: { cooked: string } }[]
  return first.value.cooked
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Gives the line, from 1, of a position in a text. */
function lineCounter(source: string): (position: number) => number {
  const starts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)]
  return (position) => starts.findLastIndex((start) => start <= position) + 1
}

/** All files with code, from the root, with slashes. */
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
