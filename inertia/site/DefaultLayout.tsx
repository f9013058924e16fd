import { usePage } from '@inertiajs/react'
import { memo, type ReactNode } from 'react'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Footer } from '~/site/Footer'
import { Header } from '~/site/header/Header'
import { InvalidResponse } from '~/site/InvalidResponse'
import { ListAddition } from '~/site/ListAddition'
import { PageErrorFallback } from '~/site/PageErrorFallback'
import { Toast } from '~/site/Toast'
import { useVisitAnnouncement } from '~/site/useVisitAnnouncement'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { ErrorFallback } from '~/ui/errors/ErrorFallback'
import { Notice } from '~/ui/Notice'

/**
 * The default layout of a page: header, main content and footer. Above the header a preview shows
 * its notice. A message about the previous request, such as a form that was sent without
 * JavaScript, stands above the content. Each part has its own error boundary, which resets on the
 * next page.
 */
export default function DefaultLayout({ children }: { children: ReactNode }) {
  const page = usePage()
  const t = useText()
  const { notice, preview } = useShared()
  const announcement = useVisitAnnouncement()

  return (
    <>
      <a
        href="#content"
        data-behind-menu
        className="skip-link fixed top-4 left-4 z-50 -translate-y-24 bg-ink px-5 py-3 text-paper focus:translate-y-0 print:hidden"
      >
        {t('global.skip_to_content')}
      </a>
      {preview && (
        <output
          data-behind-menu
          className="block bg-red px-5 py-2 text-center font-medium text-paper"
        >
          {preview}
        </output>
      )}
      <ErrorBoundary content={children} fallback={<ErrorFallback />}>
        <Header />
      </ErrorBoundary>
      <main id="content" tabIndex={-1} data-behind-menu className="bg-paper pb-section">
        {notice && (
          <div className="container-page py-6">
            <Notice>{notice}</Notice>
          </div>
        )}
        <ErrorBoundary content={children} fallback={<PageErrorFallback />}>
          <Content page={page}>{children}</Content>
        </ErrorBoundary>
      </main>
      <ErrorBoundary content={children} fallback={<ErrorFallback />}>
        <Footer />
      </ErrorBoundary>
      <ErrorBoundary content={children} fallback={null}>
        <Toast />
        <ListAddition />
      </ErrorBoundary>
      <ErrorBoundary content={children} fallback={null}>
        <InvalidResponse />
      </ErrorBoundary>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/**
 * The main content of a page. Inertia renders its whole tree again right after hydration. Memoized
 * by page, the content is not rendered again, so that it can hydrate in slices and lazily.
 */
const Content = memo(
  ({ children }: { page: ReturnType<typeof usePage>; children: ReactNode }) => children,
  (before, after) => before.page === after.page
)
