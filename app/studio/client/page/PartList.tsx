import { Fragment, useState } from 'react'
import { entryName } from '#shared/content/entry_name'
import { type Data, type Refusal, read } from '../api'
import { type FileEditor, useEditedFile } from '../file/FileEditor'
import { Status } from '../file/Status'
import { blockTypes, schemaAt } from '../forms/schema'
import { sortable } from '../forms/sortable'
import { Tool } from '../forms/Tool'
import { moved, newId, partAt, valueAt, withValue } from '../values'
import type { View } from '../view'
import { nameOf, partName, t } from '../words/texts'
import { showPart } from './PartMarker'

/** How many fields of a part are named. */
const FIELDS = 3

type Block = Data & { id: string; type: string }

/**
 * The blocks of a list, which can be opened, moved, duplicated, removed and added. The list of the
 * page has its other parts above.
 */
export function PartList(props: {
  editor: FileEditor
  /** The JSON pointer of the list. */
  list: string
  /** Whether it stands for the page, with the parts that are no blocks. */
  isPage?: boolean
  onOpen: (view: View) => void
}) {
  const { editor, list, isPage, onOpen } = props
  const { draft, file } = useEditedFile(editor)
  const blocks = (valueAt(draft, list) ?? []) as Block[]
  const open = (pointer: string) =>
    onOpen({ name: 'part', part: partAt(editor.now().draft, pointer) })
  const put = (next: Block[]) => {
    editor.change(withValue(draft, list, next))
    void editor.save()
  }
  const move = (from: number, to: number) => put(moved(blocks, from, to))
  /** Below which block one is to be added, by its place; undefined for none. */
  const [below, setBelow] = useState<number>()
  const types = blockTypes(file.schema, schemaAt(file.schema, draft, list))
  const add = async (type: string, place: number) => {
    const block = copyOf(await read<Block>('block', { type }), blocks)
    put(blocks.toSpliced(place, 0, block))
    open(`${list}/${place}`)
  }
  const others = isPage ? ['hero', 'intro', 'data', 'meta'].filter((name) => name in draft) : []

  return (
    <section>
      <h2 tabIndex={-1}>
        {isPage ? t('parts') : `${t('parts_within')}: ${nameOf(list.split('/').at(-1) ?? '')}`}
      </h2>
      {isPage && <Status editor={editor} />}
      <ul className="parts">
        {others.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="plain"
              aria-label={t('edit', { name: partName(name, file.kind) })}
              onFocus={() => showPart(name)}
              onClick={() => open(`/${name}`)}
            >
              {partName(name, file.kind)}{' '}
              {name === 'data' && <small>{fieldsIn(draft.data as Data)}</small>}
            </button>
          </li>
        ))}
        {blocks.map((block, index) => {
          const kind = nameOf(block.type)
          const name = entryName(block) ?? kind
          const { handle, place } = sortable(list, index, move)
          return (
            <Fragment key={block.id}>
              <li {...place}>
                <button
                  type="button"
                  className="plain"
                  aria-label={t('edit', { name: name === kind ? name : `${name}, ${kind}` })}
                  {...handle}
                  onFocus={() => isPage && showPart(`blocks/${block.id}`)}
                  onClick={() => open(`${list}/${index}`)}
                >
                  {name} {name !== kind && <small>{kind}</small>}
                </button>
                <span className="tools">
                  <Tool
                    does="up"
                    name={name}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <Tool
                    does="down"
                    name={name}
                    disabled={index === blocks.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  {types.length > 0 && (
                    <Tool
                      does="add_below"
                      name={name}
                      expanded={below === index}
                      onClick={() => setBelow(below === index ? undefined : index)}
                    />
                  )}
                  <Tool
                    does="duplicate"
                    name={name}
                    onClick={() => put(blocks.toSpliced(index + 1, 0, copyOf(block, blocks)))}
                  />
                  <Tool does="remove" name={name} onClick={() => put(blocks.toSpliced(index, 1))} />
                </span>
              </li>
              {below === index && (
                <li>
                  <BlockTypes types={types} onAdd={(type) => add(type, index + 1)} />
                </li>
              )}
            </Fragment>
          )
        })}
      </ul>
      {types.length > 0 && (
        <details>
          <summary>{t('add_block')}</summary>
          <BlockTypes types={types} onAdd={(type) => add(type, blocks.length)} />
        </details>
      )}
      {isPage && (
        <button type="button" className="plain" onClick={() => open('')}>
          {t('whole_page')}
        </button>
      )}
    </section>
  )
}

/** The types of blocks with what they are for, of which one is added. */
function BlockTypes(props: {
  types: { type: string; description: string }[]
  onAdd: (type: string) => Promise<void>
}) {
  const [said, setSaid] = useState('')
  const [isAdding, setAdding] = useState(false)
  const add = async (type: string) => {
    setAdding(true)
    setSaid(t('adding', { name: nameOf(type) }))
    await props.onAdd(type).catch(({ message }: Refusal) => setSaid(message))
    setAdding(false)
  }
  return (
    <div>
      <output>{said}</output>
      <ul className="parts" hidden={isAdding}>
        {props.types.map(({ type, description }) => (
          <li key={type}>
            <button type="button" className="plain" onClick={() => void add(type)}>
              {nameOf(type)} {description && <small>{description}</small>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the names of a part's first fields, as a hint of its content. */
function fieldsIn(data: Data): string {
  const names = Object.keys(data).map(nameOf)
  return names.length > FIELDS ? `${names.slice(0, FIELDS).join(', ')} …` : names.join(', ')
}

function copyOf(block: Block, blocks: Block[]): Block {
  return { ...block, id: newId(new Set(blocks.map(({ id }) => id)), block.id) }
}
