import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { EmptyState } from '~/ui/EmptyState'
import { RichText } from '~/ui/RichText'

/** The empty state of the search, with tips and a link to the contact page. */
export function NothingFound({ tips }: { tips: PageProps<'Search/Index'>['tips'] }) {
  const t = useText()
  return (
    <EmptyState
      title={tips.title}
      titleLang={langOf(tips, 'title')}
      text={<RichText html={tips.text} lang={langOf(tips, 'text')} />}
    >
      <Button route={ROUTES.contact} variant="outline">
        {t('records.ui.contact')}
      </Button>
    </EmptyState>
  )
}
