import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodeXml } from '#media/pictures/plain_svg'
import { readDrawing } from '#media/pictures/svg'
import { expectHarmless, LINE, PIXEL, ROOT } from '#tests/fixtures/content/harmless_drawing'

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
