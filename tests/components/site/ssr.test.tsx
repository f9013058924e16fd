import { afterEach, expect, test, vi } from 'vitest'
import renderPage from '~/ssr'
import { shared, words } from '../render'

const SAYS_SO = 'Dieser Abschnitt lässt sich nicht anzeigen.'

const history = { id: 'history', type: 'Text', title: 'Geschichte', text: '<p>Seit 1924.</p>' }
/** The component of this block expects `items`. */
const broken = { id: 'broken', type: 'Accordion' }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a block that fails on the server says so, is logged, and leaves the rest of the page', async () => {
  vi.stubEnv('DEV', false)
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = await render([history, broken, { ...history, id: 'works', title: 'Werke' }])
  expect(words(html)).toMatch(new RegExp(`Geschichte .*${SAYS_SO} .*Werke`))
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError))
  /** The browser then renders the page itself. */
  expect(html).not.toContain('data-server-rendered')
})

test('a page without errors is taken over by the browser', async () => {
  vi.stubEnv('DEV', false)
  const html = await render([history])
  expect(html).toContain('data-server-rendered')
  expect(html).not.toContain(SAYS_SO)
})

test('in development an error stays an error', async () => {
  await expect(render([broken])).rejects.toThrow(TypeError)
})

/** The page's HTML without the serialized page object before it. */
async function render(blocks: object[]): Promise<string> {
  const meta = {
    title: 'Unternehmen',
    description: '',
    noindex: false,
    image: { url: '', alt: '', width: 1, height: 1 },
  }
  const page = {
    component: 'Root/Show',
    url: '/de/unternehmen',
    version: null,
    props: {
      ...shared,
      messages: { ...shared.messages, 'errors.block': SAYS_SO },
      errors: {},
      meta: { ...meta, canonical: 'https://saumer.example/de/unternehmen' },
      blocks,
    },
  } as never
  const { body } = await renderPage(page)
  const html = body.join('')
  return html.slice(html.indexOf('</script>'))
}
