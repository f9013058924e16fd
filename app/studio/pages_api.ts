import { dirname } from 'node:path'
import { z } from 'zod'
import { blockSchema } from '#content/blocks/blocks'
import type { WrittenRecord } from '#content/checking/check_context'
import { parseYaml } from '#content/loading/parse_yaml'
import { makePreviewUrl } from '#content/pages/preview/preview_url'
import { fillingFor } from '#content/scaffolding/make_content'
import { contentTemplate } from '#content/scaffolding/template'
import { Ledger } from '#content/translations/ledger'
import { isLocale } from '#shared/locales'
import { CONTENT, type ContentStore, type HistoryEntry } from '#studio/content_store'
import { titleOf } from '#studio/differences'
import { dataOf, translationTexts } from '#studio/files_api'
import { kindOf } from '#studio/kinds'
import { optional, page } from '#studio/page_action'
import { StudioRefusal } from '#studio/refusal'

/** Returns a block with the content of an example. */
export async function exampleBlock(
  root: string,
  type: string,
  records: readonly WrittenRecord[]
): Promise<unknown> {
  const option = blockSchema.def.options.find(({ shape }) => shape.type.values.has(type as never))
  if (!option) throw new StudioRefusal(404, `There is no block "${type}".`)
  const id = type.replaceAll(/(?<=.)[A-Z]/g, '_$&').toLowerCase()
  const filling = { ...(await fillingFor(root, records)), values: { id, type } }
  return parseYaml(contentTemplate(option, filling)).document.toJS()
}

/** A text of a translation that is right as it is, by its name in the ledger, and what its source said. */
export const acceptedText = z.object({ path: z.string(), name: z.string(), source: z.string() })

/** Notes that a translation fits its source as an editor has seen it. */
export async function acceptText(
  store: ContentStore,
  { path, name, source }: z.output<typeof acceptedText>
) {
  const { record, locale, data } = await translationOf(store, path)
  const text = translationTexts(store, record, locale).find((each) => each.name === name)
  const ledger = Ledger.read(store.root, record.name)
  if (text?.translation !== undefined) ledger.record(text.name, locale, source)
  const entry: HistoryEntry = { file: `${CONTENT}/${path}`, title: titleOf(data), action: 'accept' }
  await store.save(entry, new Map([[`${CONTENT}/${dirname(path)}/.translations`, ledger.format()]]))
  return translationTexts(store, record, locale)
}

async function translationOf(store: ContentStore, path: string) {
  const kind = await kindOf(store.root, path)
  if (!kind?.record || !kind.source || !isLocale(kind.locale)) {
    throw new StudioRefusal(404, `${path} is no translation.`)
  }
  return { record: kind.record, locale: kind.locale, data: dataOf(store, kind.source) }
}

/** A request for the address of a page's preview, as of a day. */
export const previewQuery = z.object({ ...page, at: optional })

export async function findPreview({ key, locale, at }: z.output<typeof previewQuery>) {
  const made = await makePreviewUrl(key, locale, { at })
  if ('url' in made) return made
  throw new StudioRefusal(422, made.refusal, {
    problems: [{ pointer: '/at', message: made.refusal }],
  })
}
