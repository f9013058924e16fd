import { isDeepStrictEqual } from 'node:util'
import type { HttpContext } from '@adonisjs/core/http'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { findCrossSections } from '#catalogue/profile_queries'
import { NotFoundException } from '#content/pages/exceptions'
import type { CrossSection } from '#drawings/cross_section'
import { drawCrossSection } from '#drawings/cross_section_drawing'
import { writeSvg } from '#drawings/cross_section_svg'
import { DEFAULT_LOCALE } from '#shared/locales'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

/** `section` is the drawing of the group's first article; others have that of their number. */
const FILE = /^(section|\d{5})\.(dxf|glb|png|svg)$/

/** The cross-sections of a product group as files for planners, the same in every language. */
export default class DrawingController {
  async show({ params, response }: HttpContext) {
    const [, name, format] = FILE.exec(params.file) ?? []
    if (!name) throw new NotFoundException()
    const sections = await findCrossSections(`product_families.${params.family}.${params.group}`)
    const found =
      name === 'section'
        ? sections[0]
        : sections.find(({ article_number }) => article_number === name)
    if (!found) throw new NotFoundException()

    response.header(
      'Content-Disposition',
      `attachment; filename="${params.group}-${name}.${format}"`
    )
    if (format === 'glb') {
      const { writeGlb } = await import('#planning/cross_section_glb')
      const { colours } = await catalogueContent(DEFAULT_LOCALE)
      const ids = sections.filter(isDrawnLike(found)).flatMap((section) => section.colours)
      response.type('model/gltf-binary')
      return writeGlb(found.crossSection, {
        material: found.material,
        colours: [...new Set(ids)].flatMap((id) => colours.get(id) ?? []),
      })
    }
    if (format === 'dxf') {
      const { writeDxf } = await import('#drawings/cross_section_dxf')
      response.type('image/vnd.dxf')
      return writeDxf(found.crossSection)
    }
    const drawing = drawCrossSection(
      found.crossSection,
      translator(DEFAULT_LOCALE),
      measuresOf(DEFAULT_LOCALE)
    )
    if (format === 'png') {
      const { publishSectionPng } = await import('#planning/publish_section_png')
      return response.download(await publishSectionPng(`${params.group}-${name}`, drawing), true)
    }
    response.type('image/svg+xml', 'utf-8')
    return writeSvg(drawing)
  }
}

/** Articles that share a drawing are one solid, in the colours of all of them. */
function isDrawnLike({ crossSection }: { crossSection: CrossSection }) {
  return (other: { crossSection: CrossSection }) =>
    isDeepStrictEqual(other.crossSection, crossSection)
}
