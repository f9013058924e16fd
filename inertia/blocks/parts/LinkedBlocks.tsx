import type { ReactNode } from 'react'
import type { Block } from '#content/blocks/blocks'
import type { WithLang } from '#content/schema/with_lang'
import { blockAnchor } from '#shared/anchors'
import { Blocks } from '~/blocks/Blocks'
import { langOf } from '~/context/langOf'
import { AnchorBar, type AnchorLink } from '~/ui/anchors/AnchorBar'
import type { Elements } from '~/ui/elements'

/** A page with more titled parts than this has a bar of links to them. */
const MAX_PARTS_WITHOUT_LINKS = 3

/**
 * The blocks of a page, below a bar of links to its titled parts if these are many. The parts are the
 * titled blocks, and what `before` and `after` name: parts of `children`, between bar and blocks,
 * and of what follows the blocks. Pages that use it list `records.ui.on_this_page` in their `texts`.
 */
export function LinkedBlocks(props: {
  blocks: readonly Block[]
  before?: readonly AnchorLink[]
  after?: readonly AnchorLink[]
  /** Renders a block, if not as on other pages. */
  render?: (block: Block) => ReactNode
  children?: Elements
}) {
  const { blocks, before = [], after = [], render = renderBlock } = props
  const links = [...before, ...blocks.flatMap(linkTo), ...after]
  return (
    <>
      {links.length > MAX_PARTS_WITHOUT_LINKS && <AnchorBar links={links} />}
      {props.children}
      {blocks.map((block) => (
        <div key={block.id} id={blockAnchor(block.id)}>
          {render(block)}
        </div>
      ))}
    </>
  )
}

function renderBlock(block: Block) {
  return <Blocks blocks={[block]} />
}

/** The link to a block with a title; of two columns, the first title is the block's. */
function linkTo(block: Block): AnchorLink | [] {
  const titled =
    block.type === 'SectionAside' ? [...block.left, ...block.right].find(hasTitle) : block
  return titled && hasTitle(titled)
    ? { id: blockAnchor(block.id), title: titled.title, lang: langOf(titled, 'title') }
    : []
}

function hasTitle(block: object): block is WithLang & { title: string } {
  return 'title' in block && block.title !== ''
}
