import { useText } from '~/context/useText'

/** Stands in the place of a block, or of a part around the page, that failed. */
export function ErrorFallback() {
  const t = useText()
  return (
    <div className="container-page pt-section">
      <p role="alert" className="border-l-4 border-red bg-sand px-4 py-3">
        {t('errors.block')}
      </p>
    </div>
  )
}
