import ts from 'typescript'
import { isSeq, parseDocument } from 'yaml'
import { Refusal } from '#scaffolding/refusal'

/** Changes the text of a file; throws a Refusal where the file has it already. */
export type Edit = (text: string) => string

/**
 * Adds an entry to an object, and what it imports. The formatter sorts the imports.
 *
 * @param map the variable that holds the object
 * @param name the entry's key
 * @param entry the property as it is written, without a comma
 * @param imported the statement that brings in what the entry names
 * @param place `sorted` by key, or `last` where the order has a meaning
 */
export function addEntry(
  map: string,
  name: string,
  entry: string,
  { imported, place }: { imported?: string; place: 'sorted' | 'last' }
): Edit {
  return (text) => {
    const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true)
    const { properties } = objectOf(map, file)
    const names = properties.map(({ name: key }) => nameOf(key))
    if (names.includes(name)) throw new Refusal(`"${name}" exists already: it is in \`${map}\`.`)

    const next = place === 'sorted' ? names.findIndex((each) => each > name) : -1
    const before = properties[next]
    const last = properties.at(-1)
    const at = before?.getStart() ?? last?.getEnd()
    if (at === undefined) throw new Refusal(`\`${map}\` is empty: add "${name}" by hand.`)
    const added = insert(text, at, before ? `${entry},\n  ` : `,\n  ${entry}`)
    return imported ? insert(added, endOfImports(file), `\n${imported}`) : added
  }
}

/**
 * Adds an entry at the end of a list in a YAML file, whose text stays as it is otherwise.
 *
 * @param path the keys that lead to the list
 * @param id the entry's `id`
 * @param entry YAML, as a list's entry is written without indentation
 */
export function addListEntry(path: readonly string[], id: string, entry: string): Edit {
  return (text) => {
    const list = parseDocument(text).getIn(path)
    if (!isSeq(list) || !list.range || list.items.length === 0) {
      throw new Refusal(`There is no list ${path.join('.')} to add "${id}" to.`)
    }
    const ids = (list.toJSON() as { id?: unknown }[]).map((each) => each.id)
    if (ids.includes(id)) throw new Refusal(`"${id}" exists already: it is in ${path.join('.')}.`)

    const [start, end] = list.range
    const indent = ' '.repeat(start - text.lastIndexOf('\n', start) - 1)
    const lines = entry.trimEnd().split('\n')
    const written = text.slice(0, end).trimEnd()
    return `${written}\n${lines.map((line) => indent + line).join('\n')}\n${text.slice(end)}`
  }
}

/**
 * Refuses a source in which one name would stand for two things: an import and what is declared.
 *
 * @throws Refusal
 */
export function refuseClashes(path: string, text: string): void {
  if (!/\.tsx?$/.test(path)) return
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const names = statements.flatMap(namesIn)
  const clash = names.find((name, index) => names.indexOf(name) !== index)
  if (clash) throw new Refusal(`"${clash}" means something else in ${path}: choose another name.`)
}

/** What a statement at the top of a file imports or declares by name. */
function namesIn(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
  if (ts.isTypeAliasDeclaration(statement)) return [statement.name.text]
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : []
    )
  }
  if (!ts.isImportDeclaration(statement)) return []
  const bindings = statement.importClause?.namedBindings
  if (!bindings || !ts.isNamedImports(bindings)) return []
  return bindings.elements.map(({ name }) => name.text)
}

/** @throws Error where no variable of that name holds an object */
function objectOf(name: string, file: ts.SourceFile): ts.ObjectLiteralExpression {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name: declared, initializer } of statement.declarationList.declarations) {
      if (declared.getText() !== name) continue
      if (initializer && ts.isObjectLiteralExpression(initializer)) return initializer
    }
  }
  throw new Error(`There is no object \`${name}\` any more: the make commands write into it`)
}

function nameOf(key: ts.PropertyName | undefined): string {
  return key && (ts.isIdentifier(key) || ts.isStringLiteral(key)) ? key.text : ''
}

function endOfImports(file: ts.SourceFile): number {
  return file.statements.findLast(ts.isImportDeclaration)?.getEnd() ?? 0
}

function insert(text: string, at: number, added: string): string {
  return text.slice(0, at) + added + text.slice(at)
}
