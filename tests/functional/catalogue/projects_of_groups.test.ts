import { describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { WHOLE_LOCALES } from '#tests/fixtures/content/whole_locales'
import { visit } from '#tests/visitor'

const app = givenApp()

type Listed = { key: string; title: string; text: string; lang?: Record<string, string> }

const GROUP = 'product_families.stair_nosing.clip_38'

async function projectsOf(locale: string): Promise<Listed[]> {
  const source = await visit(app, '/de/produkte/treppenkanten/treppenkante-38-clip')
  const { localize } = source.props as { localize: Record<string, string> }
  return (await visit(app, localize[locale])).props.projects as Listed[]
}

describe(`the projects of ${GROUP}`, () => {
  test.each(WHOLE_LOCALES)('are told in %s', async (locale) => {
    const source = await projectsOf('de')
    const projects = await projectsOf(locale)
    expect(projects.map(({ key }) => key)).toEqual(source.map(({ key }) => key))
    for (const { lang } of projects) {
      expect(lang).toBeUndefined()
    }
  })
})
