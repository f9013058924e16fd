import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { NotFoundDrawing } from '~/ui/NotFoundDrawing'
import { RichText } from '~/ui/RichText'

/** The empty state of the search, with tips and a link to the contact page. */
export function NothingFound({ tips }: { tips: PageProps<'Search/Index'>['tips'] }) {
  const t = useText()
  return (
    <div className="grid items-center gap-x-16 gap-y-8 bg-sand p-6 sm:p-12 lg:grid-cols-2">
      <div>
        <h2 className="text-h3" lang={langOf(tips, 'title')}>
          {tips.title}
        </h2>
        <RichText html={tips.text} lang={langOf(tips, 'text')} className="measure mt-3" />
        <p className="mt-6">
          <Button route={ROUTES.contact} variant="outline">
            {t('records.ui.contact')}
          </Button>
        </p>
      </div>
      <NotFoundDrawing />
    </div>
  )
}
