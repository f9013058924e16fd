import { BaseSchema } from '@adonisjs/lucid/schema'

/** The state of content loads. */
export default class extends BaseSchema {
  async up() {
    /**
     * One row: the version of the loaded content, by which processes notice that it has changed.
     */
    this.schema.createTable('content_versions', (table) => {
      table.integer('id').primary()
      table.string('version', 40).notNullable()
      /** A hash of the content files, by which a start notices that they have not changed. */
      table.string('stamp', 64)
      /** The modification date of files and feeds that are generated from all content. */
      table.string('changed_at', 24)
    })

    /** The texts of the files that the content was loaded from, one row per folder. */
    this.schema.createTable('content_sources', (table) => {
      table.string('folder').primary()
      table.text('files').notNullable()
      table.string('checksum', 40).notNullable()
    })

    /** One row if the last load of content failed. */
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
