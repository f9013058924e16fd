import type { SharedProps } from '@adonisjs/inertia/types'
import { langOf } from '~/context/langOf'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import appStore from '~/images/badges/app_store.svg'
import googlePlay from '~/images/badges/google_play.svg'
import { NewsletterButton } from '~/newsletter/NewsletterButton'
import { Logo } from '~/site/Logo'
import { NavigationLink } from '~/site/NavigationLink'
import { ExternalLink } from '~/ui/ExternalLink'
import { RichText } from '~/ui/RichText'

/** The footer of every page (specification §2 "Footer"). */
export function Footer() {
  const t = useText()
  const { footer, footerNavigation, newsletterInfoText } = useShared()

  return (
    <footer data-behind-menu className="site-footer">
      <div className="seam-flat h-2" />
      <div className="bg-sand">
        <div className="container-page grid gap-x-8 gap-y-12 pt-16 pb-12 sm:grid-cols-2 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Logo />
            <RichText
              html={footer.info_text}
              lang={langOf(footer, 'info_text')}
              className="mt-6 text-sm"
            />
          </div>
          <div className="lg:col-span-5 print:hidden">
            <h2 className="text-h3">{t('newsletter.title')}</h2>
            <RichText
              html={newsletterInfoText.newsletter_info}
              lang={langOf(newsletterInfoText, 'newsletter_info')}
              className="mt-3 mb-5 max-w-[30rem] text-sm"
            />
            <NewsletterButton />
          </div>
          <div className="lg:col-span-3 print:hidden">
            <h2 className="text-h3">{t('global.footer.apps')}</h2>
            <ul className="mt-4 flex flex-wrap gap-4">
              <li>
                <AppBadge image={appStore} label={t('global.footer.app_ios')} />
              </li>
              <li>
                <AppBadge image={googlePlay} label={t('global.footer.app_android')} />
              </li>
            </ul>
          </div>
        </div>
        <div className="container-page pb-10 print:hidden">
          <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-t border-steel pt-6">
            <nav aria-label={t('global.navigation.footer')}>
              <ul className="-my-2 flex flex-wrap gap-x-6 text-sm">
                {footerNavigation.map((item) => (
                  <li key={item.title}>
                    <FooterLink item={item} />
                  </li>
                ))}
              </ul>
            </nav>
            <ul aria-label={t('global.footer.social')} className="-m-2.5 flex gap-x-1">
              {footer.social.links.map((link) => (
                <li key={link.link}>
                  <ExternalLink href={link.link} className="block p-2.5 hover:opacity-60">
                    <img
                      src={link.icon[0]?.original_url}
                      alt=""
                      width={24}
                      height={24}
                      loading="lazy"
                    />
                    <span className="sm:sr-only">{link.title}</span>
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ item }: { item: SharedProps['footerNavigation'][number] }) {
  const className = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'
  if (item.external && item.url) {
    return (
      <ExternalLink href={item.url} className={className} lang={langOf(item, 'title')}>
        {item.title}
      </ExternalLink>
    )
  }
  return <NavigationLink item={item} className={className} />
}

/**
 * An app store badge. The apps' link targets are empty (specification §2), so it is a picture
 * without a link.
 */
function AppBadge({ image, label }: { image: string; label: string }) {
  return <img src={image} alt={label} width={160} height={48} loading="lazy" />
}
