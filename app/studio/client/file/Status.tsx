import { useState } from 'react'
import { valueAt } from '../values'
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
  const { draft, refused } = useEditedFile(editor)
  const { conflicts = [], theirs } = refused
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (pointer: string, isTheirs: boolean) => {
    const next = new Set(chosen)
    if (isTheirs) next.add(pointer)
    else next.delete(pointer)
    setChosen(next)
  }
  return (
    <>
      {conflicts.map((pointer) => (
        <fieldset key={pointer}>
          <legend>{nameOf(pointer.split('/').at(-1) ?? '')}</legend>
          {[false, true].map((isTheirs) => (
            <label key={`${isTheirs}`} className="version">
              <input
                type="radio"
                name={pointer}
                checked={chosen.has(pointer) === isTheirs}
                onChange={() => choose(pointer, isTheirs)}
              />
              <b>{t(isTheirs ? 'theirs' : 'mine')}</b>
              <span>{inWords(valueAt(isTheirs ? theirs : draft, pointer))}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <SaveButton onSave={() => void editor.merge(chosen)} />
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
  return typeof value === 'string' ? value : JSON.stringify(value ?? '', null, 1)
}
