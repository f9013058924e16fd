import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPublishedFile } from '#media/public_folder/published_files'
import { givenFolder } from '#tests/given_folder'

const folder = givenFolder('published-files')

/** Reads a file of this name that begins with these characters, each a byte. */
async function read(name: string, content: string) {
  const path = join(folder, name)
  await writeFile(path, Buffer.from(content, 'latin1'))
  return readPublishedFile(path)
}

const PDF = '%PDF-1.7\n'
const MP4 = '\0\0\0\u0018ftypisom\0\0\u0002\0isommp42'
const WEBM = '\u001aEß£\u0087B\u0082\u0084webm'
const ZIP = zipOf('steps/profile.stp')

/** An archive of one empty file. */
function zipOf(name: string): string {
  const entry = `${'\0'.repeat(22)}${String.fromCharCode(name.length)}\0\0\0${name}`
  return `PK\u0003\u0004${entry}PK\u0005\u0006${'\0'.repeat(18)}`
}

describe('visitors get', () => {
  test.each([
    ['a PDF', 'care.pdf', PDF, 'application/pdf'],
    ['a PDF whose extension is in capitals', 'CARE.PDF', PDF, 'application/pdf'],
    ['an archive', 'drawings.zip', ZIP, 'application/zip'],
    ['an archive of nothing', 'none.zip', `PK\u0005\u0006${'\0'.repeat(18)}`, 'application/zip'],
    ['a film', 'clip.mp4', MP4, 'video/mp4'],
    ['a film by a program of Apple', 'clip.mp4', MP4.replace('isom', 'M4V '), 'video/mp4'],
    ['a WebM film', 'clip.webm', WEBM, 'video/webm'],
    ['captions', 'clip.vtt', 'WEBVTT\n\n', 'text/vtt'],
    ['captions that an editor on Windows saved', 'clip.vtt', 'ï»¿WEBVTT\r\n', 'text/vtt'],
  ])('%s', async (_, name, content, mime_type) => {
    const { media } = await read(name, content)
    expect(media).toMatchObject({ mime_type, size: content.length })
  })
})

describe('the text of captions', () => {
  const CAPTIONS =
    'WEBVTT\n\nNOTE Draft\n\n1\n00:00.500 --> 00:02.500 line:0\nPut the <i>base</i>\nin place.\n\n'

  test.each([
    ['is kept without times and marks', `${CAPTIONS}00:03.000 --> 00:04.000\nDone.\n`],
    [
      'on Windows is the same',
      `${CAPTIONS}00:03.000 --> 00:04.000\nDone.`.replaceAll('\n', '\r\n'),
    ],
  ])('%s', async (_, content) => {
    const { media } = await read('clip.vtt', content)
    expect(media.transcript).toBe('Put the base in place. Done.')
  })

  test('is missing for other files', async () => {
    expect((await read('care.pdf', PDF)).media.transcript).toBeNull()
  })
})

describe('an editor hears that the name does not fit:', () => {
  test.each([
    ['a text called PDF', 'care.pdf', 'Hello'],
    ['a film called PDF', 'care.pdf', MP4],
    ['a Java program called archive', 'drawings.zip', zipOf('META-INF/MANIFEST.MF')],
    ['a QuickTime film called MP4', 'clip.mp4', MP4.replace('isom', 'qt  ')],
    ['a photo of a telephone called MP4', 'clip.mp4', MP4.replace('isom', 'heic')],
    ['a Matroska film called WebM', 'clip.webm', '\u001aEß£\u008bB\u0082\u0088matroska'],
    ['captions with another beginning', 'clip.vtt', 'WEBVTTX\n'],
  ])('%s', async (_, name, content) => {
    const extension = name.slice(name.lastIndexOf('.'))
    await expect(read(name, content)).rejects.toThrow(
      `its content is not that of a ${extension} file`
    )
  })

  test('a kind that is not published', async () => {
    await expect(read('care.exe', 'MZ')).rejects.toThrow('".exe" is none of .pdf, .zip, .mp4')
  })
})
