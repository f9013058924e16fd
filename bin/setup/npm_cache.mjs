import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs work with a writable npm cache: npm's own, or else a temporary one that is removed
 * afterwards. If HOME is not writable, as for the user of a service, npm itself fails and suggests
 * to change the owner of its files.
 *
 * @param work called with the environment of npm
 */
export async function withWritableCache(work) {
  const own = process.env.npm_config_cache ?? join(homedir(), '.npm')
  if (isWritable(own)) return work(process.env)
  const cache = mkdtempSync(join(tmpdir(), 'saumer-npm-'))
  const remove = () => rmSync(cache, { recursive: true, force: true })
  process.once('exit', remove)
  console.log(`npm may not write to ${own}, and downloads into ${cache} for now`)
  await work({ ...process.env, npm_config_cache: cache })
  process.off('exit', remove)
  remove()
}

function isWritable(cache) {
  try {
    mkdirSync(cache, { recursive: true })
    for (const folder of ['', '_cacache', '_cacache/tmp']) {
      const path = join(cache, folder)
      if (existsSync(path)) accessSync(path, constants.W_OK)
    }
    return true
  } catch {
    return false
  }
}
