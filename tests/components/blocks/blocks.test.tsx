import { describe, expect, test } from 'vitest'
import type { Block, BlockOf } from '#content/blocks/blocks'
import type { WithLang } from '#content/schema/with_lang'
import { Blocks } from '~/blocks/Blocks'
import { givenImage, render, tag, words } from '../render'

/** A block on a page, as visitors get it. */
function show(block: Block): string {
  return render(<Blocks blocks={[block]} />)
}

function imagesIn(html: string): string[] {
  return html.match(/<img[^>]*>/g) ?? []
}

describe('Text', () => {
  const least: BlockOf<'Text'> = { id: 'text', type: 'Text', text: '<p>Seit 1924.</p>' }

  test('with the most has a heading', () => {
    const html = show({ ...least, title: 'Geschichte' })
    expect(html).toMatch(/<h2[^>]*>Geschichte<\/h2>/)
    expect(words(html)).toBe('Geschichte Seit 1924.')
  })

  test('says the language of what is not translated', () => {
    const html = show({ ...least, title: 'History', lang: { title: 'en', text: 'fr' } })
    expect(tag(html, 'h2')).toContain(' lang="en"')
    expect(html).toMatch(/<div[^>]* lang="fr"[^>]*><p>Seit 1924/)
  })
})

describe('Image', () => {
  const least: BlockOf<'Image'> = { id: 'image', type: 'Image', image: [givenImage()] }

  test('with several is a gallery, named so unless it has a title', () => {
    const images = [givenImage(), { ...givenImage(), id: 2 }, { ...givenImage(), id: 3 }]
    const html = show({ ...least, image: images, caption: 'Treppe' })
    expect(imagesIn(html)).toHaveLength(3)
    expect(html).toMatch(/<h2[^>]*>global.components.image_gallery<\/h2>/)
    expect(html).toMatch(/<figcaption[^>]*>Treppe<\/figcaption>/)
    expect(show({ ...least, image: images, title: 'Stufen' })).toMatch(/<h2[^>]*>Stufen<\/h2>/)
  })

  test('says the language of its caption', () => {
    const html = show({ ...least, caption: 'Stairs', lang: { caption: 'en' } })
    expect(tag(html, 'figcaption')).toContain(' lang="en"')
  })
})

describe('TextImage', () => {
  const least: BlockOf<'TextImage'> = {
    id: 'both',
    type: 'TextImage',
    text: '<p>Seit 1924.</p>',
    image: [givenImage({ de: { alt: 'Messing' } })],
    order: false,
  }

  test('with the most has a heading and several pictures', () => {
    const html = show({
      ...least,
      title: 'Geschichte',
      image: [givenImage(), { ...givenImage(), id: 2 }],
    })
    expect(imagesIn(html)).toHaveLength(2)
    for (const image of imagesIn(html)) expect(image).toContain(' alt="Geschichte"')
  })

  test('has its sides swapped by the order flag, and reads the same', () => {
    const swapped = show({ ...least, order: true })
    expect(swapped).toContain('order-2')
    expect(show(least)).not.toContain('order-2')
    expect(words(swapped)).toBe(words(show(least)))
  })
})

describe('SectionCards', () => {
  const card: BlockOf<'SectionCards'>['cards'][number] & WithLang = {
    id: 'works',
    title: 'Werk',
    image: [],
    text_additional: undefined,
    link_type: 'none',
  }
  const least: BlockOf<'SectionCards'> = { id: 'cards', type: 'SectionCards', cards: [card] }

  test('with the least is a card with a title and nothing to follow', () => {
    const html = show(least)
    expect(words(html)).toBe('Werk')
    expect(html).not.toMatch(/<a |<button|<img/)
  })

  test('with the most has a heading, and each card picture, texts and link', () => {
    const html = show({
      ...least,
      title: 'Standorte',
      cards: [
        {
          ...card,
          image: [givenImage()],
          text: 'Presswerk',
          text_additional: '<p>Am Presswerk 4</p>',
          link_type: 'internal',
          route_id: 'contact',
        },
        {
          ...card,
          id: 'x',
          title: 'Plattform',
          link_type: 'external',
          external_link: 'https://x.example',
        },
      ],
    })
    expect(html).toMatch(/<h2[^>]*>Standorte<\/h2>/)
    expect(html.match(/<li>/g)).toHaveLength(2)
    expect(tag(html, 'img')).toContain(' alt="Werk"')
    expect(html).toContain('<p>Am Presswerk 4</p>')
    expect(html).toContain(' href="/de/kontakt"')
    expect(html).toContain(' href="https://x.example" target="_blank"')
    expect(words(html)).toBe(
      'Standorte Werk Presswerk Am Presswerk 4 Werk Plattform Plattform (öffnet in neuem Tab)'
    )
  })

  test('leaves out the link to a page that does not exist', () => {
    const html = show({
      ...least,
      cards: [{ ...card, link_type: 'internal', route_id: 'nowhere' }],
    })
    expect(html).not.toMatch(/<a |<button/)
  })

  test('says the language of each text of a card, and of its link', () => {
    const foreign: typeof card = {
      ...card,
      text: 'Works',
      text_additional: '<p>Street</p>',
      link_type: 'internal',
      route_id: 'contact',
      lang: { title: 'en', text: 'en', text_additional: 'en' },
    }
    const html = show({ ...least, cards: [foreign] })
    expect(tag(html, 'h2')).toContain(' lang="en"')
    expect(html).toMatch(/<p[^>]* lang="en">Works/)
    expect(html).toMatch(/<div[^>]* lang="en"[^>]*><p>Street/)
    expect(tag(html, 'a')).toContain(' lang="en"')
  })
})

describe.each(['InfoBox', 'SectionInfoBox'] as const)('%s', (type) => {
  const least: BlockOf<'InfoBox' | 'SectionInfoBox'> = {
    id: 'box',
    type,
    title: 'Werksbesuch',
    text: '<p>Nach Absprache.</p>',
    link_type: 'none',
  }

  test('with the most has a link', () => {
    const html = show({
      ...least,
      link_type: 'internal',
      route_id: 'contact',
      link_text: 'Termin anfragen',
    })
    expect(tag(html, 'a')).toContain(' href="/de/kontakt"')
    expect(words(html)).toBe('Werksbesuch Nach Absprache. Termin anfragen')
  })

  test('names a link without words “full story”', () => {
    const html = show({ ...least, link_type: 'external', external_link: 'https://x.example' })
    expect(words(html)).toBe('Werksbesuch Nach Absprache. Mehr lesen (öffnet in neuem Tab)')
  })

  test('says the language of what is not translated', () => {
    const html = show({ ...least, lang: { title: 'en', text: 'en' } })
    expect(tag(html, 'h2')).toContain(' lang="en"')
    expect(html).toMatch(/<div[^>]* lang="en"[^>]*><p>Nach/)
  })
})

describe('Accordion', () => {
  const item = { id: 'heating', title: 'Heizung?', text: '<p>Kleben.</p>' }
  const least: BlockOf<'Accordion'> = { id: 'faq', type: 'Accordion', items: [item] }

  test('with the least is one closed panel that opens without JavaScript', () => {
    const html = show(least)
    expect(html).toMatch(/<details(?![^>]* open)[^>]*><summary/)
    expect(words(html)).toBe('Heizung? Kleben.')
  })

  test('with the most has a heading, and a panel for each item in order', () => {
    const html = show({
      ...least,
      title: 'Häufig gefragt',
      items: [item, { id: 'cutting', title: 'Zuschnitt?', text: '<p>Sägen.</p>' }],
    })
    expect(html.match(/<details/g)).toHaveLength(2)
    expect(words(html)).toBe('Häufig gefragt Heizung? Kleben. Zuschnitt? Sägen.')
  })

  test('says the language of each item', () => {
    const foreign: typeof item & WithLang = { ...item, lang: { title: 'en', text: 'en' } }
    const html = show({ ...least, items: [foreign] })
    expect(tag(html, 'h2')).toContain(' lang="en"')
    expect(html).toMatch(/<div[^>]* lang="en"[^>]*><p>Kleben/)
  })
})

test('blocks stand in the order the editor gave them', () => {
  const blocks = ['two', 'one', 'three'].map(
    (id): Block => ({ id, type: 'Text', text: `<p>${id}</p>` })
  )
  expect(words(render(<Blocks blocks={blocks} />))).toBe('two one three')
})
