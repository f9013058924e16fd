import type { PageProps } from '#start/pages'
import { LinkedBlocks } from '~/blocks/parts/LinkedBlocks'
import { ContentPage } from '~/content/ContentPage'
import { useText } from '~/context/useText'
import { NewsletterForm } from '~/newsletter/form/NewsletterForm'
import { TitledSection } from '~/ui/TitledSection'

const FORM = 'subscribe'

/** The sign-up page of the newsletter: the content of the footer's modal, with more text. */
export default function Newsletter(props: PageProps<'Root/Newsletter'>) {
  const title = useText()('newsletter.form.title')
  const { errors, values, message, ...page } = props
  return (
    <ContentPage page={{ ...page, blocks: [] }}>
      <LinkedBlocks blocks={page.blocks} before={[{ id: FORM, title }]}>
        <TitledSection title={title} titleId={FORM}>
          <NewsletterForm errors={errors} values={values} message={message} />
        </TitledSection>
      </LinkedBlocks>
    </ContentPage>
  )
}
