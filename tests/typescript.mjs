/**
 * Lets Node import the TypeScript of this checkout as ts-exec does, but without a thread that is
 * asked for each file.
 */
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from '@swc/core'

/** As ts-exec reads them from tsconfig.json. */
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

registerHooks({
  resolve(specifier, context, nextResolve) {
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
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...OPTIONS, filename })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
