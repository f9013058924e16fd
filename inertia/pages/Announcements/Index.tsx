import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { Paging } from '~/content/Paging'
import { useText } from '~/context/useText'
import { AnnouncementList } from '~/news/AnnouncementList'
import { EmptyState } from '~/ui/EmptyState'
import { Section } from '~/ui/Section'

export default function Index({
  announcements,
  paging,
  ...page
}: PageProps<'Announcements/Index'>) {
  const t = useText()
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
