import { AnnouncementList } from '~/components/AnnouncementList'
import { ContentPage } from '~/components/ContentPage'
import { EmptyState } from '~/components/EmptyState'
import { Paging } from '~/components/Paging'
import { Section } from '~/components/Section'
import { useMessages } from '~/hooks/useMessages'
import type { PageProps } from '#start/pages'

export default function Index({
  announcements,
  paging,
  ...page
}: PageProps<'Announcements/Index'>) {
  const t = useMessages()
  return (
    <ContentPage page={page}>
      <Section>
        {announcements.length > 0 ? (
          <AnnouncementList announcements={announcements} level={2} />
        ) : (
          <EmptyState title={t('records.ui.no_news_title')} />
        )}
        <Paging paging={paging} />
      </Section>
    </ContentPage>
  )
}
