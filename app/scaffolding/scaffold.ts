import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BaseCommand } from '@adonisjs/core/ace'
import { type Edit, refuseClashes } from '#scaffolding/edit'
import { Refusal } from '#scaffolding/refusal'

/** All that one `make` command writes. */
export type Plan = {
  /** Below stubs: each becomes a file. */
  stubs: readonly string[]
  /** What the stubs are filled in with. */
  state: Readonly<Record<string, string>>
  /** Lines in files that are there, by their paths. */
  edits: Readonly<Record<string, Edit>>
  /** Commands that write what is generated of all this, in their order. */
  generate: readonly string[]
  /** What is left to the developer, in sentences. */
  next: readonly string[]
}

/** A file with its whole text; the path starts at the root. */
type Written = { path: string; text: string }

const BIOME = 'node_modules/@biomejs/biome/bin/biome'

/** Carries out a plan: all of it or, where something stands in its way, nothing. */
export async function scaffold(command: BaseCommand, makePlan: () => Plan): Promise<void> {
  try {
    const plan = makePlan()
    const created = await createdFiles(command, plan)
    const updated = await updatedFiles(command, plan)
    for (const { path, text } of [...created, ...updated]) refuseClashes(path, text)

    await write(command, 'create', created)
    await write(command, 'update', updated)
    format(command, [...created, ...updated])
    await generate(command, plan)
    for (const step of plan.next) command.logger.info(step)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    command.logger.error(error.message)
    command.exitCode = 1
  }
}

/** @throws Refusal where one of them exists */
async function createdFiles({ app }: BaseCommand, plan: Plan): Promise<Written[]> {
  const stubs = await app.stubs.create()
  const files: Written[] = []
  for (const name of plan.stubs) {
    const stub = await stubs.build(name)
    const { destination, contents } = await stub.prepare({ ...plan.state })
    files.push({ path: app.relativePath(destination), text: `${contents}\n` })
  }
  const existing = files.filter(({ path }) => existsSync(app.makePath(path)))
  if (existing.length === 0) return files
  throw new Refusal(`Exists already: ${existing.map(({ path }) => path).join(', ')}.`)
}

function updatedFiles({ app }: BaseCommand, { edits }: Plan): Promise<Written[]> {
  return Promise.all(
    Object.entries(edits).map(async ([path, edit]) => ({
      path,
      text: edit(await readFile(app.makePath(path), 'utf8')),
    }))
  )
}

async function write({ app, logger }: BaseCommand, what: string, files: readonly Written[]) {
  for (const { path, text } of files) {
    await mkdir(dirname(app.makePath(path)), { recursive: true })
    await writeFile(app.makePath(path), text)
    logger.action(`${what} ${path}`).succeeded()
  }
}

/** As `npm run format`: lines are broken and imports sorted. It knows no YAML. */
function format(command: BaseCommand, files: readonly Written[]) {
  const sources = files.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path))
  runNode(command, [BIOME, 'check', '--write', ...sources])
}

/** Runs commands on the new sources, with a database of their own that is thrown away afterwards. */
async function generate(command: BaseCommand, plan: Plan): Promise<void> {
  const storage = await mkdtemp(join(tmpdir(), 'saumer-scaffold-'))
  try {
    const env = { ...process.env, STORAGE_PATH: storage, DATABASE_URL: '' }
    for (const name of plan.generate) {
      runNode(command, ['ace.js', name], env)
      command.logger.action(`run ${name}`).succeeded()
    }
  } finally {
    await rm(storage, { recursive: true, force: true })
  }
}

/** @throws Refusal with what the program said, when it failed */
function runNode({ app }: BaseCommand, args: string[], env = process.env): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: app.makePath(),
    env,
    encoding: 'utf8',
  })
  if (status === 0) return
  const said = `${stdout}${stderr}`.trim()
  throw new Refusal(`The files are written, but \`node ${args.join(' ')}\` failed:\n${said}`)
}
