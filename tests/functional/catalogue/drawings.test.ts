import { NodeIO } from '@gltf-transform/core'
import { KHRMaterialsVariants, type Variant } from '@gltf-transform/extensions'
import { validateBytes } from 'gltf-validator'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { givenTimeForFiles } from '#tests/fixtures/documents/time_for_files'
import { ask, askBytes } from '#tests/visitor'

const GROUP = '/data/groups/stairs/nosing_42'

const { app } = givenCatalogueSite()
givenTimeForFiles()

/** The contents of the solid's file as another program reads them. */
async function readSolid() {
  const bytes = new Uint8Array(await askBytes(app, `${GROUP}/section.glb`))
  const io = new NodeIO().registerExtensions([KHRMaterialsVariants])
  const file = (await io.readBinary(bytes)).getRoot()
  const profile = file.listMeshes().find((mesh) => mesh.getName() === 'profile')
  const position = profile?.listPrimitives()[0]?.getAttribute('POSITION')
  const [left = 0] = position?.getMin([]) ?? []
  const [right = 0] = position?.getMax([]) ?? []
  const variants = file
    .listExtensionsUsed()
    .flatMap((extension) => extension.listProperties() as Variant[])
    .filter(({ propertyType }) => propertyType === 'Variant')
  return {
    issues: (await validateBytes(bytes)).issues.messages,
    parts: file.listMeshes().map((mesh) => mesh.getName()),
    width: right - left,
    finishes: variants.map((variant) => variant.getName()),
  }
}

describe('the cross-section of a product group', () => {
  test.each([
    ['section.dxf', 'image/vnd.dxf', 'nosing_42-section.dxf'],
    ['section.svg', 'image/svg+xml; charset=utf-8', 'nosing_42-section.svg'],
    ['section.png', 'image/png', 'nosing_42-section.png'],
    ['section.glb', 'model/gltf-binary', 'nosing_42-section.glb'],
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
      await expect(again).toHaveStatus(304)
    }
  )

  test('is an SVG of its true size with its parts and figures', async () => {
    const { body } = await ask(app, `${GROUP}/section.svg`)
    expect(body).toMatch(/<svg [^>]*width="[\d.]+mm" height="[\d.]+mm"/)
    expect(body).toContain('class="profile" fill="#c80102"')
    expect(body).toMatch(/<text [^>]+>40\u00A0mm<\/text>/)
  })

  test('is a picture for print with its parts and figures, on white', async () => {
    const picture = sharp(await askBytes(app, `${GROUP}/section.png`))
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 2400 })
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    const count = (colour: number[]) => {
      let found = 0
      for (let at = 0; at < data.length; at += info.channels) {
        if (colour.every((part, index) => Math.abs(data[at + index] - part) < 6)) found += 1
      }
      return found
    }
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
    expect(count([200, 1, 2])).toBeGreaterThan(10_000)
    expect(count([22, 24, 26])).toBeGreaterThan(1_000)
  })

  test('is a solid without a fault, with its parts, in the colours of its articles', async () => {
    expect(await readSolid()).toEqual({
      issues: [],
      parts: ['substrate', 'profile'],
      width: expect.closeTo(0.04, 6),
      finishes: ['silver_matt'],
    })
  })

  test.each([
    '/data/groups/stairs/nowhere/section.dxf',
    `${GROUP}/section.dwg`,
    `${GROUP}/12101.dxf`,
  ])('is missing at %s', async (url) => {
    await expect(await ask(app, url)).toHaveStatus(404)
  })
})

describe('the texts of the viewer of solids', () => {
  test('come in the language that is asked for', async () => {
    const { status, body } = await ask(app, '/api/solid/texts/fr')
    expect(status, body).toBe(200)
    const texts = Object.keys(JSON.parse(body))
    expect(JSON.parse(body)['solid.title']).toBe('Modèle 3D')
    expect(texts).toEqual(expect.arrayContaining(['catalogue.facts.colour', 'map.zoom_in']))
    expect(texts.every((key) => /^(solid|catalogue\.facts\.colour|map\.zoom)/.test(key))).toBe(true)
  })

  test('are missing in a language that the site does not have', async () => {
    await expect(await ask(app, '/api/solid/texts/xx')).toHaveStatus(404)
  })
})
