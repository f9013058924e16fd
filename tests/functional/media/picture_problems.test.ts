import { mkdir, readdir, rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { animation, bomb, heic, loadPicture, photo } from '#tests/fixtures/content/pictures'
import { givenSmallSite } from '#tests/fixtures/content/small_site'

const site = givenSmallSite()

/** Loads a drawing with some parts, and gives what the editor is told of it. */
function loadDrawing(parts: string): Promise<string[]> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2">${parts}</svg>`
  return loadPicture(site.content, 'lossy.svg', drawing)
}

test.each([
  ['animation', 'uncropped.gif', animation],
  [
    'drawing',
    'uncropped.svg',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"/>',
  ],
])(
  'what is no still photograph (%s) is shown whole, and the editor hears that its crop has no effect',
  async (what, name, content) => {
    const report = await loadPicture(
      site.content,
      name,
      await content(),
      ', crop: { ratio: "1:1" }'
    )
    expect(report).toEqual([
      expect.stringMatching(
        `^resources/content/images/de.yaml:4:11 warning: the image "pictures/${name}" is an? ${what}, which is shown whole`
      ),
    ])
  }
)

test('an editor hears what a drawing loses, the first five parts by their names', async () => {
  const place = 'resources/content/images/de.yaml:4:11 warning: the image "pictures/lossy.svg"'
  const why =
    'a drawing may do nothing, and lead nowhere, but draw. Export it as plain SVG, with styles as attributes and pictures embedded as PNG or JPEG.'
  expect(await loadDrawing('<script/><path onclick="x()"/>')).toEqual([
    `${place} is shown without <script>, onclick="x()": ${why}`,
  ])
  const links = Array.from('abcdefg', (name) => `<use href="${name}.svg"/>`).join('')
  const five = Array.from('abcde', (name) => `href="${name}.svg"`).join(', ')
  expect(await loadDrawing(links)).toEqual([`${place} is shown without ${five} and 2 more: ${why}`])
})

test.each<[string, string, () => Promise<Buffer | string>, RegExp]>([
  [
    'its end is missing',
    'cut.jpg',
    async () => (await photo(900, 600).jpeg().toBuffer()).subarray(0, 2000),
    /cut\.jpg.*damaged/,
  ],
  ['it is far too large', 'bomb.png', bomb, /bomb\.png.*100 megapixels/],
  [
    'it is longer than a WebP may be',
    'long.png',
    () => photo(10, 16_384).png().toBuffer(),
    /long\.png.*too long/,
  ],
  [
    'its name says something else',
    'wrong.jpg',
    () => photo(90, 60).png().toBuffer(),
    /wrong\.jpg.*called \.jpg but its content is PNG/,
  ],
  [
    'it is made for print',
    'print.jpg',
    () => photo(90, 60).toColourspace('cmyk').jpeg().toBuffer(),
    /print\.jpg.*CMYK/,
  ],
  ['it is empty', 'empty.png', async () => '', /empty\.png.*empty/],
  ['it is a text', 'text.jpg', async () => 'Guten Tag', /text\.jpg.*not a picture/],
  [
    'it is what iPhones save',
    'iphone.jpg',
    async () => heic(),
    /iphone\.jpg.*called \.jpg but its content is HEIC.*export it as JPEG/,
  ],
  [
    'it is of no known kind',
    'letter.docx',
    async () => 'PK',
    /letter\.docx.*(not a picture|format)/,
  ],
])('an editor hears why a file is no picture: %s', async (_, name, content, reason) => {
  const folder = `${process.env.STORAGE_PATH}/public/media`
  const published = async () =>
    (await readdir(folder)).filter((each) => !each.startsWith('stand-in-'))
  const before = await published()
  const report = await loadPicture(site.content, name, await content())
  expect(report).toEqual([expect.stringMatching(/ error: .* cannot be used: .* Replace the file/)])
  expect(report[0]).toMatch(reason)
  expect(await published()).toEqual(before)
  await site.content.remove(`media/pictures/${name}`)
})

test('a folder that is called like a picture is none', async () => {
  const { ContentError } = await import('#content/loading/problems')
  const folder = `${site.content.root}/resources/media/pictures/folder.jpg`
  await mkdir(folder)
  onTestFinished(() => rm(folder, { recursive: true }))
  await site.content.edit(
    'content/images/de.yaml',
    'images:',
    'images:\n  - { id: pictures/folder.jpg, alt: Ordner }'
  )
  const failure = await site.content.load().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ContentError)
  expect(String(failure)).toContain('unknown image "pictures/folder.jpg"')
})
