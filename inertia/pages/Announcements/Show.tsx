import { AnnouncementList } from '~/components/AnnouncementList'
import { ContentPage } from '~/components/ContentPage'
import { RecordHead } from '~/components/RecordHead'
import { Section } from '~/components/Section'
import { useMessages } from '~/hooks/useMessages'
import type { PageProps } from '#start/pages'

export default function Show(props: PageProps<'Announcements/Show'>) {
  const { announcement, trail, others, ...page } = props
  const t = useMessages()
  return (
    <ContentPage
      page={page}
      after={
        others.length > 0 && (
          <Section
            title={t('records.ui.more_news')}
            more={{ route: 'announcements', label: t('records.ui.all_news') }}
          >
            <AnnouncementList announcements={others} />
          </Section>
        )
      }
    >
      <RecordHead
        trail={trail}
        eyebrow={
          <time dateTime={announcement.published_on.iso}>{announcement.published_on.text}</time>
        }
        {...announcement}
      />
    </ContentPage>
  )
}
