/**
 * Makes Node import the TypeScript of this checkout like ts-exec, but without a thread that is
 * asked for each file.
 */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync, version } from '@swc/core'

/** The options that ts-exec reads from tsconfig.json. */
const OPTIONS = {
  configFile: false,
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, verbatimModuleSyntax: true },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}

const CHECKOUT = new URL('../', import.meta.url)
const { imports } = JSON.parse(readFileSync(new URL('package.json', CHECKOUT), 'utf8'))

/**
 * Returns the TypeScript file that a relative specifier or a module alias (`#site/…`) refers to, if
 * there is one: letting Node fail to find the JavaScript first would take a fifth of a test file's
 * start.
 */
function sourceOf(specifier, parent = '') {
  if (!parent.startsWith(CHECKOUT.href) || parent.includes('/node_modules/')) return undefined
  const [module, ...path] = specifier.split('/')
  const target = imports[`${module}/*`]
  if (!target && !specifier.startsWith('.')) return undefined
  const url = target
    ? new URL(target.replace('*', path.join('/')), CHECKOUT)
    : new URL(specifier, parent)
  const source = new URL(url.href.replace(/\.js$/, '.ts'))
  return source.href.endsWith('.ts') && existsSync(source) ? source.href : undefined
}

const COMPILED = fileURLToPath(new URL(`node_modules/.cache/swc-${version}`, CHECKOUT))
mkdirSync(COMPILED, { recursive: true })

/** Returns a file as JavaScript, compiled once for all processes. */
function compile(filename) {
  const source = readFileSync(filename, 'utf8')
  const cached = join(COMPILED, hash('sha1', JSON.stringify([OPTIONS, filename, source])))
  if (existsSync(cached)) return readFileSync(cached, 'utf8')
  const { code } = transformSync(source, { ...OPTIONS, filename })
  writeFileSync(`${cached}.${process.pid}`, code)
  renameSync(`${cached}.${process.pid}`, cached)
  return code
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const ours = sourceOf(specifier, context.parentURL)
    if (ours) return { url: ours, format: 'module-typescript', shortCircuit: true }
    try {
      return nextResolve(specifier, context)
    } catch (error) {
      const source = error.url?.replace(/\.js(?=$|\?)/, '.ts')
      if (error.code !== 'ERR_MODULE_NOT_FOUND' || !source) throw error
      if (!existsSync(fileURLToPath(source))) throw error
      return nextResolve(source, context)
    }
  },
  load(url, context, nextLoad) {
    if (context.format !== 'module-typescript') return nextLoad(url, context)
    const filename = fileURLToPath(url)
    return { format: 'module', source: compile(filename), shortCircuit: true }
  },
})
