import type { HttpContext } from '@adonisjs/core/http'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { findCrossSections } from '#catalogue/profile_queries'
import { drawnForAll, writeSectionFile } from '#catalogue/section_files/section_files'
import { NotFoundException } from '#content/pages/exceptions'
import { DOCUMENT_TYPES, type SizedFormat } from '#shared/group_documents'
import { keyOfPath } from '#shared/group_files'
import { DEFAULT_LOCALE } from '#shared/locales'

/**
 * The variant of a drawing: `section` is that of the group's first article, others have a number.
 */
const FILE = /^(section|\d{5})\.(dxf|glb|png|svg)$/

/** Serves the cross-sections of a product group as files, the same in every language. */
export default class DrawingController {
  async show({ params, response }: HttpContext) {
    const [, name, extension] = FILE.exec(params.file) ?? []
    if (!name) throw new NotFoundException()
    const format = extension as SizedFormat | 'png'
    const sections = await findCrossSections(keyOfPath(params.family, params.group))
    const found =
      name === 'section'
        ? sections[0]
        : sections.find(({ article_number }) => article_number === name)
    if (!found) throw new NotFoundException()

    response.header(
      'Content-Disposition',
      `attachment; filename="${params.group}-${name}.${format}"`
    )
    if (format === 'png') {
      const { publishSectionPng } = await import('#documents/drawings/publish_section_png')
      const picture = await publishSectionPng(`${params.group}-${name}`, drawnForAll(found))
      return response.download(picture, true)
    }
    response.type(DOCUMENT_TYPES[format], format === 'svg' ? 'utf-8' : undefined)
    const { colours } = await catalogueContent(DEFAULT_LOCALE)
    return writeSectionFile(format, found, sections, colours)
  }
}
