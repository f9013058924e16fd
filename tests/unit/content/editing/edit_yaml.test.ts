import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { editYaml } from '#content/editing/edit_yaml'

/** Edits a file by a function that changes its data. */
// oxlint-disable-next-line typescript/no-explicit-any -- the data of a file has no type
function edit(text: string, change: (data: any) => void): string {
  const data = parse(text)
  change(data)
  const edited = editYaml(text, data)
  expect(parse(edited)).toEqual(data)
  return edited
}

const PAGE = `# A page
component: Root/Show # free
path: "pflege"

blocks:
  # what it is
  - id: one
    type: Text
    title: 'Eins'
    text: |-
      Erste Zeile
      zweite Zeile

  - id: two
    type: Image
    image: [a.jpg, "b.jpg"]
    caption: >-
      Diese Zeile ist so lang, dass sie gefaltet werden musste, damit sie in ein Fenster von hundertzwanzig Zeichen
      passt.
# the end
`

describe('only what is changed is written', () => {
  test('a text keeps its quotes, a block its form, a comment its place', () => {
    const edited = edit(PAGE, (page) => {
      page.path = 'care'
      page.blocks[0].title = 'Zwei'
      page.blocks[0].text = 'Neu\n\nund lang'
    })
    expect(edited).toBe(
      PAGE.replace('"pflege"', '"care"')
        .replace("'Eins'", "'Zwei'")
        .replace('Erste Zeile\n      zweite Zeile', 'Neu\n\n      und lang')
    )
  })

  test('only the folded lines after a change are folded again', () => {
    expect(
      edit(PAGE, ({ blocks }) => {
        blocks[1].caption = blocks[1].caption.replace('passt.', 'passt, so gut.')
      })
    ).toBe(PAGE.replace('passt.', 'passt, so gut.'))
  })

  test('a text that no longer fits on its line is folded, one with two lines becomes a block', () => {
    const long = `${'Wort '.repeat(30)}Ende`
    expect(edit('a: kurz\nb: c\n', (data) => Object.assign(data, { a: long }))).toBe(
      `a: >-\n  ${'Wort '.repeat(22)}Wort\n  ${'Wort '.repeat(7)}Ende\nb: c\n`
    )
    expect(edit('a: kurz\n', (data) => Object.assign(data, { a: 'eins\nzwei' }))).toBe(
      'a: |-\n  eins\n  zwei\n'
    )
  })

  test('a text that needs quotes has them', () => {
    expect(edit('a: kurz\n', (data) => Object.assign(data, { a: 'Hinweis: 5' }))).toBe(
      'a: "Hinweis: 5"\n'
    )
    expect(edit('a: kurz\n', (data) => Object.assign(data, { a: '12' }))).toBe('a: "12"\n')
    expect(
      edit('a: "Soft\\u00adware"\n', (data) => Object.assign(data, { a: 'Die Soft\u00adware' }))
    ).toBe('a: "Die Soft\\u00adware"\n')
  })

  test('lines keep their ends, and the file its last one', () => {
    const windows = 'a: 1\r\nlist:\r\n  - id: x\r\n    text: |-\r\n      eins\r\n      zwei'
    expect(edit(windows, ({ list }) => list.push({ id: 'y', text: 'drei\nvier' }))).toBe(
      `${windows}\r\n  - id: y\r\n    text: |-\r\n      drei\r\n      vier`
    )
    expect(edit(windows, ({ list }) => Object.assign(list[0], { text: 'eins\nneu' }))).toBe(
      windows.replace('zwei', 'neu')
    )
  })

  test('a byte order mark is no column of the first line', () => {
    const edited = edit('\uFEFFa: 1\nb: x\n', (data) => Object.assign(data, { b: 'x\ny', c: 2 }))
    expect(edited).toBe('\uFEFFa: 1\nb: |-\n  x\n  y\nc: 2\n')
  })
})

test.each([
  ['a comment', 'title: Eins # why\nlast: 1\n', 'title: |- # why\n  Zwei\n  Drei\nlast: 1\n'],
  ['spaces', 'title: Eins  \nlast: 1\n', 'title: |-\n  Zwei\n  Drei\nlast: 1\n'],
])('%s behind a text does not become a part of its last line', (_, before, after) => {
  expect(edit(before, (data) => (data.title = 'Zwei\nDrei'))).toBe(after)
})

test('a comment stays with its entry, whose text gets lines, when entries change places', () => {
  const list = 'list:\n  - { id: 0 }\n  - id: 1\n    text: Eins # why\n'
  const edited = edit(list, ({ list: [first, second] }) => {
    second.text = 'Zwei\nDrei'
    first.id = 2
  })
  expect(edited).toContain('    text: |- # why\n      Zwei\n      Drei\n')
  expect(edited.match(/# why/g)).toHaveLength(1)
})

describe('entries are matched by their ids', () => {
  test('an entry moves with its comments', () => {
    const edited = edit(PAGE, ({ blocks }) => blocks.push(blocks.shift()))
    const [head, first, second] = PAGE.split(/(?= {2}# what)|(?<=zweite Zeile\n)\n/)
    const [two, end] = second.split('# the end')
    expect(edited).toBe(`${head}${two}\n${first}# the end${end}`)
  })

  test('an entry is removed with the blank line before it', () => {
    const edited = edit(PAGE, ({ blocks }) => blocks.pop())
    expect(edited).toBe(PAGE.replace(/\n {2}- id: two[^#]*/, ''))
  })

  test('a new entry is written as its neighbours are', () => {
    const edited = edit(PAGE, ({ blocks }) =>
      blocks.splice(1, 0, {
        id: 'new',
        type: 'Text',
        text: 'Neu',
        cards: [{ id: 'a', image: ['c.jpg'] }],
      })
    )
    expect(edited).toBe(
      PAGE.replace(
        '\n  - id: two',
        '\n  - id: new\n    type: Text\n    text: |-\n      Neu\n    cards:\n      - id: a\n        image: [c.jpg]\n\n  - id: two'
      )
    )
  })

  test('a list in brackets stays one', () => {
    expect(edit(PAGE, ({ blocks }) => blocks[1].image.unshift('c.jpg'))).toBe(
      PAGE.replace('[a.jpg', '[c.jpg, a.jpg')
    )
    expect(
      edit('to:\n  - { from: /a, to: "b: c" }\n', ({ to }) => to.push({ from: '/d', to: 'e' }))
    ).toBe('to:\n  - { from: /a, to: "b: c" }\n  - { from: /d, to: e }\n')
  })
})

test('a field comes and goes, with its value', () => {
  const edited = edit(PAGE, (page) => {
    page.status = 'draft'
    delete page.path
    delete page.blocks[1].image
    page.blocks[0].list = []
  })
  expect(edited).toBe(
    PAGE.replace('path: "pflege"\n', '')
      .replace('    image: [a.jpg, "b.jpg"]\n', '')
      .replace('zweite Zeile\n', 'zweite Zeile\n    list: []\n')
      .replace('# the end', 'status: draft\n# the end')
  )
  expect(edit('a:\n  - id: x\n  - id: y\nb: 1\n', (data) => Object.assign(data, { a: [] }))).toBe(
    'a: []\nb: 1\n'
  )
  expect(edit('a: []\nb:\n', (data) => Object.assign(data, { a: [{ id: 'x' }], b: 'c' }))).toBe(
    'a:\n  - id: x\nb: c\n'
  )
})
