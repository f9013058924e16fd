import { router } from '@inertiajs/react'
import { Marked } from 'marked'
import { isObject } from '#shared/content/text_at'
import type { Data } from '../api'
import type { FileEditor } from '../file/FileEditor'
import { schemaAt } from '../forms/schema'
import { valueAt } from '../values'

/** Markdown as HTML, until the server has read the saved file. HTML within it stays text. */
const marked = new Marked({
  gfm: true,
  renderer: { html: ({ text }) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') },
})

/** Returns Markdown as HTML. */
export function toHtml(text: string): string {
  return marked.parse(text, { async: false })
}

/** The time without typing after which the page shows what is typed, in ms. */
const UNTIL_SHOWN = 200
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows unsaved texts of a part in the page, as soon as nobody types. */
export function previewSoon(editor: FileEditor, pointer: string) {
  clearTimeout(timer)
  timer = setTimeout(() => preview(editor, pointer), UNTIL_SHOWN)
}

/** Shows unsaved texts of a part in the page. */
export function preview(editor: FileEditor, pointer: string) {
  const { draft, file } = editor.now()
  const { schema } = file

  const [name = '', index] = pointer.split('/').slice(1)
  if (!['hero', 'intro', 'blocks'].includes(name)) return
  const start = index === undefined ? `/${name}` : `/${name}/${index}`
  const content = valueAt(draft, start)
  const shown = (props: unknown) => withTexts(props, content, start)
  router.replace({
    preserveScroll: true,
    preserveState: true,
    props: (props) => {
      const old = (props as Data)[name]
      const next = Array.isArray(old)
        ? old.map((block: Data) =>
            isObject(content) && block.id === content.id ? shown(block) : block
          )
        : shown(old)
      return { ...props, [name]: next }
    },
  })

  /** Returns the props with the texts of the content, where both have a text. */
  function withTexts(props: unknown, value: unknown, at: string): unknown {
    if (typeof value === 'string' && typeof props === 'string') {
      const { translated, link, markdown } = schemaAt(schema, draft, at)
      if (!translated || link) return props
      return markdown ? toHtml(value) : value
    }
    if (Array.isArray(value) && Array.isArray(props) && value.length === props.length) {
      return props.map((each, place) => withTexts(each, value[place], `${at}/${place}`))
    }
    if (!isObject(value) || !isObject(props)) return props
    return Object.fromEntries(
      Object.entries(props).map(([key, each]) => [key, withTexts(each, value[key], `${at}/${key}`)])
    )
  }
}
