import { TeaserList } from '~/content/TeaserList'
import type { Reference } from '#content/pages/references'

/** References with their sector, place and year. */
export function ReferenceList(props: { references: readonly Project[]; level?: 2 | 3 }) {
  return (
    <TeaserList
      level={props.level}
      teasers={props.references.map((reference) => ({
        ...reference,
        eyebrow: (
          <>
            {reference.sector}, <span lang={reference.lang?.place}>{reference.place}</span>,{' '}
            {reference.year}
          </>
        ),
      }))}
    />
  )
}
