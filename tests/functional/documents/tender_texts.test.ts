import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { givenTimeForFiles } from '#tests/fixtures/documents/time_for_files'
import { ask, askBytes } from '#tests/visitor'

const TENDER = '/data/groups/stairs/nosing_42/tender'

const { app } = givenCatalogueSite((content) =>
  content.edit(
    'content/pages/product_families/stairs/ramp/de.yaml',
    '[self_adhesive]',
    '[self_adhesive, mounting_adhesive]'
  )
)
givenTimeForFiles()

/** The first to ask for a Word file, so that no process that writes them is left from before. */
test('a Word file that cannot be written is refused for the moment, and there later', async () => {
  const { NODE_OPTIONS } = process.env
  process.env.NODE_OPTIONS = '--no-such-option'
  const { status, headers, body } = await ask(app, `${TENDER}/de.docx`)
  if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS
  else process.env.NODE_OPTIONS = NODE_OPTIONS
  expect(status, body).toBe(503)
  expect(headers['retry-after']).toBeDefined()
  expect(headers['content-disposition']).toBeUndefined()
  expect(headers.etag).toBeUndefined()
  await expect(await ask(app, `${TENDER}/de.docx`)).toHaveStatus(200)
})

describe('the tender text of an article', () => {
  test('names the facts of its record, the make and the unit', async () => {
    const { body, headers } = await ask(app, `${TENDER}/15102-de.txt`)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['content-disposition']).toBe(
      'attachment; filename="nosing_42-15102-tender-de.txt"'
    )
    expect(body.replaceAll('\u00A0', ' ')).toMatchInlineSnapshot(`
      "Kurztext: Treppenkante, Messing, Sichtmaß 42,5 mm

      Langtext:
      Liefern und einbauen nach der Montageanleitung des Herstellers: Treppenkante
      Einsatzort: Treppe
      Werkstoff: Messing
      Oberfläche: gebürstet
      Dekor nach Wahl des Auftraggebers aus: D 101 Eiche
      Einlage nach Wahl des Auftraggebers aus: Gelb
      Aufbauhöhe: 6–9 mm
      Sichtmaß: 42,5 mm
      Längen: 100, 270, 300 cm
      Befestigung: Montagekleber
      Geprüft nach: DIN EN 16165, R 9
      Fabrikat: Saumer Profile, Kante 42, Artikel 15102, oder gleichwertig
      Angebotenes Fabrikat: ________________________
      Einheit: m
      "
    `)
  })

  test('names the chosen colour alone, if the article has it', async () => {
    const chosen = await ask(app, `${TENDER}/15101-de.txt?colour=silver_matt`)
    expect(chosen.body).toContain('\nFarbe: 101 Silber matt\n')
    expect(chosen.body).not.toContain('nach Wahl des Auftraggebers aus: D')
    const other = await ask(app, `${TENDER}/15102-de.txt?colour=silver_matt`)
    expect(other.body).toBe((await ask(app, `${TENDER}/15102-de.txt`)).body)
  })

  test('names the chosen way of fixing alone, if the article has it', async () => {
    const ramp = '/data/groups/stairs/ramp/tender/12101-de.txt'
    const { body } = await ask(app, ramp)
    expect(body).toContain('\nBefestigung: selbstklebend, Montagekleber\n')
    const chosen = await ask(app, `${ramp}?fixing=mounting_adhesive`)
    expect(chosen.body).toContain('\nBefestigung: Montagekleber\n')
    expect((await ask(app, `${ramp}?fixing=clip`)).body).toBe(body)
    expect((await ask(app, `${ramp}?fixing=clip&fixing=x`)).body).toBe(body)
  })

  test('is written in English, too, with as many facts', async () => {
    const [german, english] = await Promise.all(
      ['de', 'en'].map(async (locale) => {
        const { body } = await ask(app, `${TENDER}/15102-${locale}.txt`)
        return body.replaceAll('\u00A0', ' ').split('\n')
      })
    )
    expect(english[0]).toBe('Item: Treppenkante, brass, visible face 42.5 mm')
    expect(english).toContain('Make: Saumer Profile, Nosing 42, article 15102, or equal')
    expect(english).toHaveLength(german.length)
  })

  test('has the same words as a Word document and as text', async () => {
    const buffer = await askBytes(app, `${TENDER}/15102-de.docx`)
    const { value, messages } = await mammoth.extractRawText({ buffer })
    const { body } = await ask(app, `${TENDER}/15102-de.txt`)
    const lines = body
      .replace('Kurztext: ', '')
      .replace('Langtext:\n', '')
      .split('\n')
      .filter((line) => line !== '')
    expect(messages).toEqual([])
    expect(value.split('\n').filter((line) => line !== '')).toEqual([
      'Ausschreibungstexte: Kante 42',
      ...lines,
      'Position',
      'Menge',
      'Einheit',
      'Einheitspreis',
      'Gesamtpreis',
      'm',
    ])
    const { value: html } = await mammoth.convertToHtml({ buffer })
    expect(html).toContain('<h2>')
    expect(html.match(/<th>/g)).toHaveLength(5)
    expect(html).toContain('<td><p>m</p></td>')
  })
})

test('a group has one document with the texts of all of its articles', async () => {
  const { body } = await ask(app, `${TENDER}/de.txt`)
  expect(body.match(/Artikel \d{5}/g)).toEqual(['Artikel 15101', 'Artikel 15102'])
  const { headers } = await ask(app, `${TENDER}/de.docx`)
  const again = await ask(app, `${TENDER}/de.docx`, { 'if-none-match': String(headers.etag) })
  await expect(again).toHaveStatus(304)
  const shown = JSON.parse((await ask(app, `${TENDER}/de.json`)).body)
  expect(shown.map((each: { text: string }) => each.text).join('\n\n')).toBe(body)
})

test.each(['fr.txt', '99999-de.txt', 'de.pdf'])('there is no text as %s', async (file) => {
  await expect(await ask(app, `${TENDER}/${file}`)).toHaveStatus(404)
})
