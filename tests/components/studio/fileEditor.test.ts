import { afterEach, expect, test, vi } from 'vitest'
import { FileEditor } from '../../../app/studio/client/file/FileEditor'

const FILE = { path: 'pages/root/company/de.yaml', revision: 'a', data: { title: 'Geschichte' } }
const REFUSAL = { error: 'de.yaml has been changed by somebody else since.' }

afterEach(() => vi.unstubAllGlobals())

/** Has the server answer with the file at a revision, and refuse each step. */
function answer(revision: string) {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('undo')
      ? Response.json(REFUSAL, { status: 409 })
      : Response.json({ ...FILE, revision })
  )
}

test('why a step back was refused stays said until the file is another', async () => {
  answer('a')
  const editor = await FileEditor.open(FILE.path)
  await editor.step('undo', () => undefined)
  expect(editor.now().refused.error).toBe(REFUSAL.error)
  await editor.follow()
  expect(editor.now().refused.error).toBe(REFUSAL.error)
  answer('b')
  await editor.follow()
  expect(editor.now().refused).toEqual({})
})
