import { deepEquals } from '@rjsf/utils'
import { useEffect, useSyncExternalStore } from 'react'
import type { Side } from '#content/editing/trees'
import type { HistoryEntry } from '#studio/content_store'
import { type ContentFile, type Data, type Refusal, type Refused, read, write } from '../api'
import { type Moved, moveBy } from '../page/moveBy'
import { t } from '../words/texts'
import { nameOfEntry } from './names'

/** A way through the history of the session. */
export type Route = 'undo' | 'redo'

/** A content file as it is edited at one moment. */
export type EditedFile = {
  /** The file as it was read last. */
  file: ContentFile
  /** Its data with what is not saved yet. */
  draft: Data
  isSaving: boolean
  /** Why the last attempt to save was refused. */
  refused: Refused
}

/**
 * A content file that is open for editing. A draft that is not saved outlives its form: the file is
 * opened with it again.
 */
export class FileEditor {
  /** By the path of the file, each as it was opened last. */
  static readonly #opened = new Map<string, FileEditor>()

  #now: EditedFile
  readonly #listeners = new Set<() => void>()
  #saving: Promise<void> = Promise.resolve()

  constructor(file: ContentFile) {
    this.#now = { file, draft: file.data, isSaving: false, refused: {} }
  }

  /** Opens a file, whose path is relative to resources/content. */
  static async open(path: string): Promise<FileEditor> {
    const opened = FileEditor.#opened.get(path)
    if (opened?.isChanged) return opened
    const editor = new FileEditor(await read('file', { path }))
    FileEditor.#opened.set(path, editor)
    return editor
  }

  /** The editors of files with changes that are not saved. */
  static get unsaved(): FileEditor[] {
    return [...FileEditor.#opened.values()].filter(({ isChanged }) => isChanged)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly now = () => this.#now

  get isChanged(): boolean {
    return !deepEquals(this.#now.draft, this.#now.file.data)
  }

  change(draft: Data) {
    this.#set({ draft })
  }

  /** Saves the draft; concurrent saves run one after another. */
  save(): Promise<void> {
    this.#saving = this.#saving.then(async () => {
      if (this.isChanged) await this.#send()
    })
    return this.#saving
  }

  /** Reads the file again and discards the draft. */
  async reload() {
    const file = await this.#read()
    this.#set({ file, draft: file.data, refused: {} })
  }

  /** Reads the file again after a change on disk, unless there is a draft. A save or undo waits for it. */
  follow(): Promise<void> {
    this.#saving = this.#saving.then(() => this.#follow()).catch(() => undefined)
    return this.#saving
  }

  async #follow() {
    if (this.isChanged || this.#now.isSaving) return
    const { draft } = this.#now
    const file = await this.#read()
    const isTouched = this.#now.draft !== draft || this.#now.isSaving
    if (isTouched) return
    /** The reason of a refused undo stays until the file changes. */
    const refused = file.revision === this.#now.file.revision ? this.#now.refused : {}
    this.#set({ file, draft: file.data, refused })
  }

  /**
   * Undoes or redoes the last save of this session, on the page where it was made. An undo discards a
   * draft that cannot be saved instead.
   *
   * @param say called with what was done, before the browser leaves for another page
   */
  async step(route: Route, say: (what: string) => void) {
    await this.save()
    this.#saving = this.#saving.then(() => this.#step(route, say))
    return this.#saving
  }

  async #step(route: Route, say: (what: string) => void) {
    const isDraft = this.isChanged
    if (isDraft && route === 'redo') return
    /** Keeps `follow` from reading the file, which may be gone. */
    this.#set({ isSaving: true })
    try {
      if (isDraft) say(t('discarded'))
      else if (await moveBy(() => stepped(route, say))) return await new Promise<never>(() => {})
      await this.reload()
    } catch (error) {
      this.#set({ refused: (error as Refusal).answer })
    }
    this.#set({ isSaving: false })
  }

  /** Reads the file again after other work on it, or says why that was refused. */
  async after(work: Promise<unknown>) {
    await work.catch(({ answer }: Refusal) => this.#set({ refused: answer }))
    await this.follow()
  }

  /** Saves after a conflict, when a side is chosen for each place. A save on the way meets it again. */
  merge(sides: Readonly<Record<string, Side>>): Promise<void> {
    this.#saving = this.#saving.then(() =>
      this.#send({ revision: this.#now.refused.revision, sides })
    )
    return this.#saving
  }

  async #send(choice?: { revision: string | undefined; sides: Readonly<Record<string, Side>> }) {
    const { file: sent, draft: data } = this.#now
    const { path, revision, data: base, source } = sent
    this.#set({ isSaving: true })
    try {
      const answer = await write<Pick<ContentFile, 'revision' | 'data'>>('file', {
        path,
        revision,
        base,
        data,
        source: source?.data,
        choice,
      })
      const { file, draft } = this.#now
      /** The former revision stays if somebody has typed meanwhile, so that the next save merges. */
      const isLatest = draft === data
      this.#set({
        file: isLatest ? { ...file, ...answer } : { ...file, data },
        draft: isLatest ? answer.data : draft,
        refused: {},
      })
    } catch (error) {
      this.#set({ refused: (error as Refusal).answer })
    } finally {
      this.#set({ isSaving: false })
    }
  }

  #read() {
    return read<ContentFile>('file', { path: this.#now.file.path })
  }

  #set(change: Partial<EditedFile>) {
    this.#now = { ...this.#now, ...change }
    for (const listener of this.#listeners) listener()
  }
}

async function stepped(route: Route, say: (what: string) => void): Promise<Moved> {
  const { entry, ...moved } = await write<Moved & { entry: HistoryEntry }>(route, {})
  say(t(`${route}_done`, { what: nameOfEntry(entry) }))
  return moved
}

/** Returns the data of the file that holds all fields: of a translation that of its source. */
export function sourceOf({ file, draft }: EditedFile): Data {
  return file.source?.data ?? draft
}

/** Saves what is typed when its form goes without the focus leaving it, as on the browser's way back. */
export function useSaveOnLeaving(editor: FileEditor) {
  useEffect(() => () => void editor.save(), [editor])
}

/** Renders again whenever the file or what is typed changes. */
export function useEditedFile(editor: FileEditor): EditedFile {
  return useSyncExternalStore(editor.subscribe, editor.now)
}
