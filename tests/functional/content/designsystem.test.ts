import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { blockSchema } from '#content/blocks/blocks'
import { givenApp } from '#tests/app'
import { ask, propsOf } from '#tests/visitor'

const app = givenApp()

const shown = (path: string) => propsOf(app, 'Designsystem/Index', path)

test('shows every type of block', async () => {
  const { examples } = await shown('/de/designsystem')
  const found = new Set(examples.flatMap(({ blocks }) => blocks.map(({ type }) => type)))
  const types = blockSchema.def.options.flatMap(({ shape }) => [...shape.type.values])
  expect([...found].toSorted()).toEqual(types.toSorted())
})

test('has words for every section, in the order of the page’s definition', async () => {
  const { words } = await shown('/de/designsystem')
  /** Modules that use the database are imported once the application has booted. */
  const { designsystemIndex } = await import('#designsystem/designsystem_page')
  const { id } = designsystemIndex.data.shape.sections.element.shape
  expect(words.sections.map((section) => section.id)).toEqual(id.options)
})

test.each(['/de/designsystem', '/en/designsystem'])(
  '%s shows the YAML that its examples are made of',
  async (path) => {
    const { examples } = await shown(path)
    for (const { yaml, blocks } of examples) {
      const written: { id: string; title?: string }[] = parse(yaml)
      expect(written.map(({ id }) => id)).toEqual(blocks.map(({ id }) => id))
      for (const block of written) expect(blockSchema.safeParse(block).error).toBeUndefined()
    }
  }
)

test('the YAML example of a translation is in its language', async () => {
  const { examples } = await shown('/en/designsystem')
  expect(examples.find(({ id }) => id === 'text')?.yaml).toContain(
    'title: When a joint is needed\n'
  )
})

test('is wholly translated', async () => {
  expect(JSON.stringify(await shown('/en/designsystem'))).not.toContain('"lang":{')
})

test('editors are not asked for the YAML', async () => {
  const { editorSchemas } = await import('#content/loading/json_schemas')
  const { pages, records } = await import('#start/pages')
  const schemas = editorSchemas(pages, records)
  expect(JSON.stringify(schemas.map(({ schema }) => schema))).not.toContain('"yaml"')
})

test.each(['/de/designsystem', '/de/designsystem/typografie', '/en/designsystem/typography'])(
  '%s is kept out of search engines and the sitemap',
  async (path) => {
    const { status, body } = await ask(app, path)
    expect(status, body).toBe(200)
    expect(body).toContain('<meta name="robots" content="noindex"')
    const { body: sitemap } = await ask(app, `/sitemaps/${path.split('/')[1]}.xml`)
    expect(sitemap).not.toContain('designsystem')
  }
)
