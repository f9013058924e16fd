import { Head } from '@inertiajs/react'
import { useText } from '~/context/useText'

/** The error boundary's fallback for the content of a page. */
export function PageErrorFallback() {
  const t = useText()
  const title = t('errors.server.title')
  return (
    <div className="container-page py-section">
      <Head title={title} />
      <h1 className="text-h1">{title}</h1>
      <p className="measure mt-6 text-lg">{t('errors.server.text')}</p>
    </div>
  )
}
