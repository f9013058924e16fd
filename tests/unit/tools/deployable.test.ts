import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { givenFolder } from '#tests/given_folder'

/** A project without packages, whose code was built when its content was another. */
const project = givenFolder('deployable', 'test')
beforeEach(() => {
  const list = { name: 'site', version: '1.0.0', type: 'module' }
  plant('package.json', JSON.stringify({ ...list, scripts: { start: 'true' } }))
  plant(
    'package-lock.json',
    JSON.stringify({ ...list, lockfileVersion: 3, requires: true, packages: { '': list } })
  )
  plant('resources/content/new.yaml', 'title: New')
  plant('resources/media/new.jpg', 'new')
  plant('build/resources/content/old.yaml', 'title: Old')
  plant('build/resources/lang/de/forms.json', '{}')
})

function plant(name: string, text: string) {
  mkdirSync(dirname(join(project, name)), { recursive: true })
  writeFileSync(join(project, name), text)
}

test('what is copied to a server has the content of today, not that of the build', () => {
  cpSync('bin', join(project, 'bin'), { recursive: true })
  execFileSync(process.execPath, [resolve(project, 'bin/deployable.mjs')], { cwd: project })
  expect(readFileSync(join(project, 'build/resources/content/new.yaml'), 'utf8')).toBe('title: New')
  expect(existsSync(join(project, 'build/resources/media/new.jpg'))).toBe(true)
  expect(existsSync(join(project, 'build/resources/content/old.yaml'))).toBe(false)
  expect(existsSync(join(project, 'build/resources/lang/de/forms.json'))).toBe(true)
  expect(JSON.parse(readFileSync(join(project, 'build/package.json'), 'utf8'))).toMatchObject({
    name: 'site',
    private: true,
  })
})

test('a peer dependency that does not fit is asked for, where npm ci has left no page of it', async () => {
  const dependencies = { frame: '1.0.0', peer: '2.0.0' }
  const frame = { version: '1.0.0', dependencies: { tool: '1.0.0' } }
  const tool = { version: '1.0.0', peerDependencies: { peer: '^1.0.0' } }
  const list = { name: 'site', version: '1.0.0', type: 'module', dependencies }
  plant('package.json', JSON.stringify(list))
  const packages = {
    '': list,
    'node_modules/frame': frame,
    'node_modules/peer': { version: '2.0.0' },
    'node_modules/tool': tool,
  }
  plant('package-lock.json', JSON.stringify({ ...list, lockfileVersion: 3, packages }))
  cpSync('bin', join(project, 'bin'), { recursive: true })
  const pages: Record<string, unknown> = {
    '/frame': page('frame', frame),
    '/peer': page('peer', { version: '1.0.0' }, { version: '2.0.0' }),
    '/tool': page('tool', tool),
  }
  const asked: string[] = []
  const registry = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(JSON.stringify(pages[request.url ?? ''] ?? {}))
  })
  await once(registry.listen(0, '127.0.0.1'), 'listening')
  const { port } = registry.address() as AddressInfo
  const env = {
    ...process.env,
    npm_config_cache: join(project, 'cache'),
    npm_config_registry: `http://127.0.0.1:${port}`,
  }
  const deployable = resolve(project, 'bin/deployable.mjs')
  await promisify(execFile)(process.execPath, [deployable], { cwd: project, env })
  registry.close()
  expect(asked).toContain('/peer')
  const { packages: locked } = JSON.parse(
    readFileSync(join(project, 'build/package-lock.json'), 'utf8')
  )
  expect(Object.keys(locked)).toContain('node_modules/tool')
})

/** Returns what a registry says of a package. */
function page(name: string, ...manifests: { version: string }[]) {
  const versions = manifests.map((each): [string, object] => [
    each.version,
    { name, dist: { tarball: 'none' }, ...each },
  ])
  return { name, versions: Object.fromEntries(versions) }
}
