import { expectTypeOf, test } from 'vitest'
import type { PageContent } from '#content/pages/page_schema'
import type { QueryOver } from '#database/query'
import type { Json, StoredBoolean } from '#database/stored_values'
import type { ColumnTypes, NewRow, Row, Table, Tables } from '#database/tables'
import type { Locale } from '#shared/locales'

/**
 * The type-check of `npm test` checks these promises: a broken one does not compile. The queries
 * are built but never sent.
 */
declare const from: typeof import('#database/query').from
declare const into: typeof import('#database/query').into
declare const parseJson: typeof import('#database/stored_values').parseJson
declare const job: NewRow<'jobs'>
declare const file: Omit<Row<'files'>, 'id'>

const pagesInLanguages = () =>
  from('page_translations').join('pages', 'pages.key', 'page_translations.page_key')

const online = <Pages extends QueryOver<'pages'>>(query: Pages): Pages =>
  query.where('pages.gone', false)

const offered = (query: QueryOver<'pages' | 'page_translations'>) =>
  query.join('jobs', 'jobs.page_key', 'pages.key').where('page_translations.locale', 'de')

test('a row has the columns of its table', () => {
  expectTypeOf(() => from('redirects').first()).returns.resolves.toEqualTypeOf<{
    checksum: string
    from_path: string
    to_path: string | null
    to_route: string | null
  } | null>()
})

test('a row has the selected columns, those of a joined table, too', () => {
  expectTypeOf(() =>
    pagesInLanguages().select('page_key', 'pages.checksum').select('noindex')
  ).returns.resolves.items.toEqualTypeOf<{
    page_key: string
    checksum: string
    noindex: StoredBoolean
  }>()
  expectTypeOf(() =>
    from('jobs').join('pages', 'key', 'page_key').select('jobs.*', 'component')
  ).returns.resolves.items.toEqualTypeOf<{
    page_key: string
    published_on: string
    valid_through: string
    checksum: string
    component: string
  }>()
})

test('columns have the types that their module declares', () => {
  expectTypeOf<Row<'page_translations'>['locale']>().toEqualTypeOf<Locale>()
  expectTypeOf<Row<'page_translations'>['content']>().toEqualTypeOf<Json<PageContent>>()
  expectTypeOf<Row<'page_translations'>['publish_from']>().toEqualTypeOf<string | null>()
  expectTypeOf<Row<'pages'>['noindex']>().toEqualTypeOf<StoredBoolean>()
  expectTypeOf((content: Json<PageContent>) =>
    parseJson(content)
  ).returns.toEqualTypeOf<PageContent>()
})

test('a module declares columns that exist, with types that they can hold', () => {
  type Column = { [Name in Table]: `${Name}.${keyof Tables[Name] & string}` }[Table]
  expectTypeOf<Exclude<keyof ColumnTypes, Column>>().toBeNever()
  expectTypeOf<ColumnTypes[keyof ColumnTypes]>().toExtend<string>()
})

test('a misspelt table or column does not compile', () => {
  void (() => [
    // @ts-expect-error -- the table is called `redirects`
    from('redirect'),
    // @ts-expect-error -- nor is there one to write to
    into('redirect'),
    // @ts-expect-error -- the column is called `from_path`
    from('redirects').where('path', '/de'),
    // @ts-expect-error -- nor in a selection
    from('redirects').select('path'),
    // @ts-expect-error -- all columns of a table that is not there
    from('redirects').select('pages.*'),
    // @ts-expect-error -- nor in an order
    from('redirects').orderBy('path'),
    // @ts-expect-error -- nor in an order with directions
    from('redirects').orderBy([{ column: 'path', order: 'desc' }]),
    // @ts-expect-error -- nor in a change
    from('redirects').update({ path: '/de' }),
    // @ts-expect-error -- nor in an insert
    into('jobs').insert({ ...job, title: 'Fitter' }),
    // @ts-expect-error -- nor in a join
    from('jobs').join('pages', 'pages.id', 'jobs.page_key'),
    // @ts-expect-error -- nor in the condition of a join
    from('jobs').leftJoin('pages', (on) => on.on('pages.id', 'jobs.page_key')),
    // @ts-expect-error -- `jobs` was not joined
    from('pages').where('jobs.valid_through', '2026-01-01'),
  ])
})

test('a name that two tables have does not compile without its table', () => {
  void (() => [
    pagesInLanguages().where('pages.checksum', 'a').where('path', 'b'),
    // @ts-expect-error -- both have a checksum
    pagesInLanguages().where('checksum', 'a'),
    // @ts-expect-error -- a third table does not make the first two agree
    pagesInLanguages().join('jobs', 'jobs.page_key', 'pages.key').where('checksum', 'a'),
  ])
})

test('after a join nothing can be read that was not selected', () => {
  expectTypeOf(() => pagesInLanguages().first()).returns.resolves.toBeUnknown()
})

test('a value of another type does not compile', () => {
  void (() => [
    // @ts-expect-error -- a boolean column
    from('pages').where('noindex', 'yes'),
    // @ts-expect-error -- it is never null
    from('pages').where('component', null),
    // @ts-expect-error -- no language of the site
    from('page_translations').whereIn('locale', ['de', 'xx']),
    // @ts-expect-error -- keys are text
    from('pages').whereIn('key', from('files').select('id')),
    // @ts-expect-error -- the column is never null
    from('jobs').update({ published_on: null }),
    // @ts-expect-error -- JSON that is no content
    from('page_translations').update({ content: '{}' }),
    // @ts-expect-error -- a column is missing that has no default
    into('jobs').insert({ page_key: 'jobs.fitter', published_on: '2026-01-01', checksum: 'a' }),
    // @ts-expect-error -- SQLite would fill the gap with null
    into('files').multiInsert([file, { ...file, id: 1 }]),
    // @ts-expect-error -- nobody said that the column is JSON
    parseJson('{}'),
  ])
})

test('a function may narrow down the queries of its callers, whatever else they join', () => {
  expectTypeOf(() =>
    offered(online(pagesInLanguages())).select('page_translations.path')
  ).returns.resolves.items.toEqualTypeOf<{ path: string }>()
  expectTypeOf(offered).returns.toExtend<QueryOver<'pages' | 'page_translations'>>()
  void (() => [
    // @ts-expect-error -- whoever narrows pages down needs pages
    online(from('jobs')),
    // @ts-expect-error -- only the name with its table is sure to be one
    (query: QueryOver<'pages'>) => query.where('gone', false),
  ])
})
