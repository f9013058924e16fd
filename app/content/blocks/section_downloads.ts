import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import { externalUrl, id, imageFile, publishedFile, text } from '#content/schema/fields'

/** A file, or a list of files of which only the first is used. */
const fileOrList = () =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), publishedFile(['pdf', 'zip']))

/**
 * A download (specification §3 "Download"). `file_download` and `file` are equivalent: a file below
 * resources/media, whose size is read from the file itself, or a list of which only the first entry
 * is used. An external download has a link instead.
 */
const downloadSchema = z
  .strictObject({
    id: id().describe('The name of the download, unique in this list; it never changes.'),
    title: text().describe('The heading, or what the file is called.'),
    file_download: fileOrList()
      .optional()
      .meta({ type: ['string', 'array'] })
      .describe('A PDF or ZIP file below resources/media, or a list of which the first counts.'),
    file: fileOrList()
      .optional()
      .meta({ type: ['string', 'array'] })
      .describe('The same as file_download.'),
    image: z.array(imageFile()).default([]).describe('A picture of the file.'),
    external: z.boolean().default(false).describe('The file lies on another site, at link.'),
    link: externalUrl().optional().describe('The address of a file on another site.'),
  })
  .superRefine(({ external, link, file_download, file }, context) => {
    const given = [file_download, file, link].filter((target) => target !== undefined)
    if (given.length === 1 && external === (link !== undefined)) return
    context.addIssue({
      code: 'custom',
      path: ['title'],
      message: 'a download needs either "file_download", or "external: true" with "link"',
    })
  })

/** A titled list of downloads (specification §2 "Content blocks"). */
export const SectionDownloads = defineBlock('SectionDownloads', {
  fields: {
    title: text().describe('The heading, or what the file is called.'),
    downloads: z.array(downloadSchema).min(1).describe('The files.'),
  },
  toProps: (content, context) => ({
    ...content,
    downloads: content.downloads.map(({ file_download, file, ...download }) => {
      const path = file_download ?? file
      return {
        ...download,
        image: context.images(download.image),
        file: path === undefined ? undefined : context.file(path),
      }
    }),
  }),
})
