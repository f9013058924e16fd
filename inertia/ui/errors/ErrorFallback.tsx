import { useText } from '~/context/useText'

/** The error boundary's fallback for a block, or a part of the frame. */
export function ErrorFallback() {
  const t = useText()
  return (
    <div className="container-page pt-section">
      <p role="alert" className="callout px-4 py-3">
        {t('errors.block')}
      </p>
    </div>
  )
}
