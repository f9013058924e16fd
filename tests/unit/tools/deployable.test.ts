import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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

test('the folder that is copied to a server has the current content, not that of the build', () => {
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
