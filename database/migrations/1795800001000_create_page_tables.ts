import { BaseSchema } from '@adonisjs/lucid/schema'
import { RefusedException } from '#database/refused_exception'

/** The names of all migrations before version 1.0.0. */
const BEFORE_BASELINE = 'database/migrations/1764%'

/**
 * Pages, redirects, navigation and settings. A page is identified by its key, the name of its
 * route. Structured content is JSON in text columns, so that SQLite and PostgreSQL return the same
 * value. Dates and times are ISO 8601 in UTC.
 */
export default class extends BaseSchema {
  async up() {
    if (await this.db.from('adonis_schema').whereLike('name', BEFORE_BASELINE).first()) {
      throw new RefusedException(
        'This database was made by a version before 1.0.0, which is not migrated. Write its requests and subscriptions into files with that version (npm run ace contact:export, npm run ace newsletter:export), then begin with an empty database.'
      )
    }

    this.schema.createTable('pages', (table) => {
      table.string('key').primary()
      table.string('component').notNullable()
      table.string('source_locale', 2).notNullable()
      table.boolean('gone').notNullable().defaultTo(false)
      table.boolean('noindex').notNullable().defaultTo(false)
      table.string('expires_on', 10)
      table.string('checksum', 40).notNullable()
    })

    this.schema.createTable('page_translations', (table) => {
      table.increments('id')
      table.string('page_key').notNullable().references('pages.key').onDelete('CASCADE')
      table.string('locale', 2).notNullable()
      table.string('path').notNullable()
      table.text('content').notNullable()
      table.text('lookups').notNullable()
      /** The data that lists show of the page, and the lookups of that data. */
      table.text('data').notNullable().defaultTo('{}')
      table.text('data_lookups').notNullable().defaultTo('{}')
      /**
       * A hash of the page's rows in other tables, so that a change of these is a change of the
       * page.
       */
      table.string('own_rows', 40)
      table.string('modified_at', 24)
      table.boolean('draft').notNullable().defaultTo(false)
      table.string('publish_from', 10)
      table.string('publish_until', 10)
      table.string('checksum', 40).notNullable()
      table.unique(['locale', 'path'])
      table.unique(['page_key', 'locale'])
    })

    /** Old paths: redirected with 301 if there is a target, 410 without one. */
    this.schema.createTable('redirects', (table) => {
      table.string('from_path').primary()
      table.string('to_route')
      table.string('to_path')
      table.string('checksum', 40).notNullable()
    })

    this.schema.createTable('navigation_items', (table) => {
      table.string('key').primary()
      table.string('menu').notNullable().index()
      table.string('parent_key')
      table.integer('position').notNullable()
      table.string('route')
      table.string('url')
      table.boolean('external').notNullable().defaultTo(false)
      table.boolean('info').notNullable().defaultTo(false)
      table.boolean('tool').notNullable().defaultTo(false)
      table.string('card_link')
      table.string('checksum', 40).notNullable()
    })

    this.schema.createTable('navigation_item_translations', (table) => {
      table.increments('id')
      table.string('item_key').notNullable().references('navigation_items.key').onDelete('CASCADE')
      table.string('locale', 2).notNullable()
      table.string('title').notNullable()
      table.text('description')
      table.string('text_overview')
      table.text('card_text')
      table.text('lang')
      table.string('checksum', 40).notNullable()
      table.unique(['item_key', 'locale'])
    })

    this.schema.createTable('site_settings', (table) => {
      table.string('locale', 2).primary()
      table.text('content').notNullable()
      table.string('checksum', 40).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('site_settings')
    this.schema.dropTable('navigation_item_translations')
    this.schema.dropTable('navigation_items')
    this.schema.dropTable('redirects')
    this.schema.dropTable('page_translations')
    this.schema.dropTable('pages')
  }
}
