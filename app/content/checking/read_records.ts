import type { ExtractedLink, ExtractedText, WrittenRecord } from '#content/checking/check_context'
import { extractTexts } from '#content/checking/extracted_texts'
import { ContentProblems } from '#content/loading/problems'
import {
  type KnownRecords,
  readUnmerged,
  type UnmergedRecord,
} from '#content/loading/unmerged_records'
import { Ledger, ledgerText } from '#content/translations/ledger'
import { outdatedTexts } from '#content/translations/translation_state'
import type { Locale } from '#shared/locales'

/**
 * Reads all records as written, with the texts and links of each language. Files that cannot be read
 * are skipped, because the loader reports them.
 *
 * @param root the folder that holds `resources`
 * @param known records that are not read again unless their files have changed
 * @param languages whether all files of a record are read, or its source alone
 */
export async function readRecords(
  root: string,
  known?: KnownRecords<WrittenRecord>,
  languages?: 'all' | 'source'
): Promise<WrittenRecord[]> {
  const make = (record: UnmergedRecord) => written(root, record)
  const dependency = (path: string) => ledgerText(root, path)
  return readUnmerged(root, new ContentProblems(), make, { known, dependency, languages })
}

function written(root: string, record: UnmergedRecord): WrittenRecord {
  const { files: languages, folder, path, kind, schema, definition } = record
  const { name, source, files } = languages
  const ledger = Ledger.read(root, path)
  const texts = new Map<Locale, ExtractedText[]>()
  const outdated = new Map<Locale, string[]>()
  const links: ExtractedLink[] = []
  for (const locale of files.keys()) {
    const extracted = extractTexts(schema, languages, path, locale)
    texts.set(locale, extracted.texts)
    links.push(...extracted.links)
    if (!ledger.isEmpty) outdated.set(locale, outdatedTexts(record, locale, ledger))
  }
  links.push(...ownLinks(record))
  const everywhere = folder === 'images' || definition?.languages === 'all'
  return { name, source, files, folder, kind, everywhere, texts, outdated, links }
}

/** Returns the links of a record that are not in link fields. */
function ownLinks({ files: { files, source }, definition }: UnmergedRecord): ExtractedLink[] {
  const file = files.get(source)
  if (!definition?.links || !file) return []
  const content = definition.schema.safeParse(file.data)
  if (!content.success) return []
  return definition.links(content.data).map(({ kind, key, path }) => ({
    kind,
    key,
    place: () => file.place(path),
  }))
}
