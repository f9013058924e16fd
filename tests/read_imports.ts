import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { moduleOf } from '../modules.js'

/** Reads the imports of each file, for `import_rules.ts`. */

/**
 * How an import is loaded: `type` is erased, `code` runs when the file is loaded, `later` on
 * demand.
 */
export type Kind = 'type' | 'code' | 'later'

export type ImportEdge = {
  kind: Kind
  /** The specifier in the source. */
  spelling: string
  line: number
  /** Relative to the root, with slashes; the known beginning if the rest is computed. */
  path?: string
  /**
   * The file of the repository that it leads to; undefined for patterns, packages and missing
   * files.
   */
  file?: string
  package?: string
}

type Node = { type: string; start: number; [key: string]: unknown }

type Resolve = (spelling: string, from: string) => Pick<ImportEdge, 'path' | 'file' | 'package'>

/**
 * Resolves specifiers like Node and Vite: `imports` of package.json, `~/`, relative, from the root.
 */
export function resolver(root: string, files: ReadonlySet<string>): Resolve {
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

/** Returns the imports of a file, and the lines in which a specifier is computed. */
export function readImports(
  from: string,
  root: string,
  resolvePath: Resolve
): { imports: ImportEdge[]; computed: number[]; error?: string } {
  const source = readFileSync(join(root, from), 'utf8')
  const { program, errors } = parseSync(from, source)
  const imports: ImportEdge[] = []
  const computed: number[] = []
  const lineOf = lineCounter(source)
  const isDeclaration = /\.d\.[cm]?ts$/.test(from)

  visit(program)
  return { imports, computed, error: errors[0]?.message }

  function visit(value: unknown): void {
    if (Array.isArray(value)) {
      for (const item of value) visit(item)
    } else if (isNode(value)) {
      if (read(value)) return
      for (const key in value) visit(value[key])
    }
  }

  /** Reads a node that names a file. Returns whether its children need not be read. */
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
        addString(node)
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

  /** Adds an import, whose path counts even if there is no such file. */
  function add(kind: Kind, node: unknown): void {
    if (!isNode(node)) return
    const spelling = stringOf(node)
    if (spelling === undefined) addStart(node, templateStart(node))
    else push(kind, node, spelling, resolvePath(spelling, from))
  }

  /** Adds a glob pattern: the folder before its first star counts. */
  function addPattern(node: Node): void {
    addStart(
      node,
      stringOf(node)
        ?.replace(/^!/, '')
        .replace(/[*?{[(].*$/, '')
    )
  }

  /** Adds a specifier of which only the beginning is a literal, which has to name the module. */
  function addStart(node: Node, start: string | undefined): void {
    const { path } = start === undefined ? {} : resolvePath(start.replace(/[^/]*$/, ''), from)
    const file = path === undefined ? undefined : posix.join(path.replace(/\.js$/, ''), '_')
    if (start === undefined || file === undefined || !moduleOf(file))
      computed.push(lineOf(node.start))
    else push('later', node, start, { path: file })
  }

  /** Adds any other string if it names a file of the repository. */
  function addString(node: Node): void {
    const spelling = stringOf(node)
    if (spelling === undefined || !/^([#~.]|\/)/.test(spelling)) return
    const found = resolvePath(spelling, from)
    if (found.file !== undefined) push('later', node, spelling, found)
  }

  function push(kind: Kind, node: Node, spelling: string, found: ReturnType<Resolve>): void {
    imports.push({
      kind: isDeclaration ? 'type' : kind,
      spelling,
      line: lineOf(node.start),
      ...found,
    })
  }
}

/** Whether the whole statement is erased with the types. `import {}` still loads the file. */
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

/** Returns a function that converts an offset in a text to a line, counted from 1. */
function lineCounter(source: string): (position: number) => number {
  const starts = [0, ...Array.from(source.matchAll(/\n/g), ({ index }) => index + 1)]
  return (position) => starts.findLastIndex((start) => start <= position) + 1
}
