import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { downloadZip } from 'client-zip'
import { z } from 'zod'
import { findProblems } from '#content/checking/find_problems'
import { isSame, toPointer } from '#content/editing/trees'
import { parseYaml } from '#content/loading/parse_yaml'
import { shorten } from '#content/loading/shorten'
import { isRecord } from '#content/schema/walk'
import { CONTENT, type ContentStore, MEDIA } from '#studio/content_store'
import { StudioRefusal } from '#studio/refusal'

const execute = promisify(execFile)

/** A value that differs from the last commit. */
type Difference = { pointer: string; before?: unknown; after?: unknown }

/**
 * Returns the files that differ from the last commit, or without git from the start of the session,
 * with what the check finds in them.
 */
export async function findChanges(store: ContentStore, code: string) {
  const paths = (await changedInGit(store.root)) ?? store.changed
  const problems = await findProblems(store.root, undefined, { code })
  return Promise.all(
    paths.map(async (path) => {
      const before = await committed(store, path)
      const file = join(store.root, path)
      const after = existsSync(file) ? readFileSync(file, 'utf8') : undefined
      const state = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
      const isText = path.endsWith('.yaml') && before !== undefined && after !== undefined
      const differences = isText ? differencesOf(toData(before), toData(after)) : []
      const found = problems.filter(({ file: place }) => place.replaceAll('\\', '/') === path)
      return {
        path,
        state,
        summary: isText ? differences.map(inWords) : [state],
        differences,
        problems: found.map(({ line, message, remedy }) => `${line}: ${message}. ${remedy}`),
      }
    })
  )
}

async function changedInGit(root: string): Promise<string[] | undefined> {
  const args = [
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    CONTENT,
    MEDIA,
  ]
  const output = await git(root, args)
  return output?.split('\0').flatMap((line) => (line === '' ? [] : [line.slice(3)]))
}

async function committed(store: ContentStore, path: string): Promise<string | undefined> {
  return (await git(store.root, ['show', `HEAD:./${path}`])) ?? store.original(path)
}

/** Returns what git says; undefined if it is not there or refuses. */
async function git(root: string, args: readonly string[]): Promise<string | undefined> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }
  return execute('git', [...args], options).then(
    ({ stdout }) => stdout,
    () => undefined
  )
}

function toData(text: string): unknown {
  return parseYaml(text).document.toJS()
}

function differencesOf(before: unknown, after: unknown, path: PropertyKey[] = []): Difference[] {
  if (isSame(before, after)) return []
  const areLists = Array.isArray(before) && Array.isArray(after)
  if (!areLists && !(isRecord(before) && isRecord(after))) {
    return [{ pointer: toPointer(path), before, after }]
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) =>
    differencesOf(before[key as never], after[key as never], [...path, key])
  )
}

/** Says in one line what has changed: `/meta/title: "Firma" → "Betrieb"`. */
function inWords({ pointer, before, after }: Difference): string {
  const [former, now] = shorten(JSON.stringify(before) ?? '–', JSON.stringify(after) ?? '–')
  return `${pointer}: ${former} → ${now}`
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
  try {
    await execute('git', ['add', '--all', '--', ...paths], { cwd: store.root })
    await execute('git', ['commit', '-m', message, '--', ...paths], { cwd: store.root })
  } catch (error) {
    throw new StudioRefusal(
      409,
      `git refuses: ${(error as { stderr?: string }).stderr ?? ''}`.trim()
    )
  }
  return { commit: ((await git(store.root, ['rev-parse', 'HEAD'])) ?? '').trim() }
}
