import { router } from '@inertiajs/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { MAX_QUERY_LENGTH } from '#shared/query_parameters'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { retryableImport } from '~/ui/loading/retryableImport'
import { useLazyModule } from '~/ui/loading/useLazyModule'
import { useUrlValue } from '~/ui/useUrlValue'

const importSuggestions = retryableImport(() => import('~/search/lazy/SuggestionList'))

/**
 * The search: a GET form. With JavaScript results are shown without a new document, and the field
 * has suggestions, whose code is loaded on focus.
 */
export function SearchForm({ q }: { q: string }) {
  const t = useText()
  const path = useCurrentPath()
  const input = useRef<HTMLInputElement>(null)
  const { module: suggestions, load } = useLazyModule(importSuggestions)

  useUrlValue(input, q)

  /** Focuses the field without a query; not on phones, whose keyboard would cover the page. */
  useEffect(() => {
    if (q !== '' || !matchMedia('(pointer: fine)').matches) return
    input.current?.focus({ preventScroll: true })
  }, [q])

  function send(event: FormEvent) {
    event.preventDefault()
    const query = input.current?.value.trim() ?? ''
    router.get(query === '' ? path : `${path}?${new URLSearchParams({ q: query })}`)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known to every reader yet
    <form method="get" action={path} onSubmit={send} role="search" className="max-w-3xl">
      <label htmlFor="q" className="mb-1.5 block font-medium">
        {t('search.field')}
      </label>
      <div className="flex flex-wrap gap-3">
        <div className="relative min-w-0 grow basis-56">
          <input
            ref={input}
            id="q"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="q-hint"
            onFocus={load}
            className="field-box"
          />
          {suggestions && (
            <ErrorBoundary content={suggestions} fallback={null}>
              <suggestions.SuggestionList input={input} path={path} />
            </ErrorBoundary>
          )}
        </div>
        <Button type="submit" size="lg">
          {t('search.submit')}
        </Button>
      </div>
      <p id="q-hint" className="mt-2 text-sm text-steel">
        {t('search.hint')}
      </p>
    </form>
  )
}
