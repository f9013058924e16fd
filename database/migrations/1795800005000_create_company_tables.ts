import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * News, jobs, events and projects, with the columns by which their lists are sorted, filtered and
 * expired.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('announcements', (table) => {
      table.string('page_key').primary().references('pages.key').onDelete('CASCADE')
      table.string('published_on', 10).notNullable().index()
      table.string('checksum', 40).notNullable()
    })

    this.schema.createTable('jobs', (table) => {
      table.string('page_key').primary().references('pages.key').onDelete('CASCADE')
      table.string('published_on', 10).notNullable()
      table.string('valid_through', 10).notNullable().index()
      table.string('checksum', 40).notNullable()
    })

    this.schema.createTable('events', (table) => {
      table.string('id').primary()
      table.string('starts_on', 10).notNullable()
      table.string('ends_on', 10).notNullable()
      table.string('expires_on', 10).notNullable().index()
      table.string('route')
      table.string('link')
      /** A postal address as JSON, besides the place as text. */
      table.text('address')
      table.string('checksum', 40).notNullable()
      table.check('starts_on <= ends_on', [], 'events_end_after_they_start')
    })
    this.schema.createTable('event_translations', (table) => {
      table.increments('id')
      table.string('event_id').notNullable().references('events.id').onDelete('CASCADE')
      table.string('locale', 2).notNullable()
      table.text('texts').notNullable()
      table.string('checksum', 40).notNullable()
      table.unique(['event_id', 'locale'])
    })

    this.schema.createTable('projects', (table) => {
      table.string('page_key').primary().references('pages.key').onDelete('CASCADE')
      table.string('building_use').notNullable().index()
      table.integer('year').notNullable().index()
      table.integer('running_metres').notNullable()
      table.string('checksum', 40).notNullable()
    })
    for (const owner of ['family', 'group']) {
      const owners = owner === 'family' ? 'project_families' : 'project_groups'
      const products = owner === 'family' ? 'product_families' : 'product_groups'
      this.schema.createTable(owners, (table) => {
        table.string('page_key').notNullable().references('projects.page_key').onDelete('CASCADE')
        table
          .string(`${owner}_key`)
          .notNullable()
          .references(`${products}.page_key`)
          .onDelete('CASCADE')
          .index()
        table.string('checksum', 40).notNullable()
        table.primary(['page_key', `${owner}_key`])
      })
    }
  }

  async down() {
    this.schema.dropTable('project_groups')
    this.schema.dropTable('project_families')
    this.schema.dropTable('projects')
    this.schema.dropTable('event_translations')
    this.schema.dropTable('events')
    this.schema.dropTable('jobs')
    this.schema.dropTable('announcements')
  }
}
