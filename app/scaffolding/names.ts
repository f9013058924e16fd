import string from '@adonisjs/core/helpers/string'
import { Refusal } from '#scaffolding/refusal'
import { ROOMS } from '../../rooms.js'

/** What a room of the server has to be allowed to import to define pages and records. */
const ENGINE = ['app/content/schema', 'app/content/pages']

/**
 * A name in PascalCase, as components have it.
 *
 * @param what in words, with an example: `a block (QuoteBox)`
 * @throws Refusal
 */
export function pascalCase(name: string, what: string): string {
  if (/^([A-Z][a-z]+\d*)+$/.test(name)) return name
  throw new Refusal(`The name of ${what} is words that each begin with a capital: not "${name}".`)
}

/**
 * A name in snake_case, as files, tables and fields have it.
 *
 * @param what in words, with an example: `a record (trade_fair)`
 * @throws Refusal
 */
export function snakeCase(name: string, what: string): string {
  if (/^[a-z]+(_[a-z]+)*$/.test(name)) return name
  throw new Refusal(
    `The name of ${what} is small letters, with underscores between words: not "${name}".`
  )
}

/** `QuoteBox` or `Awards/Index` as a file is called: `quote_box`, `awards_index`. */
export function fileName(name: string): string {
  return name
    .split('/')
    .map((part) => string.snakeCase(part))
    .join('_')
}

/** A variable's name. */
export function variableName(name: string): string {
  return string.camelCase(name)
}

/** A name as a sentence begins with it: `Trade fairs`. */
export function heading(name: string): string {
  return string.sentenceCase(name)
}

/**
 * A room of the server that may define pages and records.
 *
 * @throws Refusal that says how to add a room
 */
export function featureRoom(name: string): string {
  const rooms = ROOMS['start/*'].imports.filter((room) =>
    ENGINE.every((engine) => ROOMS[room].imports.includes(engine))
  )
  if (rooms.includes(`app/${name}`) && !name.includes('/')) return name
  const names = rooms.map((room) => room.slice('app/'.length)).filter((room) => !room.includes('/'))
  throw new Refusal(
    `No room "${name}" may define pages and records. These may: ${names.toSorted().join(', ')}. ` +
      `To add one, describe "app/${name}" in rooms.ts (in ROOMS, and in SERVER beside the others), ` +
      `write "#${name}/*" into the imports of package.json, and run this again.`
  )
}
