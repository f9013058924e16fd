import { describe, expect, test } from 'vitest'
import { blockSchema } from '#content/blocks/blocks'
import { collectLinks } from '#content/schema/walk'

const care = { id: 'care', title: 'Pflege', file_download: 'downloads/care.pdf' }

/** Whether the schema accepts these downloads. */
function accepts(...downloads: object[]): boolean {
  const block = { id: 'files', type: 'SectionDownloads', title: 'Downloads', downloads }
  return blockSchema.safeParse(block).success
}

describe('SectionDownloads', () => {
  test('takes a file by either of the specification’s names', () => {
    const { file_download, ...rest } = care
    expect(accepts(care)).toBe(true)
    expect(accepts({ ...rest, file: file_download })).toBe(true)
    expect(accepts({ ...care, image: ['materials/brass.svg'] })).toBe(true)
  })

  test.each(['file_download', 'file'])('takes a list as %s, of which the first counts', (name) => {
    const { file_download, ...rest } = care
    const files = [file_download, 'downloads/other.pdf']
    const block = blockSchema.parse({
      id: 'files',
      type: 'SectionDownloads',
      title: 'Downloads',
      downloads: [{ ...rest, [name]: files }],
    })
    expect(block).toHaveProperty(['downloads', 0, name], file_download)
    expect(collectLinks(blockSchema, block)).toMatchObject([{ kind: 'file', key: file_download }])
    expect(accepts({ ...rest, [name]: [] })).toBe(false)
  })

  test('takes an external link', () => {
    expect(
      accepts({ id: 'x', title: 'Maßblätter', external: true, link: 'https://x.example' })
    ).toBe(true)
  })

  test.each([
    ['nothing to download', { file_download: undefined }],
    ['two files in one', { file: 'downloads/other.pdf' }],
    ['a program', { file_download: 'downloads/care.exe' }],
    ['a file that is said to be external', { external: true }],
    [
      'a link that is not said to be external',
      { file_download: undefined, link: 'https://x.example' },
    ],
    ['an external download without a link', { file_download: undefined, external: true }],
    [
      'an address that runs a script',
      { file_download: undefined, external: true, link: 'javascript:alert(1)' },
    ],
  ])('refuses %s', (_, fields) => {
    expect(accepts({ ...care, ...fields })).toBe(false)
  })

  test('refuses a list without entries, and one without a title', () => {
    expect(accepts()).toBe(false)
    const untitled = { id: 'files', type: 'SectionDownloads', downloads: [care] }
    expect(blockSchema.safeParse(untitled).success).toBe(false)
  })
})
