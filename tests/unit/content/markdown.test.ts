import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '#content/schema/markdown'
import { linkedRoutes, resolveRouteLinks } from '#content/schema/route_links'
import { withoutTags } from '#texts/plain_text'

describe('rich text is Markdown', () => {
  test('with paragraphs, emphasis, lists and tables', () => {
    expect(renderMarkdown('Ein **starkes** Profil.')).toBe(
      '<p>Ein <strong>starkes</strong> Profil.</p>'
    )
    expect(renderMarkdown('- Messing\n- Aluminium')).toContain('<li>Messing</li>')
    expect(renderMarkdown('| Höhe |\n| --- |\n| 8 mm |')).toContain('<td>8 mm</td>')
  })

  test('whose tables can be scrolled by keyboard, whatever order an editor asks for', () => {
    expect(renderMarkdown('| Höhe |\n| --- |\n| 8 mm |')).toContain('<table tabindex="0">')
    expect(renderMarkdown('<table tabindex="5"></table>')).toBe('<table tabindex="0"></table>')
  })

  test('whose tables say what their headers are for, and what they are called', () => {
    const html = renderMarkdown(
      ': Höhen nach **Belag**\n\n| Belag | Höhe |\n| --- | --- |\n| Vinyl | 8 mm |'
    )
    expect(html).toContain('<caption>Höhen nach <strong>Belag</strong></caption>')
    expect(html.match(/<th scope="col">/g)).toHaveLength(2)
    expect(html).not.toContain('<p>')
  })

  test('where a colon in front of anything else stays what it is', () => {
    expect(renderMarkdown(': Höhen')).toBe('<p>: Höhen</p>')
  })

  test('whose highest heading is h3, below the page’s h1 and the section’s h2', () => {
    expect(renderMarkdown('# Eins')).toBe('<h3>Eins</h3>')
    expect(renderMarkdown('## Zwei')).toBe('<h3>Zwei</h3>')
    expect(renderMarkdown('###### Sechs')).toBe('<h4>Sechs</h4>')
  })

  test('whose ranges stay in one line, in texts and in tables, and as they are in plain text', () => {
    const html = renderMarkdown('| Höhe |\n| --- |\n| 8–15 mm |\n\nAm 5.–6. Juni – nicht später.')
    expect(html).toContain('<td>8–\u206015 mm</td>')
    expect(html).toContain('<p>Am 5.–\u20606. Juni – nicht später.</p>')
    expect(withoutTags(html)).toBe('Höhe 8–15 mm Am 5.–6. Juni – nicht später.')
  })

  test('whose legal form of a company stays in one line', () => {
    const html = renderMarkdown('**Profile GmbH & Co. KG**')
    expect(html).toBe('<p><strong>Profile GmbH\u00A0&amp;\u00A0Co.\u00A0KG</strong></p>')
  })

  test('without the line breaks of its file, with those of its code', () => {
    expect(renderMarkdown('Eins\nzwei **drei**\nvier.\n\n- Messing\n- Aluminium')).toBe(
      '<p>Eins zwei <strong>drei</strong> vier.</p><ul><li>Messing</li><li>Aluminium</li></ul>'
    )
    expect(renderMarkdown('```\n<p>\n\nEnde\n```')).toContain('&lt;p&gt;\n\nEnde\n')
  })

  test('that may say in which language a word is', () => {
    expect(renderMarkdown('<span lang="en">Clip</span>')).toBe('<p><span lang="en">Clip</span></p>')
  })
})

describe('figures keep their signs:', () => {
  test.each([
    ['Nach L*a*b* und *a* nicht.', 'Nach L*a*b* und <em>a</em> nicht.'],
    ['*Maß 25*30 mm* genau.', '<em>Maß 25*30 mm</em> genau.'],
    ['**Un**glaublich *leicht*.', '<strong>Un</strong>glaublich <em>leicht</em>.'],
    ['Für 5~8 mm und 7~9 mm, ~~10 mm~~.', 'Für 5~8 mm und 7~9 mm, <del>10 mm</del>.'],
    ['Nach 10_000_000 Schritten.'],
    ['Seit\n1924. wurde gebaut.', 'Seit 1924. wurde gebaut.'],
    ['Ab dem\n1. Mai geöffnet.', 'Ab dem 1. Mai geöffnet.'],
  ])('%s', (source, html = source) => {
    expect(renderMarkdown(source)).toBe(`<p>${html}</p>`)
  })

  test.each([
    ['1. Messen\n2. Sägen', '<ol><li>Messen</li><li>Sägen</li></ol>'],
    ['1. Messen\n1. Sägen', '<ol><li>Messen</li><li>Sägen</li></ol>'],
    ['3) Kleben\n4) Warten', '<ol start="3"><li>Kleben</li><li>Warten</li></ol>'],
    ['So:\n1. Messen\n2. Sägen', '<p>So:</p><ol><li>Messen</li><li>Sägen</li></ol>'],
  ])('and %s is a list', (source, html) => {
    expect(renderMarkdown(source)).toBe(html)
  })

  test('and code is as it is', () => {
    expect(renderMarkdown('```\n1924. a*b*c\n```')).toContain('1924. a*b*c')
  })
})

describe('rich text is safe', () => {
  test.each([
    ['a script', 'Vorher <script>alert(1)</script> nachher'],
    ['an event handler', '<p onclick="alert(1)">Text</p>'],
    ['a picture with an error handler', '<img src=x onerror=alert(1)> Text'],
    ['a form', '<form action="https://evil.example"><input name="a"></form> Text'],
    ['a base address', '<base href="https://evil.example/"> Text'],
    ['a frame', '<iframe src="https://evil.example"></iframe> Text'],
    ['a style', '<style>body{display:none}</style> <p style="color:red">Text</p>'],
    ['an SVG with a script', '<svg onload="alert(1)"><script>alert(1)</script></svg> Text'],
    ['a javascript: link', '[Text](javascript:alert(1))'],
    ['a disguised javascript: link', '<a href="jAvA&#x09;script:alert(1)">Text</a>'],
    ['a data: link', '[Text](data:text/html,<script>alert(1)</script>)'],
  ])('%s does not get through', (_, source) => {
    const html = renderMarkdown(source)
    expect(html).not.toMatch(
      /script|onclick|onerror|onload|iframe|style|form|input|svg|img|base|data:|alert\(1\)</i
    )
    expect(html).not.toContain('evil.example')
  })

  test('a protocol-relative link loses its address and keeps its words', () => {
    expect(renderMarkdown('[Text](//evil.example/x)')).toBe('<p><a>Text</a></p>')
  })

  test.each([
    ['https://plattform.saumer.example/x'],
    ['mailto:info@saumer.example'],
    ['tel:+493023125100'],
    ['route:root.company'],
    ['/de/kontakt'],
  ])('a link to %s stays', (href) => {
    expect(renderMarkdown(`[Text](${href})`)).toBe(`<p><a href="${href}">Text</a></p>`)
  })
})

/** The only interface text that links need. */
const inEnglish = () => 'en anglais'

describe('links inside the site name a route', () => {
  const html = renderMarkdown(
    'Siehe [Kontakt](route:contact), [Werk](route:root.company#history) und [außen](https://x.example).'
  )

  test('the routes of a text are known', () => {
    expect(linkedRoutes(html)).toEqual(['contact', 'root.company'])
  })

  test.each(['Kontakt', 'über_uns', '/de/kontakt', ''])(
    '"%s" is a route that no page has',
    (key) => {
      const wrong = renderMarkdown(`[Kontakt](route:${key}#früher)`)
      expect(linkedRoutes(wrong)).toEqual([encodeURI(key)])
      expect(resolveRouteLinks(wrong, 'de', inEnglish, () => undefined)).toBe(
        '<p><a >Kontakt</a></p>'
      )
    }
  )

  test('a link gets the address of its page, and keeps its anchor', () => {
    const urls = new Map([
      ['contact', '/de/kontakt'],
      ['root.company', '/de/unternehmen'],
    ])
    const resolved = resolveRouteLinks(html, 'de', inEnglish, (route) => urls.get(route))
    expect(resolved).toContain('<a href="/de/kontakt">Kontakt</a>')
    expect(resolved).toContain('<a href="/de/unternehmen#history">Werk</a>')
    expect(resolved).toContain('<a href="https://x.example">außen</a>')
    expect(resolved).not.toContain('route:')
  })

  test('a link into another language says so, in the language of the page', () => {
    const resolved = resolveRouteLinks(html, 'fr', inEnglish, () => '/en/contact')
    const sign = '<span class="language-sign" lang="fr"> (en anglais)</span>'
    expect(resolved).toContain(`<a href="/en/contact" hreflang="en">Kontakt${sign}</a>`)
    expect(resolved).toContain(`<a href="/en/contact#history" hreflang="en">Werk${sign}</a>`)
    expect(resolved).toContain('<a href="https://x.example">außen</a>')
  })

  test('a link to a page that is gone keeps its words and loses the link', () => {
    const resolved = resolveRouteLinks(html, 'de', inEnglish, () => undefined)
    expect(resolved).toContain('Kontakt</a>')
    expect(resolved).not.toMatch(/href="(?!https:\/\/x\.example)/)
  })
})
