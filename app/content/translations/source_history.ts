import { execFileSync } from 'node:child_process'
import { parseYaml } from '#content/loading/parse_yaml'
import { sourceHash } from '#content/translations/ledger'
import { type Translatable, textsOf } from '#content/translations/translatable'

/** The maximum number of previous versions that are read. */
const MAX_VERSIONS = 50

/**
 * Finds the source text that a translation was made from, in the git history of its file. Finds
 * nothing without git or in a shallow clone.
 */
export class SourceHistory {
  /** The texts of previous versions by record, latest version first. */
  readonly #versions = new Map<string, Map<string, string>[]>()

  constructor(private readonly root: string) {}

  find(record: Translatable, text: string, hash: string): string | undefined {
    const versions = this.#versions.get(record.name) ?? this.#read(record)
    this.#versions.set(record.name, versions)
    const former = versions.map((texts) => texts.get(text))
    return former.find((each) => each !== undefined && sourceHash(each) === hash)
  }

  #read({ files, schema }: Translatable): Map<string, string>[] {
    const path = files.files.get(files.source)?.path
    if (path === undefined) return []
    const commits = this.#git('log', '--format=%H', `-n${MAX_VERSIONS}`, '--', path)
    return commits
      .split('\n')
      .filter(Boolean)
      .map((commit) => {
        const { document, faults } = parseYaml(
          this.#git('show', `${commit}:./${path}`).normalize('NFC')
        )
        const data: unknown = faults.length > 0 ? undefined : document.toJS()
        return new Map(textsOf(schema, data).map(({ name, source }) => [name, source]))
      })
  }

  #git(...args: string[]): string {
    try {
      const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
      return execFileSync('git', args, { cwd: this.root, encoding: 'utf8', stdio })
    } catch {
      return ''
    }
  }
}
