import type { Plugin } from 'vite'

const SIGNAL = /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * React makes five errors while it is loaded: signals that it throws to itself, whose stacks nobody
 * reads. Where developer tools listen (Lighthouse does), V8 parses every file on the stack of a new
 * error a second time, to know its lines: half of what the start of a page takes. Here the signals are
 * errors without a stack. `first_visit.everywhere.spec.ts` tells when React writes them differently.
 */
export function signalsWithoutStacks(): Plugin {
  return {
    name: 'signals-without-stacks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js/ },
      handler: (code) => ({ code: code.replaceAll(SIGNAL, withoutStack), map: null }),
    },
  }
}

function withoutStack(_: string, assignment: string, message: string): string {
  return `${assignment}Object.create(Error.prototype, { message: { value: ${message} } })`
}
