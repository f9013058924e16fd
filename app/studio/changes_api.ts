import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { downloadZip } from 'client-zip'
import { z } from 'zod'
import type { WrittenRecord } from '#content/checking/check_context'
import { findProblems } from '#content/checking/find_problems'
import type { ContentProblem } from '#content/loading/problems'
import type { KnownRecords } from '#content/loading/unmerged_records'
import { isRecord } from '#shared/is_record'
import { CONTENT, type ContentStore, MEDIA, pathAt } from '#studio/content_store'
import {
  type Difference,
  differencesOf,
  type Step,
  stepOf,
  titleOf,
  toData,
} from '#studio/differences'
import { pictureNames } from '#studio/files_api'
import { StudioRefusal } from '#studio/refusal'

const execute = promisify(execFile)

/**
 * Returns the files that differ from the last commit, or without git from the start of the session,
 * with what the check finds in them.
 */
export async function findChanges(
  store: ContentStore,
  code: string,
  records?: KnownRecords<WrittenRecord>
) {
  const paths = (await changedInGit(store.root)) ?? store.changed
  const problems = await findProblems(store.root, undefined, {
    code,
    files: new Set(paths),
    records,
  })
  const pictures = pictureNames(store)
  return Promise.all(
    paths.map(async (path) => {
      const before = await committed(store, path)
      const file = join(store.root, path)
      const after = existsSync(file) ? readFileSync(file, 'utf8') : undefined
      const state: Difference['state'] =
        before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
      const isText = path.endsWith('.yaml')
      const data = isText ? [before, after].map((text = '') => toData(text)) : []
      const found = problems.filter((problem) => problem.file.replaceAll('\\', '/') === path)
      return {
        path,
        title: titleOf(data[1]) ?? titleOf(data[0]) ?? pictures.get(path.slice(`${MEDIA}/`.length)),
        state,
        differences: state === 'changed' && isText ? differencesOf(data[0], data[1], pictures) : [],
        problems: problemsIn(found, after ?? '', data[1]),
      }
    })
  )
}

/** Returns each message once, with the places in the file; a problem of the whole file has none. */
function problemsIn(found: readonly ContentProblem[], text: string, data: unknown) {
  const said = Map.groupBy(found, ({ message, remedy }) => `${message}. ${remedy}`)
  return Array.from(said, ([message, all]) => ({
    message,
    severity: all[0].severity,
    places: all
      .filter(({ line, column }) => line > 1 || column > 1)
      .map(({ line, column }) => stepsTo(pathAt(text, line, column), data)),
  }))
}

function stepsTo(path: readonly PropertyKey[], data: unknown): Step[] {
  let value = data
  return path.map((key) => {
    const isEntry = Array.isArray(value)
    value = (value as never)[key]
    return isEntry && isRecord(value) ? stepOf(value, Number(key)) : String(key)
  })
}

async function changedInGit(root: string): Promise<string[] | undefined> {
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all']
  const output = await git(root, ['status', ...options, '--', CONTENT, MEDIA])
  /** The paths of the status begin at the top of the repository, which may be a folder above. */
  const above = (await git(root, ['rev-parse', '--show-prefix']))?.trim() ?? ''
  const changed = output?.split('\0').filter((line) => line !== '' && !STAGED.test(line))
  return changed && [...new Set(changed.map((line) => line.slice(3 + above.length)))]
}

/** A line of git's status about a file that somebody has staged and nobody has changed since. */
const STAGED = /^. /

async function committed(store: ContentStore, path: string): Promise<string | undefined> {
  return (await git(store.root, ['show', `HEAD:./${path}`])) ?? store.original(path)
}

/** Returns what git says; undefined if it is not there or refuses. */
async function git(root: string, args: readonly string[]): Promise<string | undefined> {
  return run(root, args).catch(() => undefined)
}

/** Runs git, which says in English what it refuses; a hook that waits for input gets none. */
async function run(root: string, args: readonly string[]): Promise<string> {
  const options = {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  }
  const running = execute('git', ['--literal-pathspecs', ...args], options)
  running.child.stdin?.end()
  return (await running).stdout
}

/** A request for a commit. */
export const newCommit = z.object({
  message: z.string().trim().min(1),
  paths: z.array(z.string()).min(1),
})

/** Commits changed files; without git, returns them as the address of a ZIP file. */
export async function commit(
  store: ContentStore,
  { message, paths }: z.output<typeof newCommit>
): Promise<{ commit: string } | { zip: string }> {
  const changed = await changedInGit(store.root)
  const unknown = paths.find((path) => !(changed ?? store.changed).includes(path))
  if (unknown !== undefined) throw new StudioRefusal(409, `${unknown} has not changed.`)
  if (!changed) {
    const files = paths
      .filter((path) => existsSync(join(store.root, path)))
      .map((path) => ({ name: path, input: readFileSync(join(store.root, path)) }))
    const zip = Buffer.from(await downloadZip(files).arrayBuffer())
    return { zip: `data:application/zip;base64,${zip.toString('base64')}` }
  }
  if ((await git(store.root, ['symbolic-ref', '--quiet', 'HEAD'])) === undefined) {
    throw new StudioRefusal(
      409,
      'No branch is checked out, so a commit could get lost: choose one.'
    )
  }
  const untracked = await git(store.root, ['ls-files', '--others', '-z', '--', ...paths])
  const added = untracked?.split('\0').filter((path) => path !== '') ?? []
  try {
    /** Commits the paths alone: other staged changes stay staged. New files have to be added first. */
    if (added.length > 0) await run(store.root, ['add', '--intent-to-add', '--', ...added])
    await run(store.root, ['commit', '--quiet', '-m', message, '--', ...paths])
  } catch (error) {
    if (added.length > 0) await git(store.root, ['rm', '--cached', '--quiet', '--', ...added])
    const { stderr = '' } = error as { stderr?: string }
    throw new StudioRefusal(409, `git refuses: ${stderr.trim()}`)
  }
  return { commit: ((await git(store.root, ['rev-parse', 'HEAD'])) ?? '').trim() }
}
