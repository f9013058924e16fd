import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  letrec,
  oneof,
  property,
  record,
  string,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDrawing } from '#media/pictures/svg'
import { expectHarmless, LINE, PIXEL, ROOT } from '#tests/fixtures/content/harmless_drawing'

describe('a drawing is served without', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a script without an end', '<script>alert(1)'],
    ['a script in a script', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['a prefixed script', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['a script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    ['a group that is HTML', '<g xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a handler in another case', '<path d="M0 0" oNcLiCk="alert(1)"/>'],
    ['a handler without a space', '<path d="M0 0"onload="alert(1)"/>'],
    ['a handler behind a quote', '<path d="M0 0"" onload="alert(1)"/>'],
    ['a handler in a name', '<path d="M0 0" x"onload="alert(1)"/>'],
    ['a handler written as an entity', '<path &#111;nload="alert(1)"/>'],
    ['a script behind a link, encoded', '<a href="&#106;ava&#x09;script:alert(1)"><g/></a>'],
    ['a foreign use', '<use href="https://evil.example/x.svg#a"/>'],
    [
      'a use by another prefix',
      '<use x:href="//evil.example" xmlns:x="http://www.w3.org/1999/xlink"/>',
    ],
    ['a use behind spaces', '<use href=" https://evil.example/#a"/>'],
    ['a use with two addresses', '<use href="https://evil.example/#a" href="#line"/>'],
    ['another base', '<g xml:base="https://evil.example/"><use href="#a"/></g>'],
    [
      'a prefix that is another',
      '<g xmlns:xlink="http://www.w3.org/2000/svg"><use xlink:href="#a"/></g>',
    ],
    ['a picture', '<image href="https://evil.example/pixel.gif"/>'],
    ['a picture of data', '<image xlink:href="data:image/svg+xml,%3Csvg onload=alert(1)%3E"/>'],
    ['a page called a picture', '<image href="data:text/html;base64,iVBORw0KGgo="/>'],
    ['a drawing called a picture', '<image href="data:image/png;base64,PHN2Zy8+"/>'],
    ['a picture and a foreign one', `<image href="${PIXEL}" xlink:href="//evil.example/x.png"/>`],
    ['a style sheet that leads away', '<style>path{fill:url(//evil.example/x.svg#a)}</style>'],
    ['a style sheet that ends its attribute', '<style>path{fill:red" onload="alert(1)}</style>'],
    [
      'an entity that leads away',
      '<!DOCTYPE svg [<!ENTITY x "//evil.example">]><use href="&x;#a"/>',
    ],
    ['a foreign gradient', '<linearGradient id="g" href="https://evil.example/x.svg#g"/>'],
    ['a foreign fill', '<rect fill="url(https://evil.example/x.svg#a)"/>'],
    ['a foreign fill in capitals', '<rect fill="URL(//evil.example/x.svg#a)"/>'],
    ['a foreign fill with an escape', String.raw`<rect fill="u\72l(//evil.example/x.svg#a)"/>`],
    ['a foreign fill with a comment', '<rect fill="url/**/(//evil.example/x.svg#a)"/>'],
    ['a foreign fill behind our own', '<rect fill="url(#a)url(//evil.example#a)"/>'],
    ['a foreign fill as an entity', '<rect fill="url&#40;//evil.example/x.svg#a&#41;"/>'],
    ['a foreign fill in a colour', '<rect fill="rgb(url(//evil.example/x.svg#a))"/>'],
    ['a foreign filter', '<rect filter="url(data:image/svg+xml,x#f)"/>'],
    ['a mask that is a picture', `<rect mask="image-set('https://evil.example/x.png' 1x)"/>`],
    ['a mask by the source', `<rect mask="src('https://evil.example/x.png')"/>`],
    ['a value from elsewhere', '<rect fill="var(--x)"/><rect fill="attr(href)"/>'],
    ['an imported style', '<style>@import "//evil.example/x.css";</style>'],
    ['a style that ends early', '<style><img src="</style><script>alert(1)</script>"/></style>'],
    ['a foreign fill by style', '<rect style="fill:url(//evil.example/x.svg#a)"/>'],
    [
      'a foreign fill by style with an escape',
      String.raw`<rect style="fill:\75 rl(//evil.example#a)"/>`,
    ],
    ['a foreign style behind a comment', '<rect style="fill/**/:url/**/(//evil.example#a)"/>'],
    ['a style that ends its rule', '<rect style="fill:red}@import url(//evil.example);a{"/>'],
    ['a style with an open string', `<rect style="font-family:';fill:url(//evil.example#a)"/>`],
    ['an expression', '<rect style="width:expression(alert(1))"/>'],
    [
      'a set of an address',
      '<use href="#line"><set attributeName="href" to="//evil.example#a"/></use>',
    ],
    [
      'an animation by name',
      '<animate xlink:href="#line" attributeName="fill" from="url(//evil.example)"/>',
    ],
    [
      'HTML inside',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    [
      'a script that a title hides',
      '<title><b title="</title><script>alert(1)</script>"/></title>',
    ],
    ['a script that a text hides', '<desc><![CDATA[</desc><script>alert(1)</script>]]></desc>'],
    [
      'a script that an attribute hides',
      '<g id="&lt;/g&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>',
    ],
    ['a script that a comment hides', '<!--><script>alert(1)</script>-->'],
    ['a script that a comment ends', '<!-- --!><script>alert(1)</script><!-- -->'],
    ['a script that an instruction hides', '<?x ><path d="?><script>alert(1)</script>"/>'],
    ['a script that a declaration hides', '<!X "><script>alert(1)</script>">'],
    [
      'a script that a text area hides',
      '<textarea><title></textarea><script>alert(1)</script></title>',
    ],
    ['an entity', '<text>&evil;</text><path d="&evil;"/>'],
  ])('%s', (_, payload) => {
    const { svg } = readDrawing(`${ROOT}${LINE}${payload}</svg>`)
    expectHarmless(svg)
    expect(svg).toContain(LINE)
    expect(svg).not.toMatch(/evil\.example/)
  })

  test.each([
    ['a style sheet', '<?xml-stylesheet href="javascript:alert(1)"?>'],
    ['another encoding', '<?xml version="1.0" encoding="UTF-7"?>'],
    [
      'a document type',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "//evil.example/svg11.dtd">',
    ],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>'],
    ['a foreign entity', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['entities of entities', '<!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY b "&c;&c;">]>'],
    [
      'handlers that a document type adds',
      '<!DOCTYPE svg [<!ATTLIST path onload CDATA "alert(1)">]>',
    ],
    ['a comment', '<!-- made with <script> -->'],
    ['text in front', 'GIF89a'],
  ])('%s in front of it', (_, prolog) => {
    const { svg } = readDrawing(`${prolog}${ROOT}${LINE}</svg>`)
    expect(svg).toBe(`${ROOT}${LINE}</svg>`)
  })

  test('handlers and addresses of its own', () => {
    const { svg } = readDrawing(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)" href="//evil.example" style="background:url(//evil.example)">${LINE}</svg>`
    )
    expect(svg).toBe(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${LINE}</svg>`)
  })
})

/** The cleaned drawing; null if the ends of its elements break it in two. */
function cleaned(source: string): string | null {
  try {
    return readDrawing(source).svg
  } catch (error) {
    expect(error).toMatchObject({ message: 'the file is not an SVG picture' })
    return null
  }
}

describe('a drawing of any nesting', () => {
  const RUNS = 1_000
  const NAMES = words(
    'svg g path use text title desc style script SCRIPT s:script foreignObject image feImage filter a set animate animateMotion discard handler iframe object video form link math textarea noscript xmp template metadata switch pattern cursor x-y'
  )
  const ATTRIBUTES = words(
    'd id fill style href xlink:href x:href filter mask marker-end onload ONCLICK xmlns xmlns:xlink xml:base transform src begin attributeName __proto__'
  )
  const PIECES = words(
    `url( url(# url('#a') #a ) .g{fill:red} ${PIXEL} ' ; : { } fill red rgb( javascript: data: // evil.example \\ /* */ @import &lt; &gt; &quot; &#106; &amp; ]]> --> <!-- <![CDATA[ <script> </style> ?> http://www.w3.org/1999/xhtml alert(1)`
  )
  const piece = oneof(constantFrom(...PIECES), string({ maxLength: 4 }))
  const text = array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))
  const attributes = array(
    record({ name: constantFrom(...ATTRIBUTES), value: text, quote: constantFrom('"', "'", '') }),
    { maxLength: 4 }
  ).map((list) =>
    list.map(({ name, value, quote }) => ` ${name}=${quote}${value}${quote}`).join('')
  )

  const { node }: { node: Arbitrary<string> } = letrec<{ node: string }>((tie) => ({
    node: oneof(
      { maxDepth: 5 },
      text,
      record({
        name: constantFrom(...NAMES),
        attributes,
        inside: array(tie('node'), { maxLength: 3 }),
        end: constantFrom('</', '', '</g></'),
      }).map(({ name, attributes: given, inside, end }) => {
        const start = `<${name}${given}>${inside.join('')}`
        return end ? `${start}${end}${name}>` : start
      }),
      tie('node').map((inside) => `<![CDATA[${inside}]]>`),
      tie('node').map((inside) => `<!--${inside}-->`),
      tie('node').map((inside) => `<?x ${inside}?>`)
    ),
  }))

  test('keeps what it draws and loses what does harm, and cleaned again it stays as it is', () => {
    let unchanged = 0
    const check = property(node, (inside) => {
      const svg = cleaned(`${ROOT}${LINE}<g>${inside}</g></svg>`)
      if (svg === null) return
      unchanged++
      expectHarmless(svg)
      expect(svg).toContain(LINE)
      expect(readDrawing(svg).svg).toBe(svg)
    })
    assert(check, { numRuns: RUNS, seed: 20261121 })
    expect(unchanged).toBeGreaterThan(RUNS * 0.9)
  })
})

function words(list: string): string[] {
  return list.split(' ')
}
