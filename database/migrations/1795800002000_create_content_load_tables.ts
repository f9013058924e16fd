import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is known of loads of content. */
export default class extends BaseSchema {
  async up() {
    /** One row: the version of the loaded content, by which every process sees that it changed. */
    this.schema.createTable('content_versions', (table) => {
      table.integer('id').primary()
      table.string('version', 40).notNullable()
      /** A hash of the files, by which a start sees that nothing of them has changed. */
      table.string('stamp', 64)
      /** The date of what is made of all content. */
      table.string('changed_at', 24)
    })

    /** The files that the content was loaded from, letter by letter: a row for each folder. */
    this.schema.createTable('content_sources', (table) => {
      table.string('folder').primary()
      table.text('files').notNullable()
      table.string('checksum', 40).notNullable()
    })

    /** At most one row: that no load of content has succeeded since one failed. */
    this.schema.createTable('failed_loads', (table) => {
      table.integer('id').primary()
      table.string('failed_at', 24).notNullable()
      table.integer('problems').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('failed_loads')
    this.schema.dropTable('content_sources')
    this.schema.dropTable('content_versions')
  }
}
