import { createHash } from 'node:crypto'
import type { DataSheet } from '#catalogue/data_sheet'
import { LAYOUT_DATE } from '#datasheet/layout_date'
import type { Original } from '#media/original'
import { publishedSize } from '#media/public_files'
import type { PublishedFile } from '#media/published_file'

/** What the typeface's Latin cut does not have. */
const UNPRINTABLE =
  /[^ -\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212]/u

/**
 * A data sheet as visitors will get it. Its URL carries a hash of all that it is made of, so that it
 * may be cached for ever and is drawn only once.
 *
 * @param stem what its name begins with
 * @throws an error with a sentence for the editor when it says something that cannot be printed
 */
export async function readDataSheet(
  sheet: DataSheet,
  stem: string
): Promise<Original<PublishedFile>> {
  const content = JSON.stringify(sheet)
  const sign = UNPRINTABLE.exec(content)?.[0]
  if (sign) throw new Error(`"${sign}" is not in the typeface of the data sheet`)

  const digest = createHash('sha256').update(content).update(LAYOUT_DATE.toISOString())
  const name = `${stem}-${digest.digest('hex').slice(0, 10)}.pdf`
  const published = await publishedSize(name)
  const draw = async () => (await import('#datasheet/draw_data_sheet')).drawDataSheet(sheet)
  const drawn = published === undefined ? await draw() : undefined
  return {
    media: {
      original_url: `/media/${name}`,
      mime_type: 'application/pdf',
      size: drawn?.length ?? published ?? 0,
      transcript: null,
    },
    files: [{ name, content: async () => drawn ?? draw() }],
  }
}
