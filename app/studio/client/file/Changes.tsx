import { type FormEvent, useState } from 'react'
import type { findChanges } from '#studio/changes_api'
import { type Answered, type Refusal, write } from '../api'
import { useAnswer } from '../useAnswer'
import { say, t } from '../words/texts'
import { DiffText } from './DiffText'
import { nameOfFile, nameOfPlace } from './names'

type Change = Answered<typeof findChanges>[number]

/** The files that differ from the last commit, what has changed in them, and the commit. */
export function Changes() {
  const [looks, setLooks] = useState(1)
  const { answer: changes, error, isBusy } = useAnswer<Change[]>('changes', { looks: `${looks}` })
  const lookAgain = () => setLooks(looks + 1)
  const [done, setDone] = useState<{ text: string; zip?: string }>()

  const commit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const message = new FormData(form).get('message')
    const paths = changes?.map(({ path }) => path)
    setDone({ text: t('loading') })
    await write<{ zip?: string }>('commit', { message, paths }).then(
      ({ zip }) => {
        setDone({ text: zip ? t('download') : t('committed'), zip })
        form.reset()
        lookAgain()
      },
      ({ message: text }: Refusal) => setDone({ text })
    )
  }
  return (
    <section>
      <h2>{t('changes')}</h2>
      <output>{isBusy && t('loading')}</output>
      {error !== undefined && (
        <>
          <p role="alert" className="problem">
            {error}
          </p>
          <button type="button" onClick={lookAgain}>
            {t('again')}
          </button>
        </>
      )}
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
                <b key={JSON.stringify(steps)}>{nameOfPlace(steps)}: </b>
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

function DifferenceLine({ path, state, words }: Change['differences'][number]) {
  return (
    <p>
      <b>{nameOfPlace(path)}</b> <small>{t(`state_${state}`)}</small>{' '}
      {words && <DiffText parts={words} />}
    </p>
  )
}
