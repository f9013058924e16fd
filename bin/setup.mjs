/**
 * Makes a checkout ready to run, on any Node from 18 on and without a dependency: installs the
 * locked packages (the Node release the site runs on is one of them) and creates `.env` with a
 * fresh APP_KEY. Does nothing when both are up to date. npm calls it before every script that needs
 * them.
 */
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

withLock(() => {
  installPackages()
  createEnvironmentFile()
})

function installPackages() {
  const stamp = 'node_modules/.installed'
  const { dependencies, devDependencies, optionalDependencies, allowScripts } = JSON.parse(
    readFileSync('package.json', 'utf8')
  )
  const named = [dependencies, devDependencies, optionalDependencies, allowScripts]
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(JSON.stringify(named))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  console.log('Installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
  const { status } = spawnSync(npm, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, wanted)
}

function createEnvironmentFile() {
  if (existsSync('.env')) return
  const key = randomBytes(24).toString('base64url')
  const example = readFileSync('.env.example', 'utf8')
  writeFileSync('.env', example.replace(/^APP_KEY=.*$/m, `APP_KEY=${key}`))
}
