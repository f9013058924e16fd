import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'

/**
 * Text is the only child of its element. React updates text that has siblings through its text node,
 * and puts elements before it; a browser's translation has replaced that node by then, so that the
 * former value stays on the page, or React fails. Text alone is updated through its element.
 *
 * TypeScript tells text from elements. Types of the server and of packages other than React are not
 * looked up, which takes a third of the time: values of such types count as text.
 */
const ROOT = join(import.meta.dirname, '../../../inertia')
const PLANTED = join(ROOT, 'planted.tsx')

/** Examples that must be found, a line each, and examples that must not. */
const BAD = `
  <p>Ein <b>Wort</b></p>
  <p>{word} <b>Wort</b></p>
  <p>{word && <br />}{count}</p>
  <p><b>Wort</b>{' '}<b>Wort</b></p>
  <p><b>Wort</b>{word ? <b>Wort</b> : 'keins'}</p>
  <p><b>Wort</b>{node}</p>
  <p>{words}</p>
  <p>{words.map((each) => each)}</p>
  <>{word}</>
  <Slot>{word}<b>Wort</b></Slot>`
const GOOD = `
  <p>Ein Wort</p>
  <p>{word}</p>
  <p>{count > 1 ? word : <b>Wort</b>}</p>
  <p>{\`\${word} \${count}\`}</p>
  <p><b>{word}</b><b>{count}</b></p>
  <p>{word && <b>{word}</b>}{words.map((each) => <b key={each}>{each}</b>)}</p>
  <p>{list}{slot}<b>Wort</b></p>
  <Slot>{node}</Slot>`

describe('in what React renders', () => {
  let found: string[]
  const planted: string[] = []

  beforeAll(() => {
    const lines = plant().split('\n')
    found = textsBesideOthers().filter((place) => {
      const line = /^planted\.tsx:(\d+)/.exec(place)?.[1]
      if (line) planted.push(`\n${lines[Number(line) - 1]}`)
      return line === undefined
    })
  })

  test('the check finds text beside other children, and nothing else', () => {
    expect([...new Set(planted)].join('').replaceAll('>,', '>')).toBe(BAD)
  })

  test('text has an element of its own, so that it survives a browser’s translation', () => {
    expect(
      found,
      'wrap each in an element, or join it with its neighbours in one template'
    ).toEqual([])
  })
})

function plant(): string {
  return `import type { ReactNode } from 'react'
import type { Elements } from '~/ui/elements'
declare const word: string, count: number, words: string[], node: ReactNode, slot: Elements
const list = words.map((each) => <b key={each}>{each}</b>)
declare function Slot(props: { children: ReactNode }): ReactNode
export default [${BAD.replaceAll('>\n', '>,\n')},${GOOD.replaceAll('>\n', '>,\n')}
]`
}

/** Each finding as “file:line text”. */
function textsBesideOthers(): string[] {
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT)
  options.types = []
  const host = ts.createCompilerHost(options)
  host.readFile = (file) => (file === PLANTED ? plant() : ts.sys.readFile(file))
  host.fileExists = (file) => file === PLANTED || ts.sys.fileExists(file)
  host.resolveModuleNameLiterals = (names, importer) =>
    names.map(({ text }) =>
      /^([.~]|#shared\/|#content\/schema\/with_lang$|react)/.test(text) ||
      importer.includes('node_modules')
        ? ts.resolveModuleName(text, importer, options, host)
        : { resolvedModule: undefined }
    )
  const program = ts.createProgram([...fileNames, PLANTED], options, host)
  const checker = program.getTypeChecker()
  const places: string[] = []

  for (const source of program.getSourceFiles()) {
    if (source.fileName.startsWith(ROOT) && source.fileName.endsWith('.tsx')) visit(source)
  }
  return places

  function visit(node: ts.Node) {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) =>
        ts.isJsxText(child)
          ? !child.containsOnlyTriviaWhiteSpaces
          : !ts.isJsxExpression(child) || child.expression
      )
      const isAlone = children.length === 1 && ts.isJsxElement(node)
      for (const child of children) if (isAlone ? isList(child) : isText(child)) report(child)
    }
    ts.forEachChild(node, visit)
  }

  function report(child: ts.Node) {
    const source = child.getSourceFile()
    const { line } = source.getLineAndCharacterOfPosition(child.getStart())
    places.push(`${source.fileName.slice(ROOT.length + 1)}:${line + 1} ${child.getText().trim()}`)
  }

  /**
   * Whether an only child consists of several strings, which React keeps in separate text nodes.
   */
  function isList(child: ts.JsxChild): boolean {
    if (!ts.isJsxExpression(child) || !child.expression) return false
    return checker.isArrayType(checker.getTypeAtLocation(child.expression)) && isText(child)
  }

  function isText(node: ts.Node): boolean {
    if (ts.isJsxText(node)) return true
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) {
      return false
    }
    if (ts.isJsxExpression(node)) return node.expression !== undefined && isText(node.expression)
    if (ts.isParenthesizedExpression(node)) return isText(node.expression)
    if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse)
    if (ts.isBinaryExpression(node)) {
      const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
      return isText(node.right) || (!isAnd && isText(node.left))
    }
    if (ts.isCallExpression(node)) {
      const [each] = node.arguments
      if (each && ts.isArrowFunction(each) && !ts.isBlock(each.body)) return isText(each.body)
    }
    if (ts.isIdentifier(node)) {
      const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration
      if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
        return isText(declaration.initializer)
      }
    }
    return isTextual(checker.getTypeAtLocation(node))
  }
}

/** @param seen the lists around it: a list may hold lists of its own kind */
function isTextual(type: ts.Type, seen: readonly ts.Type[] = []): boolean {
  if (seen.includes(type)) return false
  if (type.isUnion()) return type.types.some((each) => isTextual(each, seen))
  if (type.isStringLiteral()) return type.value !== ''
  const { Any, Unknown, StringLike, NumberLike, BigIntLike } = ts.TypeFlags
  if (type.flags & (Any | Unknown | StringLike | NumberLike | BigIntLike)) return true
  const item = type.getNumberIndexType()
  if (item) return isTextual(item, [...seen, type])
  return ['Iterable', 'Promise'].includes(type.symbol?.name ?? '')
}
