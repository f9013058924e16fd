import { ContentPage } from '~/components/ContentPage'
import { TitledSection } from '~/components/TitledSection'
import { NewsletterForm } from '~/forms/newsletter/NewsletterForm'
import { useMessages } from '~/hooks/useMessages'
import type { PageProps } from '#start/pages'

/** The sign-up page: the footer's modal for those without JavaScript, with more to read. */
export default function Newsletter(props: PageProps<'Root/Newsletter'>) {
  const t = useMessages()
  const { errors, values, message, ...page } = props
  return (
    <ContentPage page={page}>
      <TitledSection title={t('newsletter.form.title')}>
        <NewsletterForm errors={errors} values={values} message={message} />
      </TitledSection>
    </ContentPage>
  )
}
