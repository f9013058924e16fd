import { type FormEvent, useState } from 'react'
import { isLocale, LOCALE_TITLES } from '#shared/locales'
import type { findChanges } from '#studio/changes_api'
import { type Answered, type Refusal, write } from '../api'
import { useAnswer } from '../useAnswer'
import { nameOf, say, t } from '../words/texts'
import { DiffText } from './DiffText'

type Change = Answered<typeof findChanges>[number]

/** The files that differ from the last commit, what has changed in them, and the commit. */
export function Changes() {
  const [commits, setCommits] = useState(0)
  const { answer: changes } = useAnswer<Change[]>('changes', { commits: `${commits}` })
  const [done, setDone] = useState<{ text: string; zip?: string }>()

  const commit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const message = new FormData(form).get('message')
    const paths = changes?.map(({ path }) => path)
    await write<{ zip?: string }>('commit', { message, paths }).then(
      ({ zip }) => {
        setDone({ text: zip ? t('download') : t('committed'), zip })
        form.reset()
        setCommits(commits + 1)
      },
      ({ message: text }: Refusal) => setDone({ text })
    )
  }
  return (
    <section>
      <h2>{t('changes')}</h2>
      {!changes && <output>{t('loading')}</output>}
      {changes?.length === 0 && <p>{t('no_changes')}</p>}
      {changes?.filter(isWritten).map(({ path, title, state, differences, problems }) => (
        <div key={path} className="change">
          <h3 title={path}>
            {nameOfFile(path, title)} <small>{t(`state_${state}`)}</small>
          </h3>
          {differences.map((difference) => (
            <DifferenceLine key={JSON.stringify(difference)} {...difference} />
          ))}
          {problems.map(({ severity, message, places }) => (
            <p key={message} className={severity === 'error' ? 'problem' : undefined}>
              {places.map((steps) => (
                <b key={JSON.stringify(steps)}>{inWords(steps)}: </b>
              ))}
              {say(message)}
            </p>
          ))}
        </div>
      ))}
      {changes && changes.length > 0 && (
        <form onSubmit={(event) => void commit(event)}>
          <label className="form-group">
            {t('message')}
            <input name="message" required />
          </label>
          <button type="submit" className="primary">
            {t('commit')}
          </button>
        </form>
      )}
      <output>{done?.zip ? <a href={done.zip}>{done.text}</a> : done?.text}</output>
    </section>
  )
}

/** Whether editors write the file themselves: ledgers and the list of addresses are generated. */
function isWritten({ path }: Change): boolean {
  return !/\.translations$|\/paths\.yaml$/.test(path)
}

/** Returns what a file is for, as the title and the language of its page: `Unternehmen, Deutsch`. */
function nameOfFile(path: string, title?: string): string {
  const [, folder, locale] =
    /^resources\/content\/(?:pages\/)?(.+?)(?:\/index)?\/(\w+)\.yaml$/.exec(path) ?? []
  if (!isLocale(locale)) return path.replace('resources/', '')
  return `${title ?? nameOf(folder)}, ${LOCALE_TITLES[locale]}`
}

function DifferenceLine({ path, state, words }: Change['differences'][number]) {
  return (
    <p>
      <b>{inWords(path)}</b> <small>{t(`state_${state}`)}</small>{' '}
      {words && <DiffText parts={words} />}
    </p>
  )
}

type Steps = Change['differences'][number]['path']

/** Names a place in a file; the lists `blocks` and `data` on the way say nothing to an editor. */
function inWords(path: Steps): string {
  return path
    .filter((step, index) => index === path.length - 1 || (step !== 'blocks' && step !== 'data'))
    .map((step) => (typeof step === 'string' ? nameOf(step) : step.entry))
    .join(' › ')
}
