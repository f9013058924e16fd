import Reader, { type ILwpolylineEntity } from 'dxf-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'
import { writeCatalogue } from '#tests/fixtures/catalogue'
import { ContentFolder } from '#tests/fixtures/content_folder'
import { ask } from '#tests/visitor'

const GROUP = '/data/groups/stairs/nosing_42'
const FILE = 'content/pages/product_families/stairs/nosing_42/de.yaml'

let app: TestApp
let content: ContentFolder

beforeAll(async () => {
  content = await ContentFolder.create()
  await writeCatalogue(content)
  app = await startApp({ contentRoot: content.root })
})
afterAll(async () => {
  await app.close()
  await content.delete()
})

async function widthOfProfile(): Promise<number> {
  const { body } = await ask(app, `${GROUP}/section.dxf`)
  const entities = new Reader().parseSync(body)?.entities ?? []
  const profile = entities.find(({ layer }) => layer === 'PROFILE') as ILwpolylineEntity
  const xs = profile.vertices.map(({ x }) => x)
  return Math.max(...xs) - Math.min(...xs)
}

describe('the cross-section of a product group', () => {
  test.each([
    ['section.dxf', 'image/vnd.dxf', 'nosing_42-section.dxf'],
    ['section.svg', 'image/svg+xml; charset=utf-8', 'nosing_42-section.svg'],
    ['15102.dxf', 'image/vnd.dxf', 'nosing_42-15102.dxf'],
  ])(
    'is the file %s, that is saved under its name and asked for again',
    async (file, type, name) => {
      const url = `${GROUP}/${file}`
      const { status, headers } = await ask(app, url)
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type })
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`)
      expect(headers['cache-control']).toBe('public, no-cache')
      const again = await ask(app, url, { 'if-none-match': String(headers.etag) })
      expect(again.status).toBe(304)
    }
  )

  test('is an SVG of its true size with its parts and figures', async () => {
    const { body } = await ask(app, `${GROUP}/section.svg`)
    expect(body).toMatch(/<svg [^>]*width="[\d.]+mm" height="[\d.]+mm"/)
    expect(body).toContain('class="profile" fill="#c80102"')
    expect(body).toMatch(/<text [^>]+>40\u00A0mm<\/text>/)
  })

  test.each([
    '/data/groups/stairs/nowhere/section.dxf',
    `${GROUP}/section.dwg`,
    `${GROUP}/12101.dxf`,
  ])('is missing at %s', async (url) => {
    expect((await ask(app, url)).status).toBe(404)
  })

  test('has the width of the record, also when the record changes', async () => {
    expect(await widthOfProfile()).toBe(40)
    await content.edit(FILE, '[0, 0], [40, 0], [40, 2]', '[0, 0], [41.5, 0], [41.5, 2]')
    const { loadContent } = await import('#content/loading/loader')
    await loadContent(content.root)
    expect(await widthOfProfile()).toBe(41.5)
  })
})
