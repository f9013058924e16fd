import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { useText } from '~/context/useText'
import { NewsletterForm } from '~/newsletter/form/NewsletterForm'
import { TitledSection } from '~/ui/TitledSection'

/** The sign-up page of the newsletter: the content of the footer's modal, with more text. */
export default function Newsletter(props: PageProps<'Root/Newsletter'>) {
  const t = useText()
  const { errors, values, message, ...page } = props
  return (
    <ContentPage page={page}>
      <TitledSection title={t('newsletter.form.title')}>
        <NewsletterForm errors={errors} values={values} message={message} />
      </TitledSection>
    </ContentPage>
  )
}
