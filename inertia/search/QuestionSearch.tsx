import { router } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import type { Kind } from '#search/kinds'
import { MAX_QUERY_LENGTH } from '#shared/query_parameters'
import { ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

const QUESTION: Kind = 'question'

/** A field that searches the questions of the site: a GET form, whose results the search shows. */
export function QuestionSearch() {
  const t = useText()
  const { href } = useRoute()(ROUTES.search)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    router.get(href, Object.fromEntries(new FormData(event.currentTarget)))
  }

  return (
    <form
      method="get"
      action={href}
      onSubmit={send}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is not known to every reader yet
      role="search"
      className="container-page pt-4 print:hidden"
    >
      <label htmlFor="q" className="mb-1.5 block font-medium">
        {t('search.field')}
      </label>
      <div className="measure flex flex-wrap gap-3">
        <input
          id="q"
          type="search"
          name="q"
          required
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className="field-box min-w-0 grow basis-28"
        />
        <input type="hidden" name="kind" value={QUESTION} />
        <Button type="submit" size="lg">
          {t('search.submit')}
        </Button>
      </div>
    </form>
  )
}
