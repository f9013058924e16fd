import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { RecordHead } from '~/content/RecordHead'
import { useText } from '~/context/useText'
import { AnnouncementList } from '~/news/AnnouncementList'
import { Section } from '~/ui/Section'

export default function Show(props: PageProps<'Announcements/Show'>) {
  const { announcement, trail, others, ...page } = props
  const t = useText()
  return (
    <ContentPage
      page={page}
      kind="article"
      after={
        others.length > 0 && (
          <Section
            title={t('records.ui.more_news')}
            more={{ route: ROUTES.news, label: t('records.ui.all_news') }}
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
