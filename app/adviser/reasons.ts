import { type Reason, speaksAgainst } from '#adviser/assessment'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import type { Fixing } from '#catalogue/vocabulary'
import type { Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'
import { withinText } from '#texts/within_text'

/** A reason as text: for the article, against it, or for it under a condition. */
export type ReasonText = { text: string; speaks: 'for' | 'against' | 'if' }

export function reasonTexts(
  reasons: readonly Reason[],
  { colourGroups }: Pick<CatalogueContent, 'colourGroups'>,
  { t, measures, locale }: { t: Translate; measures: Measures; locale: Locale }
): ReasonText[] {
  const tones = new Map(colourGroups.map(({ id, title }) => [id, title]))
  const fixed = (fixings: readonly Fixing[]) =>
    fixings.map((fixing) => t(`catalogue.fixing.${fixing}`)).join(', ')

  function valuesOf(reason: Reason): Record<string, string> {
    switch (reason.code) {
      case 'covering_in':
      case 'covering_if':
      case 'covering_out':
      case 'covering_without': {
        const { kind, laying, sides } = reason
        const words = [
          ...(kind ? [t(`adviser.kind.${kind}`)] : []),
          ...(laying ? [t(`adviser.${kind ? 'laying' : 'floors'}.${laying}`)] : []),
        ]
        const covering = words.join(', ')
        if (!sides || sides === 'any') return { covering }
        return { covering: t(`adviser.covered.${sides}`, { covering }) }
      }
      case 'height_in':
        return {
          range: measures.millimetreRange(reason.range),
          heights: [...new Set(reason.heights)]
            .map((each) => measures.millimetres(each))
            .join(', '),
        }
      case 'difference_in':
        return {
          range: measures.millimetreRange(reason.range),
          difference: measures.millimetres(reason.difference),
        }
      case 'height_low':
      case 'height_high':
      case 'difference_low':
      case 'difference_high':
      case 'joint_narrow':
      case 'joint_wide':
        return {
          range: measures.millimetreRange(reason.range),
          by: measures.millimetres(reason.by),
        }
      case 'level_in':
      case 'level_out':
        return {
          difference: measures.millimetres(reason.difference),
          limit: measures.millimetres(reason.limit),
        }
      case 'joint_in':
        return {
          range: measures.millimetreRange(reason.range),
          joint: measures.millimetres(reason.joint),
        }
      case 'holes_none':
      case 'holes_needed':
      case 'wheels_out':
        return { fixings: fixed(reason.fixings) }
      case 'material_in':
      case 'material_out':
        return { material: t(`catalogue.material.${reason.material}`) }
      case 'tone_in':
      case 'tone_out':
        return { tone: tones.get(reason.tone) ?? '' }
      default:
        return {}
    }
  }
  function textOf(reason: Reason): string {
    const isLevel = reason.code === 'level_in' || reason.code === 'difference_in'
    if (isLevel && reason.difference === 0) return t('adviser.reason.level_same')
    const text = t(`adviser.reason.${reason.code}`, valuesOf(reason))
    const side = 'side' in reason ? reason.side : undefined
    return side ? t(`adviser.side.${side}`, { reason: withinText(text, locale) }) : text
  }
  return reasons.map((reason) => ({
    text: textOf(reason),
    speaks: speaksAgainst(reason) ? 'against' : reason.code === 'covering_if' ? 'if' : 'for',
  }))
}
