import type { Plugin } from 'vite'

/**
 * Lets the bundler drop the parts of Inertia's packages that nothing imports: forms, links, endless
 * scrolling and Laravel's way to validate while typing. Each looks to the bundler like something that
 * must happen. What the site comes to import is kept as it is.
 */
export function dropUnusedInertia(): Plugin {
  return {
    name: 'drop-unused-inertia',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/(@inertiajs\/(react|core)|laravel-precognition)\/dist\// },
      handler: (code, id) => ({
        code: id.includes('laravel-precognition') ? code : withoutEffects(code),
        map: null,
        moduleSideEffects: false,
      }),
    },
  }
}

/**
 * Components are made by a call, and named for React's developer tools. The core tells the validation
 * about header names that the site does not change.
 */
function withoutEffects(code: string): string {
  return code
    .replaceAll(/^(var \w+ = )(forwardRef\d*\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = .*$/gm, '')
    .replaceAll(/^\s*precognitionClient\.\w+\(.*\);$/gm, '')
}
