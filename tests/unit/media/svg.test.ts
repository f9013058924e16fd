import { globSync, readFileSync } from 'node:fs'
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
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodeXml } from '#media/pictures/plain_svg'
import { readDrawing } from '#media/pictures/svg'

const ROOT =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">'

/** A picture of one pixel, embedded. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A line that is drawn in every picture: what is cleaned away must not take it along. */
const LINE = '<path id="line" d="M0 0h9" stroke="#000"/>'

type Element = { name: string; attributes: [name: string, value: string][] }

/**
 * The elements of a drawing, read by the plainest grammar of XML there is and not by the parser that
 * cleans: whoever reads the drawing otherwise than we do finds nothing else in it.
 */
function elementsOf(svg: string): Element[] {
  const TAG = /<\/?([A-Za-z]+)((?: [A-Za-z\d:-]+="[^"<]*")*)\/?>/g
  expect(svg.replaceAll(TAG, '')).not.toMatch(/[<>]/)
  return Array.from(svg.matchAll(TAG), ([, name = '', attributes = '']) => ({
    name,
    attributes: Array.from(
      attributes.matchAll(/ ([^=]+)="([^"]*)"/g),
      ([, attribute = '', value = '']): [string, string] => [attribute, decode(value)]
    ),
  }))
}

function decode(value: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return value.replaceAll(/&(#x?)?(\w+);/g, (_, number, code) =>
    number
      ? String.fromCodePoint(Number.parseInt(code, number === '#' ? 10 : 16))
      : (named[code] ?? expect.fail(`the entity ${code} means nothing without a document type`))
  )
}

/** Elements that run, load, embed, animate or hold another language. */
const FORBIDDEN =
  /^(script|style|foreignObject|feImage|a|set|animate\w*|discard|mpath|handler|listener|iframe|object|embed|audio|video|canvas|source|img|link|meta|base|form|input|button|body|html|math|cursor|tref|metadata|switch|view|template|textarea|noscript|xmp|font\w*|include|stylesheet)$/i

const NAMESPACES = new Map([
  ['xmlns', 'http://www.w3.org/2000/svg'],
  ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
])

/** Refuses a drawing that does anything but draw, or leads anywhere but to itself. */
function expectHarmless(svg: string) {
  for (const { name, attributes } of elementsOf(svg)) {
    expect(name).not.toMatch(FORBIDDEN)
    for (const [attribute, value] of attributes) {
      expect(attribute).not.toMatch(/^on|^xml:base$|^begin$|^src|^action$|^attributeName$/i)
      if (attribute.startsWith('xmlns')) expect(value).toBe(NAMESPACES.get(attribute))
      else if (attribute.endsWith('href')) {
        expect(value).toMatch(
          name === 'image' ? /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=]+$/ : /^#/
        )
      } else expectLocal(value)
    }
  }
}

/** Refuses a value that calls anything but colours, transformations and its own parts. */
function expectLocal(value: string) {
  expect(value).not.toContain('\\')
  for (const [, name, argument] of value.matchAll(/([^\s(),:;]*)\(([^)]*)/g)) {
    expect(name).toMatch(/^(url|rgba?|hsla?|matrix|translate|scale|rotate|skew[XY])$/i)
    expect(argument).toMatch(/^url$/i.test(name ?? '') ? /^#[^(]*$/ : /^[^(]*$/)
  }
}

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

/** The drawing cleaned; null where the ends of its elements leave it in two. */
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

describe('a drawing stays byte for byte as it was drawn:', () => {
  test.each(globSync('resources/media/**/*.svg').toSorted())('%s', (file) => {
    const drawn = readFileSync(file, 'utf8')
    expect(readDrawing(drawn).svg).toBe(drawn)
  })

  test.each([
    [
      'paint of its own',
      '<linearGradient id="a"/><rect fill="url(#a)" stroke="rgb(1 2 3 / 50%)"/>',
    ],
    ['its own parts again', '<use href="#line"/><use xlink:href="#line" transform="rotate(9)"/>'],
    [
      'a mask, a marker and a path to clip by',
      '<path d="M0 0" mask="url(#m)" marker-end="url(#e)" clip-path="url(#c)"/>',
    ],
    [
      'a shadow',
      '<filter id="s"><feDropShadow dx="1" stdDeviation="2"/></filter><g filter="url(#s)"/>',
    ],
    ['a picture that is embedded', `<image xlink:href="${PIXEL}" width="9" height="9"/>`],
    ['styles that only paint', '<path style="fill:none;stroke:url(#a);mask-type:alpha"/>'],
    ['text', '<title>3 &lt; 4 &amp; 5</title><text x="1">Profil<tspan dy="1">(9)</tspan></text>'],
  ])('%s', (_, inside) => {
    const drawn = `${ROOT}\n  ${LINE}${inside}\n</svg>\n`
    expect(readDrawing(drawn).svg).toBe(drawn)
  })
})

test.each([
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Ebene_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
	 x="0px" y="0px" viewBox="0 0 40 20" style="enable-background:new 0 0 40 20;" xml:space="preserve">
<defs><circle id="SVGID_1_" cx="10" cy="10" r="8"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
<rect style="clip-path:url(#SVGID_2_);fill:#C80102;" width="40" height="20"/>
<switch><g><polygon points="20,2 38,2 29,18" fill='#16181A'/></g></switch>
</svg>`,
  ],
  [
    'Inkscape',
    `<?xml version="1.0"?><svg width="40" height="20" xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd">
<sodipodi:namedview id="base" pagecolor="#ffffff"><inkscape:grid type="xygrid"/></sodipodi:namedview>
<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">Profil</rdf:RDF></metadata>
<g inkscape:label="Ebene 1" transform="translate(2,2)"><path style="fill:#c80102;fill-opacity:.5;stroke:#000000;stroke-width:2px;-inkscape-stroke:none" d="M 0,0 H 30 V 12 Z"/></g></svg>`,
  ],
  [
    'Figma',
    `<svg width="40" height="20" fill="none" xmlns="http://www.w3.org/2000/svg"><g filter="url(#filter0_d_1_2)"><mask id="m" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="20" height="20"><rect width="18" height="18" fill="#D9D9D9" fill-opacity="0.5"></rect></mask><g mask="url(#m)"><rect width="40" height="20" fill="url(#paint0)"></rect></g></g><defs><filter id="filter0_d_1_2" x="0" y="0" width="40" height="20" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"></feFlood><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"></feColorMatrix><feOffset dy="2"></feOffset><feGaussianBlur stdDeviation="1"></feGaussianBlur><feComposite in2="hardAlpha" operator="out"></feComposite><feBlend mode="normal" in2="BackgroundImageFix" result="shadow"></feBlend><feBlend mode="normal" in="SourceGraphic" in2="shadow" result="shape"></feBlend></filter><linearGradient id="paint0" x1="0" y1="0" x2="40" y2="0" gradientUnits="userSpaceOnUse"><stop stop-color="#C80102"></stop><stop offset="1" stop-color="#16181A" stop-opacity="0.5"></stop></linearGradient></defs></svg>`,
  ],
  [
    'Illustrator with namespaces by entity',
    `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" width="40" height="20" viewBox="0 0 40 20"><defs><circle id="c" r="8"/></defs><rect fill="#c80102" width="40" height="9"/><use xlink:href="#c"/></svg>`,
  ],
  [
    'Illustrator with classes',
    `<svg id="Ebene_1" data-name="Ebene 1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><defs><style>.a,.b{fill:none;}.a{fill:#c80102;opacity:.4}.b{stroke:#16181a;stroke-width:3px}#top.a{opacity:.9!important}rect{fill:#00f}</style></defs><rect class="a" width="20" height="20"/><circle class="b" cx="30" cy="10" r="6"/><rect id="top" class="a b" style="opacity:.1;stroke-width:1px" x="15" width="9" height="9"/></svg>`,
  ],
  [
    'CorelDRAW with a style sheet in CDATA',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><defs><style type="text/css"><![CDATA[ /* Farben */ .fil0 {fill:#C80102} .fil1 {fill:url(#g)} ]]></style><linearGradient id="g"><stop offset="0" stop-color="#c80102"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><path class="fil0" d="M0 0h20v20z"/><path class="fil1" d="M20 0h20v20z"/></svg>`,
  ],
  [
    'a program that writes references in quotes',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><defs><linearGradient id="a"><stop offset="0" stop-color="#c80102"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect fill="url('#a')" width="20" height="20"/><rect style="fill:url(&quot;#a&quot;)" x="20" width="20" height="20"/></svg>`,
  ],
  [
    'a program that writes prefixes',
    `<?xml version="1.0"?><svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink" width="40" height="20"><svg:style>.a{fill:#c80102}</svg:style><svg:rect id="r" class="a" width="9" height="9" fill-opacity=".4"/><svg:use l:href="#r" x="12"/><svg:circle class="a" cx="30" cy="9" r="7"/></svg:svg>`,
  ],
  [
    'a program that embeds photographs',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"><image width="30" height="20" opacity=".3" xlink:href="${PIXEL}"/><path d="M0 0h9v9z" fill="#c80102"/></svg>`,
  ],
])('a drawing by %s looks the same cleaned, and nothing is missed', async (_, drawn) => {
  const { svg, without } = readDrawing(drawn)
  expectHarmless(svg)
  expect(without).toEqual([])
  const [before, after] = await Promise.all(
    [drawn, svg].map((each) => sharp(Buffer.from(each), { density: 288 }).raw().toBuffer())
  )
  expect(new Set(before).size).toBeGreaterThan(3)
  expect(after?.equals(before ?? Buffer.of())).toBe(true)
})

test.each(['metadata', 'foreignObject', 'script', 'style'])(
  'what stands in %s and was never seen is not drawn once it is cleaned',
  (hidden) => {
    const { svg } = readDrawing(`${ROOT}${LINE}<${hidden}><path d="M9 9"/></${hidden}></svg>`)
    expect(svg).toBe(`${ROOT}${LINE}</svg>`)
  }
)

test('a drawing without its namespace gets it', () => {
  const { svg } = readDrawing(`<svg viewBox="0 0 9 9">${LINE}<use xlink:href="#line"/></svg>`)
  expect(svg).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink">${LINE}<use xlink:href="#line"/></svg>`
  )
})

test.each<[string, Buffer]>([
  ['UTF-8 with a mark', Buffer.from('\uFEFF<svg>Höhe</svg>')],
  ['UTF-16', Buffer.from('\uFEFF<svg>Höhe</svg>', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('<svg>Höhe</svg>', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\uFEFF<svg>Höhe</svg>', 'utf16le').swap16()],
  ['Latin 1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><svg>Höhe</svg>', 'latin1')],
])('a drawing may be in %s', (_, content) => {
  expect(decodeXml(content)).toMatch(/<svg>Höhe<\/svg>$/)
})

test('an editor hears that a drawing is in another encoding than it says', () => {
  expect(() => decodeXml(Buffer.from('<svg>Höhe</svg>', 'latin1'))).toThrow(
    'the file is not in the encoding "utf-8": save it as UTF-8'
  )
})

test('an editor hears what a drawing loses, but not of the notes of its program', () => {
  const { without } = readDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" viewBox="0 0 9 9" data-name="Ebene" i:pageBounds="0">
<metadata><x/></metadata><i:pgf/><style>@font-face{src:url(a.woff)} g > path{fill:red} .a:hover{fill:red} .b{fill:var(--x);line-height:2}</style>
<switch><foreignObject><p onclick="x"/></foreignObject><g class="b" onload="alert(1)"/></switch>
<image href="photo.jpg"/><use href="other.svg#a"/><animate attributeName="x"/></svg>`
  )
  expect(without).toEqual([
    'the style rule "@font-face"',
    'the style rule "g > path"',
    'the style rule ".a:hover"',
    '<foreignObject>',
    'onload="alert(1)"',
    'fill: var(--x)',
    'href="photo.jpg"',
    'href="other.svg#a"',
    '<animate>',
  ])
})

describe('the size of a drawing is', () => {
  test.each([
    ['its width and height', '<svg width="30" height="20"/>', [30, 20]],
    ['that in pixels', '<svg width="30px" height="20.4px" viewBox="0 0 1 1"/>', [30, 20]],
    ['that in single quotes', "<svg width='30' height='20'/>", [30, 20]],
    ['its view box', '<svg viewBox="5 5 30 20"/>', [30, 20]],
    ['its view box with commas and spaces', '<svg viewBox=" 5,5, 30 20 "/>', [30, 20]],
    [
      'its view box where the size is relative',
      '<svg width="100%" height="5em" viewBox="0 0 30 20"/>',
      [30, 20],
    ],
    ['that in millimetres', '<svg width="210mm" height="2in" viewBox="0 0 1 1"/>', [794, 192]],
    ['at least a pixel', '<svg viewBox="0 0 300 0.4"/>', [300, 1]],
    ['that of its view box for one side', '<svg width="60" viewBox="0 0 30 20"/>', [60, 40]],
    ['not the width of its lines', '<svg stroke-width="7" viewBox="0 0 30 20"/>', [30, 20]],
    [
      'not what a comment says',
      '<!-- <svg width="1" height="1"> --><svg viewBox="0 0 30 20"/>',
      [30, 20],
    ],
  ])('%s', (_, drawn, [width, height]) => {
    expect(readDrawing(drawn)).toMatchObject({ width, height })
  })
})

describe('an editor hears that', () => {
  test.each([
    ['a text', 'Hello'],
    ['nothing', ''],
    ['HTML', '<html><body><p>Hello</p></body></html>'],
    ['a part of a drawing', '<g width="5" height="5" viewBox="0 0 5 5"/>'],
    ['two drawings', '<svg viewBox="0 0 1 1"/><svg viewBox="0 0 1 1"/>'],
    [
      'a drawing with a prefix of HTML',
      '<s:svg xmlns:s="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"/>',
    ],
    ['a drawing that a comment hides', '<!-- <svg viewBox="0 0 1 1"/> -->'],
  ])('%s is no drawing', (_, text) => {
    expect(() => readDrawing(text)).toThrow('the file is not an SVG picture')
  })

  test.each(['<svg/>', '<svg viewBox="0 0 0 9"/>', '<svg width="5"/>', '<svg viewBox="none"/>'])(
    '%s has no size',
    (drawn) => expect(() => readDrawing(drawn)).toThrow('neither a size nor a viewBox')
  )
})

function words(list: string): string[] {
  return list.split(' ')
}
