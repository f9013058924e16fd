import { AnnouncementList } from '~/components/AnnouncementList'
import { ContentPage } from '~/components/ContentPage'
import { RecordHead } from '~/components/RecordHead'
import { Section } from '~/components/Section'
import { useMessages } from '~/hooks/useMessages'
import type { PageProps } from '#content/pages'

export default function Show({ announcement, others, ...page }: PageProps<'Announcements/Show'>) {
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
        trail={[{ route: 'announcements', title: t('records.ui.all_news') }]}
        eyebrow={
          <time dateTime={announcement.published_on.iso}>{announcement.published_on.text}</time>
        }
        {...announcement}
      />
    </ContentPage>
  )
}
