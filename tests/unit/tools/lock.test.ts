import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { givenFolder } from '#tests/given_folder'

/** A checkout, and the folder of its lock. */
const folder = givenFolder('locked', 'test')
const locks = givenFolder('locks', 'test')
const processes: ChildProcess[] = []

afterEach(async () => {
  for (const each of processes.splice(0)) await end(each)
})

/** Starts a process that takes the lock, and keeps it while its input is open. */
function start() {
  const script = resolve('tests/fixtures/database/lock_holder.mjs')
  const env = { ...process.env, TMPDIR: locks, TEMP: locks, TMP: locks }
  const child = spawn(process.execPath, [script], { cwd: folder, env })
  processes.push(child)
  let output = ''
  const said = (words: RegExp) =>
    new Promise<string>((done, fail) => {
      const look = () => words.test(output) && done(output)
      child.stdout.on('data', (chunk) => {
        output += chunk
        look()
      })
      child.on('exit', () => fail(new Error(`It ended, having said "${output}"`)))
      look()
    })
  return { child, said }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Kills the process that holds the lock. */
async function kill(child: ChildProcess) {
  await end(child)
  rmSync(join(folder, 'inside'))
}

const lockFile = () => join(locks, readdirSync(locks)[0])

test('a second process says whom it waits for, and goes on when the first is done', async () => {
  const first = start()
  await first.said(/locked/)
  const second = start()
  const waiting = await second.said(/Waiting/)
  expect(waiting).toContain(`Waiting for process ${first.child.pid},`)
  expect(waiting).not.toContain('locked')

  first.child.stdin.end()
  await second.said(/locked/)
  second.child.stdin.end()
  await once(second.child, 'exit')
  expect(second.child.exitCode).toBe(0)
  expect(readdirSync(locks)).toEqual([])
})

test('the lock of a process that was killed is recognised at once, and said', async () => {
  const first = start()
  await first.said(/locked/)
  await kill(first.child)

  const output = await start().said(/locked/)
  expect(output).toContain(`Process ${first.child.pid} was ended while it installed or built here`)
  expect(output).not.toContain('Waiting')
})

test.runIf(process.platform === 'linux')(
  'a number that another process has got since does not count as the owner',
  async () => {
    const first = start()
    await first.said(/locked/)
    const file = lockFile()
    await kill(first.child)
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: '1' }))

    const output = await start().said(/locked/)
    expect(output).toContain(`Process ${process.pid} was ended`)
    expect(output).not.toContain('Waiting')
  }
)

test('a damaged lock counts as abandoned', async () => {
  const first = start()
  await first.said(/locked/)
  const file = lockFile()
  await kill(first.child)
  writeFileSync(file, '')
  expect(await start().said(/locked/)).not.toContain('Waiting')
})

test('processes that find an abandoned lock at once go on one after the other', async () => {
  const killed = start()
  await killed.said(/locked/)
  await kill(killed.child)

  const waiting = Array.from({ length: 6 }, start)
  for (const { child } of waiting) child.stdin.end()
  await Promise.all(waiting.map(({ child }) => once(child, 'exit')))
  expect(waiting.map(({ child }) => child.exitCode)).toEqual([0, 0, 0, 0, 0, 0])
})
