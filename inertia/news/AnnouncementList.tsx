import type { Announcement } from '#news/announcements'
import { TeaserList } from '~/content/TeaserList'

/** A grid of announcements with their dates. */
export function AnnouncementList(props: { announcements: readonly Announcement[]; level?: 2 | 3 }) {
  return (
    <TeaserList
      level={props.level}
      teasers={props.announcements.map(({ published_on, ...announcement }) => ({
        ...announcement,
        eyebrow: <time dateTime={published_on.iso}>{published_on.text}</time>,
      }))}
    />
  )
}
