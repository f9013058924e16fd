import type { HttpContext } from '@adonisjs/core/http'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { drawGuide } from '#catalogue/guides/guide_drawings'
import { findCrossSections } from '#catalogue/profile_queries'
import { NotFoundException } from '#content/pages/exceptions'
import { writeStepSvg } from '#drawings/step_svg'
import { IMMUTABLE } from '#http/cache_control_middleware'
import { keyOfPath, MOTION_FILE } from '#shared/group_files'
import { DEFAULT_LOCALE } from '#shared/locales'

/** The guide's id, and the version of its drawings. */
const FOLDER = /^([a-z0-9_]+)-([0-9a-f]{8})$/

/**
 * Serves the drawings of installation steps with a group's cross-section: each as a picture, and
 * all of a guide as a motion. They have no texts and are the same in all languages.
 */
export default class StepDrawingController {
  async show({ params, response }: HttpContext) {
    const [, id = '', requested] = FOLDER.exec(params.folder) ?? []
    const { installations } = await catalogueContent(DEFAULT_LOCALE)
    const guide = installations.get(id)
    const [first] = await findCrossSections(keyOfPath(params.family, params.group))
    if (!guide || !first) throw new NotFoundException()
    const { version, drawings, motion } = drawGuide(guide, first.crossSection)
    const isMotion = params.file === MOTION_FILE
    const found = drawings.find(({ step, kind }) => params.file === `${step}-${kind}.svg`)
    if (!found && !isMotion) throw new NotFoundException()

    response.type(isMotion ? 'application/json' : 'image/svg+xml', 'utf-8')
    /** An outdated version gets the current drawing, without being cached as immutable. */
    if (version === requested) response.header('Cache-Control', IMMUTABLE)
    return found ? writeStepSvg(found) : motion
  }
}
