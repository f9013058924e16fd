import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { moduleOf } from '../modules.js'

/** Reads what each file imports, for `import_rules.ts`. */

/** `type` is erased, `code` runs when the file is loaded, `later` when the program comes to it. */
export type Kind = 'type' | 'code' | 'later'

export type Arrow = {
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

type Resolve = (spelling: string, from: string) => Pick<Arrow, 'path' | 'file' | 'package'>

/** Resolves as Node and Vite do: `imports` of package.json, `~/`, relative, from the root. */
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

/** What a file imports, and the lines in which it computes what to import. */
export function readArrows(
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
