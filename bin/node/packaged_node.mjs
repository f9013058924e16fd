/**
 * Installs the Node that the site runs on, as a package from npm, on a machine whose Node is too
 * old. The list is in `bin/node`, apart from the site's: a machine with a Node of its own does without
 * these 190 MB.
 */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { isTooOld, packagedNode } from '../programs.mjs'

/** The folder of the list, in which npm installs the package. */
export const NODE_LIST = 'bin/node'

/**
 * Whether the site needs the packaged Node and does not have it.
 *
 * @param version the hash of its list
 * @param isInstalled whether `node_modules` stays: npm removes the folder before it installs
 */
export function isNodeMissing(version, isInstalled) {
  const node = packagedNode()
  if (!node || !(isTooOld() || process.execPath === node)) return false
  const stamp = stampOf(node)
  return !(isInstalled && existsSync(stamp) && readFileSync(stamp, 'utf8') === version)
}

/**
 * Moves the installed package beside the site's, and links it as `node_modules/.bin/node`, which npm scripts
 * find before the machine's Node.
 */
export function placeNode(version) {
  const node = packagedNode()
  const folder = packageOf(node)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync('node_modules/.bin', { recursive: true })
  renameSync(join(NODE_LIST, 'node_modules', basename(folder)), folder)
  rmSync(join(NODE_LIST, 'node_modules'), { recursive: true, force: true })
  const link = join('node_modules/.bin', basename(node))
  rmSync(link, { force: true })
  if (process.platform === 'win32') linkSync(node, link)
  else symlinkSync(relative(dirname(link), node), link)
  writeFileSync(stampOf(node), version)
}

function packageOf(node) {
  return dirname(dirname(node))
}

function stampOf(node) {
  return join(packageOf(node), '.installed')
}
