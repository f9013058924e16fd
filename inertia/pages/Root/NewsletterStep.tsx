import { Head } from '@inertiajs/react'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Topline } from '~/ui/Topline'

/**
 * The page that a link in a newsletter mail opens: a question with a button, or a message with a
 * link to the sign-up page. The button posts to the page's own URL, which is secret and therefore
 * not printed, as it is on other pages.
 */
export default function NewsletterStep(props: {
  title: string
  text: string
  button: string | null
  link: { label: string; href: string } | null
}) {
  const t = useText()
  const { title, text, button, link } = props
  return (
    <div className="bg-sand">
      <Head title={title}>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className="container-page py-section">
        <Topline topline={t('newsletter.title')} headline={title} />
        <p className="measure mt-6 text-lg">{text}</p>
        {button && (
          <form method="post" className="mt-10">
            <Button type="submit" size="lg">
              {button}
            </Button>
          </form>
        )}
        {link && (
          <p className="mt-10">
            <a href={link.href} className="text-link font-medium">
              {link.label}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
