import { describe, expect, onTestFinished, test } from 'vitest'
import { givenSite } from '#tests/fixtures/content/small_site'
import { ask, visit } from '#tests/visitor'

const GERMAN = `%PDF-1.7\n${'Messing '.repeat(200)}`
const ENGLISH = `%PDF-1.7\n${'brass '.repeat(50)}`

const PAGE = 'content/pages/root/service/de.yaml'

const { app, content } = givenSite(
  async (folder) => {
    await folder.write('media/downloads/pflege_messing.pdf', GERMAN)
    await folder.write('media/downloads/brass.pdf', ENGLISH)
    await folder.write(
      PAGE,
      `component: Root/Show
path: service
meta: { title: Service }
blocks:
  - id: files
    type: SectionDownloads
    title: Zum Mitnehmen
    downloads:
      - { id: brass, title: Messing, file_download: downloads/pflege_messing.pdf, image: [materials/brass.svg] }
      - { id: sheets, title: Maßblätter, external: true, link: https://x.example }
`
    )
    await folder.write(
      'content/pages/root/service/en.yaml',
      `path: service
meta: { title: Service }
blocks:
  - { id: files, downloads: [{ id: brass, title: Brass, file_download: downloads/brass.pdf }] }
`
    )
    await folder.write(
      'content/pages/root/service/fr.yaml',
      'path: service\nmeta: { title: Service }\n'
    )
  },
  { env: { RESPONSE_CACHE: '0' } }
)

type File = { path: string; mime_type: string; size: number; size_text: string }
type Download = { id: string; file?: File; lang?: Record<string, string> }

async function downloadsOf(page: string): Promise<Download[]> {
  const { props } = await visit(app, page)
  return (props.blocks as { downloads: Download[] }[])[0].downloads
}

describe('a download', () => {
  test('has the address, type and size of its file, in words of the language', async () => {
    const [brass, sheets] = await downloadsOf('/de/service')
    expect(brass).toEqual({
      id: 'brass',
      title: 'Messing',
      external: false,
      image: [expect.objectContaining({ width: 900 })],
      file: {
        path: expect.stringMatching(/^\/media\/pflege-messing-[0-9a-f]{10}\.pdf$/),
        mime_type: 'application/pdf',
        size: GERMAN.length,
        size_text: '1,6\u00a0KiB',
      },
    })
    expect(sheets).toMatchObject({ external: true, link: 'https://x.example', image: [] })
    expect(sheets.file).toBeUndefined()
  })

  test('may be another file in another language, and says which language stands in', async () => {
    const [english] = await downloadsOf('/en/service')
    expect(english.file).toMatchObject({ size: ENGLISH.length, size_text: '309\u00a0B' })
    const [french] = await downloadsOf('/fr/service')
    expect(french.file).toEqual(english.file)
    expect(french.lang).toMatchObject({ file_download: 'en' })
  })
})

/** Changes the file that the page offers, until the end of the test. */
async function offer(named: string, stored: string, bytes?: string) {
  const before = await content.read(PAGE)
  await content.edit(PAGE, 'downloads/pflege_messing.pdf', `"downloads/${named}"`)
  if (bytes !== undefined) await content.write(`media/downloads/${stored}`, bytes)
  onTestFinished(async () => {
    await content.write(PAGE, before)
    if (bytes !== undefined) await content.remove(`media/downloads/${stored}`)
  })
}

test.each([
  ['signs of addresses', 'Preisliste #1 100% ok?.pdf', 'Preisliste #1 100% ok?.pdf'],
  ['an umlaut of two characters in the folder', 'pr\u00fcfung.pdf', 'pru\u0308fung.pdf'],
  ['an umlaut of two characters in the content', 'pru\u0308fung.pdf', 'pr\u00fcfung.pdf'],
])('a file with %s is found, published and served', async (_, named, stored) => {
  const bytes = `%PDF-1.7\n${stored}`
  await offer(named, stored, bytes)
  await content.load()
  const { body: html } = await ask(app, '/de/service')
  const [, href = ''] = /href="(\/media\/[^"]+\.pdf)"/.exec(html) ?? []
  const { status, body } = await ask(app, href)
  expect({ status, body }).toEqual({ status: 200, body: bytes })
  expect(href).toMatch(/^[\w/%.-]+$/)
})

test.each([
  ['a file that is not there', 'none.pdf', undefined, 'unknown file "downloads/none.pdf"'],
  ['a text called PDF', 'fake.pdf', 'Hello', 'its content is not that of a .pdf file'],
])('the load refuses %s, and names the place', async (_, name, bytes, message) => {
  await offer(name, name, bytes)
  const failure = await content.load().catch((error: Error) => error.message)
  expect(failure).toContain('root/service/de.yaml:9:')
  expect(failure).toContain(message)
})
