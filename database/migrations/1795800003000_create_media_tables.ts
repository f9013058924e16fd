import { BaseSchema } from '@adonisjs/lucid/schema'

/** Pictures and files of the content, and the files that are published for them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('images', (table) => {
      table.increments('id')
      table.string('file').notNullable().unique()
      table.string('original_url').notNullable().index()
      table.string('url').notNullable()
      table.string('mime_type').notNullable()
      table.integer('size').notNullable()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.text('conversion_urls').notNullable()
      table.text('custom_properties').notNullable()
      table.text('crop')
      /** The parts of a social image, which is composed instead of having an original. */
      table.text('composition')
      table.string('checksum', 40).notNullable()
    })

    this.schema.createTable('files', (table) => {
      table.increments('id')
      table.string('file').notNullable().unique()
      table.string('original_url').notNullable()
      table.string('mime_type').notNullable()
      table.integer('size').notNullable()
      /** The text of a video's captions. */
      table.text('transcript')
      table.string('checksum', 40).notNullable()
    })

    /**
     * The contents of files below /media by name, for all machines that share the database. Empty
     * on SQLite, which machines do not share.
     */
    this.schema.createTable('public_files', (table) => {
      table.string('name').primary()
      table.binary('content').notNullable()
    })

    /** Published files that content no longer refers to, with the time since when. */
    this.schema.createTable('unused_files', (table) => {
      table.string('name').primary()
      table.string('since', 24).notNullable()
    })
  }

  async down() {
    this.schema.dropTable('unused_files')
    this.schema.dropTable('public_files')
    this.schema.dropTable('files')
    this.schema.dropTable('images')
  }
}
