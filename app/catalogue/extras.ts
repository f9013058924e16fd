import type { GroupData } from '#catalogue/group_schema'
import type { WithLang } from '#content/schema/with_lang'
import type { Translate } from '#shared/messages'

/** A titled list of accessories; an entry may have a remark. */
export type Extras = { title: string; entries: ({ title: string; text?: string } & WithLang)[] }

/** Returns the strip inserts and accessories of a group; undefined if it has neither. */
export function extrasOf(
  {
    inserts,
    accessories = [],
  }: Pick<GroupData, 'accessories'> & {
    inserts: readonly (GroupData['inserts'][number] & WithLang)[]
  },
  t: Translate
): Extras[] | undefined {
  const lists: Extras[] = [
    {
      title: t('catalogue.ui.inserts'),
      entries: inserts.map(({ title, lrv, lang }) => ({
        title,
        lang,
        text: t('catalogue.ui.lrv', { value: lrv }),
      })),
    },
    {
      title: t('catalogue.ui.accessories'),
      entries: accessories.map((each) => ({ title: t(`catalogue.accessory.${each}`) })),
    },
  ]
  const filled = lists.filter(({ entries }) => entries.length > 0)
  return filled.length > 0 ? filled : undefined
}
