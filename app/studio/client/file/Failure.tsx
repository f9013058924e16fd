import { useEffect, useState } from 'react'
import type { Failed } from '#studio/open_pages'
import { say, t } from '../words/texts'

/** What keeps the site from showing what is saved: mistakes in files that somebody else has changed. */
export function Failure() {
  const [failure, setFailure] = useState<Failed>()
  useEffect(() => {
    const forget = () => setFailure(undefined)
    import.meta.hot?.on('studio:failed', setFailure)
    import.meta.hot?.on('site:changed', forget)
    import.meta.hot?.send('studio:listening')
    return () => {
      import.meta.hot?.off('studio:failed', setFailure)
      import.meta.hot?.off('site:changed', forget)
    }
  }, [])
  if (!failure) return null
  return (
    <div className="failure" role="alert">
      <b>{say(failure.headline)}</b>
      {failure.problems.map(({ file, line, message, remedy, url }) => (
        <p key={`${file}:${line} ${message}`}>
          <a className="file" href={url} title={t('open_file')}>
            {`${file}:${line}`}
          </a>{' '}
          {say(`${message}. ${remedy}`)}
        </p>
      ))}
    </div>
  )
}
