import { expect, test } from 'vitest'
import { element, streamElement, streamXmlDocument, xmlDocument } from '#texts/xml'

test('an element escapes its text and its attributes, and takes other elements as they are', () => {
  const link = element('link', [], { href: '/?a=1&b="2"', rel: undefined })
  expect(element('entry', [link, 'A < B', 3, null, undefined]).markup).toBe(
    '<entry><link href="/?a=1&amp;b=&quot;2&quot;"/>A &lt; B3</entry>'
  )
})

test('a document has each child of its root on a line, streamed or not', async () => {
  const document = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="urn:feed">
<id>1</id>
<id>2</id>
</feed>
`
  const children = [element('id', 1), element('id', 2)]
  expect(xmlDocument('feed', children, { xmlns: 'urn:feed' })).toBe(document)
  const chunks = await Array.fromAsync(streamXmlDocument('feed', children, { xmlns: 'urn:feed' }))
  expect(chunks.join('')).toBe(document)
})

test('an element within a streamed document is streamed as well', async () => {
  const inner = streamElement('list', [element('id', 1), element('id', 2)])
  const chunks = await Array.fromAsync(streamXmlDocument('feed', inner))
  expect(chunks).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<feed>\n',
    '<list>\n',
    '<id>1</id>\n',
    '<id>2</id>\n',
    '</list>\n',
    '</feed>\n',
  ])
})
