import { describe, expect, test } from 'vitest'
import type { BlockOf } from '#content/blocks/blocks'
import type { WithLang } from '#content/schema/with_lang'
import { Blocks } from '~/blocks/Blocks'
import { givenImage, render, tag, words } from '../render'

type Item = BlockOf<'SectionDownloads'>['downloads'][number] & WithLang

const pdf: Item = {
  id: 'care',
  title: 'Pflege',
  image: [],
  external: false,
  file: {
    path: '/media/pflege-0123456789.pdf',
    mime_type: 'application/pdf',
    size: 1536,
    size_text: '1,5 KiB',
  },
}

const sheets: Item = {
  id: 'sheets',
  title: 'Maßblätter',
  image: [],
  external: true,
  link: 'https://platform.saumer.example/blaetter',
  file: undefined,
}

/** Downloads on a page, as visitors get them. */
function show(...downloads: Item[]): string {
  const block: BlockOf<'SectionDownloads'> = {
    id: 'files',
    type: 'SectionDownloads',
    title: 'Zum Mitnehmen',
    downloads,
  }
  return render(<Blocks blocks={[block]} />)
}

describe('SectionDownloads', () => {
  test('is a titled list of files with their type and size', () => {
    const html = show(pdf)
    expect(words(html)).toBe('Zum Mitnehmen Pflege PDF, 1,5 KiB')
    expect(tag(html, 'a')).toContain(' href="/media/pflege-0123456789.pdf"')
    expect(tag(html, 'a')).toContain(' type="application/pdf"')
    expect(tag(html, 'a')).toMatch(/ download=""/)
    expect(html).not.toContain('<img')
  })

  test('shows the first of its pictures', () => {
    const html = show({ ...pdf, image: [givenImage(), { ...givenImage(), id: 2 }] })
    expect(html.match(/<img/g)).toHaveLength(1)
  })

  test('leads out of the site in a new tab, and says where to', () => {
    const html = show(sheets)
    expect(tag(html, 'a')).toContain(
      ' href="https://platform.saumer.example/blaetter" target="_blank"'
    )
    expect(words(html)).toBe(
      'Zum Mitnehmen Maßblätter platform.saumer.example (öffnet in neuem Tab)'
    )
  })

  test('names the language of a file that is not in the page’s', () => {
    const html = show({ ...pdf, title: 'Care', lang: { title: 'en', file_download: 'en' } })
    expect(tag(html, 'a')).toContain(' hrefLang="en"')
    expect(html).toMatch(/<span[^>]* lang="en">Care/)
    expect(words(html)).toBe('Zum Mitnehmen Care PDF, 1,5 KiB, auf Englisch')
  })

  test('keeps the order of the file', () => {
    expect(words(show(sheets, pdf))).toMatch(/Maßblätter.*Pflege/)
  })
})
