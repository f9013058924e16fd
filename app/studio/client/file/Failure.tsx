import { useEffect, useState } from 'react'
import type { ContentError } from '#content/loading/problems'
import { say } from '../words/texts'

/** What keeps the site from showing what is saved: mistakes in files that somebody else has changed. */
export function Failure() {
  const [failure, setFailure] = useState<Pick<ContentError, 'headline' | 'problems'>>()
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <div className="failure" role="alert" tabIndex={0}>
      <b>{say(failure.headline)}</b>
      {failure.problems.map(({ file, line, message, remedy }) => (
        <p key={`${file}:${line} ${message}`}>
          <b>{`${file}:${line}`}</b> {say(`${message}. ${remedy}`)}
        </p>
      ))}
    </div>
  )
}
