import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import type { PageProps } from '#start/pages'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, askBytes, pageObject } from '#tests/visitor'

const GUIDE = `installations:
  - id: bonded
    title: Kleben
    fixings: [mounting_adhesive]
    group: product_families.stairs.nosing_42
    steps:
      - { id: measure, title: Messen }
      - { id: press, title: Andrücken, drawings: [base, above, seated] }
`

const { app, content } = givenCatalogueSite((folder) =>
  folder.write('content/installations/de.yaml', GUIDE)
)

/** The guide as a page shows it: on the page of all guides, or on a group's own. */
async function guideOn(path: string) {
  const { props } = pageObject((await ask(app, path)).body)
  const { guides, installation } = props as unknown as Partial<
    Pick<PageProps<'Root/InstallationGuides'>, 'guides'> &
      Pick<PageProps<'ProductFamilies/ShowGroup'>, 'installation'>
  >
  return guides?.[0] ?? installation
}

describe('the steps of a guide', () => {
  test('are drawn out of the group that the guide names, on the page of all guides', async () => {
    const guide = await guideOn('/de/montage')
    expect(guide?.folder).toMatch(/^\/data\/groups\/stairs\/nosing_42\/steps\/bonded-[0-9a-f]{8}$/)
    expect(guide?.steps.map(({ drawings }) => drawings)).toEqual([
      undefined,
      {
        above: 'Querschnitt. Ein Pfeil zeigt den Weg an den Platz: Profil.',
        seated: 'Querschnitt. An Ort und Stelle: Profil.',
      },
    ])
  })

  test('are drawn out of the group itself on its page, and told in its language', async () => {
    const own = await guideOn('/de/produkte/treppe/rampe')
    expect(own?.folder).toContain('/data/groups/stairs/ramp/steps/bonded-')
    const english = await guideOn('/en/products/stairs/nosing-42')
    expect(english?.steps[1]?.drawings?.seated).toBe('Cross-section. In place: profile.')
  })

  test('are pictures with a size and words, for which nothing has to run', async () => {
    const { body } = await ask(app, '/de/montage')
    const images = body.match(/<img [^>]*-above\.svg[^>]*>/g)
    expect(images).toHaveLength(1)
    for (const part of ['width="480"', 'height="270"', 'loading="lazy"', 'alt="Querschnitt.']) {
      expect(images?.[0]).toContain(part)
    }
  })

  test('are immutable files, by the version of what they show', async () => {
    const folder = (await guideOn('/de/montage'))?.folder
    const { status, headers, body } = await ask(app, `${folder}/press-seated.svg`)
    expect(status, body).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(body).toContain('<path fill="#c80102"')
    const former = await ask(app, `${folder?.slice(0, -8)}00000000/press-seated.svg`)
    expect(former.headers['cache-control']).toBe('public, no-cache')
    expect(former.body).toBe(body)
  })

  test('are a motion as well, with the same steps, immutable too', async () => {
    const folder = (await guideOn('/de/montage'))?.folder
    const { status, headers, body } = await ask(app, `${folder}/motion.json`)
    expect(status, body).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const stills = JSON.parse(body) as { step: string; kind: string }[]
    expect(stills.map(({ step, kind }) => [step, kind])).toEqual([
      ['press', 'above'],
      ['press', 'seated'],
    ])
  })

  test('have the texts of their motion in the language that is asked for', async () => {
    const { body } = await ask(app, '/api/drawings/texts/fr')
    expect(JSON.parse(body)['drawings.motion.next']).toBe('Étape suivante')
    await expect(await ask(app, '/api/drawings/texts/xx')).toHaveStatus(404)
  })

  test.each([
    '/data/groups/stairs/nosing_42/steps/none-00000000/motion.json',
    '/data/groups/stairs/nosing_42/steps/bonded-00000000/press-base.svg',
    '/data/groups/stairs/nosing_42/steps/none-00000000/press-above.svg',
    '/data/groups/stairs/nosing_42/steps/bonded/press-above.svg',
    '/data/groups/stairs/nowhere/steps/bonded-00000000/press-above.svg',
  ])('%s is not there', async (path) => {
    await expect(await ask(app, path)).toHaveStatus(404)
  })

  test('stand in the data sheet beside their texts, with the same words', async () => {
    const address = '/data/groups/stairs/nosing_42/datasheet-de.pdf'
    const pdf = await getDocumentProxy(new Uint8Array(await askBytes(app, address, {})))
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text).toContain('Andrücken')
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) =>
        figuresIn((await (await pdf.getPage(index + 1)).getStructTree()) as Part)
      )
    )
    expect(pages.flat()).toEqual(
      expect.arrayContaining([
        'Querschnitt. Ein Pfeil zeigt den Weg an den Platz: Profil.',
        'Querschnitt. An Ort und Stelle: Profil.',
      ])
    )
  })

  test('are drawn anew where the cross-section changes', async () => {
    const before = (await guideOn('/de/montage'))?.folder
    const file = 'content/pages/product_families/stairs/nosing_42/de.yaml'
    await content.edit(file, '[0, 0], [40, 0], [40, 2]', '[0, 0], [41.5, 0], [41.5, 2]')
    await content.load()
    await expect.poll(async () => (await guideOn('/de/montage'))?.folder).not.toBe(before)
  })
})

type Part = { role?: string; alt?: string; children?: Part[] }

/** The accessible names of the figures of a page. */
function figuresIn({ role, alt = '', children = [] }: Part): string[] {
  return [...(role === 'Figure' ? [alt] : []), ...children.flatMap(figuresIn)]
}
