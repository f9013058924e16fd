import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { Paging } from '~/content/Paging'
import { useShared } from '~/context/useShared'
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
  const { locale } = useShared()
  return (
    <ContentPage page={page} compact>
      <Section>
        {announcements.length > 0 ? (
          <AnnouncementList announcements={announcements} level={2} />
        ) : (
          <EmptyState title={t('records.ui.no_news_title')} />
        )}
        <Paging paging={paging} />
        <p className="mt-10 print:hidden">
          <a
            href={`/feeds/${locale}.xml`}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {t('records.news.feed')}
          </a>
        </p>
      </Section>
    </ContentPage>
  )
}
