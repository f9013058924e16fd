/**
 * `node ace <command>`: runs the commands of AdonisJS from the sources. The build writes an `ace.js` of
 * its own, which runs them from `build/`.
 */
import './bin/on_site_node.mjs'

/** Lets Node import TypeScript; imported later than the Node that runs it is known to be able to. */
await import('@poppinss/ts-exec')
await import('./bin/console.js')
