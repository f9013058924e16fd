import { useState } from 'react'
import type { Side } from '#content/editing/trees'
import { nameOf, t } from '../words/texts'
import { type FileEditor, useEditedFile } from './FileEditor'

/** Whether everything is saved, and if not, why; above a form also the button that saves. */
export function Status({ editor, isOfForm }: { editor: FileEditor; isOfForm?: boolean }) {
  const { isSaving, refused } = useEditedFile(editor)
  const { problems = [], conflicts = [], error } = refused
  return (
    <div className="status">
      <output>
        <b>{t(isSaving ? 'saving' : editor.isChanged ? 'unsaved' : 'saved')}</b>
        {problems.map(({ pointer, message }) => (
          <span key={pointer + message}>{message}</span>
        ))}
        {conflicts.length > 0 && <span>{t('conflict')}</span>}
        {problems.length + conflicts.length === 0 && error && <span>{error}</span>}
      </output>
      {conflicts.length > 0 ? (
        <Conflict editor={editor} />
      ) : (
        isOfForm && <SaveButton onSave={() => void editor.save()} />
      )}
    </div>
  )
}

/** The two versions of each field that somebody else has changed meanwhile. */
function Conflict({ editor }: { editor: FileEditor }) {
  const { conflicts = [] } = useEditedFile(editor).refused
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (place: string) => chosen[place] ?? 'mine'
  const sides = Object.fromEntries(conflicts.map(({ place }) => [place, sideOf(place)]))
  return (
    <>
      {conflicts.map(({ place, ...versions }) => (
        <fieldset key={place}>
          <legend>{nameOf(place.split('/').at(-1) ?? '')}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className="version">
              <input
                type="radio"
                name={place}
                checked={sideOf(place) === side}
                onChange={() => setChosen({ ...chosen, [place]: side })}
              />
              <b>{t(side)}</b>
              <span>{inWords(versions[side])}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <SaveButton onSave={() => void editor.merge(sides)} />
    </>
  )
}

function SaveButton({ onSave }: { onSave: () => void }) {
  return (
    <button type="button" className="primary" onClick={onSave}>
      {t('save')}
    </button>
  )
}

function inWords(value: unknown): string {
  if (value === undefined) return t('state_removed')
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1)
}
