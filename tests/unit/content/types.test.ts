import type { Inertia } from '@adonisjs/inertia'
import type { InertiaPages } from '@adonisjs/inertia/types'
import { expectTypeOf, test } from 'vitest'
import type { Block, BlockOf } from '#content/blocks/blocks'
import type { PageData } from '#content/pages/page_data'
import type { PageName, PageProps, pages } from '#start/pages'

/** The type-check of `npm test` checks these promises: a broken one does not compile. */

test('every page that content may name has a component', () => {
  expectTypeOf<PageName>().toExtend<keyof InertiaPages>()
})

test('a component gets exactly what its definition loads', () => {
  expectTypeOf<InertiaPages['Contact/Show']['address']>().toEqualTypeOf<
    PageProps<'Contact/Show'>['address']
  >()
  expectTypeOf<keyof PageProps<'Root/Show'>>().toEqualTypeOf<
    'meta' | 'hero' | 'intro' | 'blocks' | 'lang'
  >()
})

test('pages store what their modules declare for others', () => {
  type Stored = {
    [Component in keyof PageData]: Parameters<(typeof pages)[Component]['toProps']>[0]
  }
  expectTypeOf<Stored>().toExtend<PageData>()
})

test('a wrong, missing or unknown prop does not compile', () => {
  type Render = Inertia<InertiaPages>['render']
  type ErrorProps = Parameters<Render>[1]
  expectTypeOf<{
    status: number
    title: string
    text: string
    home: string
  }>().toExtend<ErrorProps>()
  expectTypeOf<InertiaPages['Root/Error']>().not.toExtend<{ status: string }>()
  expectTypeOf<InertiaPages['Root/Error']>().not.toHaveProperty('heading')
})

test('a block is distinguished by its type', () => {
  expectTypeOf<BlockOf<'TextImage'>['order']>().toEqualTypeOf<boolean>()
  expectTypeOf<BlockOf<'Text'>>().not.toHaveProperty('image')
  expectTypeOf<string>().not.toExtend<Block['type']>()
  /** The specification's blocks; blocks/blocks.test.ts checks that there are no others. */
  expectTypeOf<
    | 'Text'
    | 'Image'
    | 'TextImage'
    | 'SectionCards'
    | 'InfoBox'
    | 'Accordion'
    | 'SectionInfoBox'
    | 'SectionDownloads'
    | 'SectionAside'
    | 'VideoEmbed'
    | 'ContactAccordion'
    | 'ContactPerson'
    | 'ExtendedList'
  >().toExtend<Block['type']>()
})
