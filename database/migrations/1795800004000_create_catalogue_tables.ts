import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The catalogue. Families and groups are pages; their tables have the columns by which they are
 * sorted and queried. Profiles, colours, decors and installation guides have no URLs. Texts have
 * one row per language, with fallbacks resolved.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('colour_groups', (table) => {
      table.string('id').primary()
      table.integer('position').notNullable()
      table.string('checksum', 40).notNullable()
    })
    this.schema.createTable('colours', (table) => {
      table.string('id').primary()
      table
        .string('group_id')
        .notNullable()
        .references('colour_groups.id')
        .onDelete('CASCADE')
        .index()
      table.integer('position').notNullable()
      table.string('code', 3).notNullable().unique()
      table.string('finish').notNullable()
      table.string('material').notNullable()
      table.string('hex', 7).notNullable()
      table.integer('lrv').notNullable()
      /** CIELAB as JSON. */
      table.string('lab', 60).notNullable()
      table.string('ral')
      /** A picture that shows the finish. */
      table.string('image')
      /** The decor of a foil: a foil is shown in the room of its decor. */
      table.string('decor_id')
      table.string('checksum', 40).notNullable()
      table.check('lrv between 0 and 100', [], 'colours_lrv_is_per_cent')
    })
    this.schema.createTable('decors', (table) => {
      table.string('id').primary()
      table.integer('position').notNullable()
      table.string('code', 5).notNullable().unique()
      table.string('group').notNullable().index()
      table.text('materials').notNullable()
      table.string('image').notNullable()
      /** A picture of a room in which the decor is used. */
      table.string('room')
      /** The colour that the decor seems to have from a distance. */
      table.string('hex', 7).notNullable()
      table.integer('lrv').notNullable()
      table.string('lab', 60).notNullable()
      table.string('checksum', 40).notNullable()
    })
    this.schema.createTable('installations', (table) => {
      table.string('id').primary()
      table.integer('position').notNullable()
      table.string('checksum', 40).notNullable()
    })
    for (const owner of ['colour_group', 'colour', 'decor', 'installation']) {
      this.schema.createTable(`${owner}_translations`, (translations) => {
        const id = `${owner}_id`
        translations.increments('id')
        translations.string(id).notNullable().references(`${owner}s.id`).onDelete('CASCADE')
        translations.string('locale', 2).notNullable()
        translations.text('texts').notNullable()
        translations.string('checksum', 40).notNullable()
        translations.unique([id, 'locale'])
      })
    }

    this.schema.createTable('product_families', (table) => {
      table.string('page_key').primary().references('pages.key').onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('checksum', 40).notNullable()
    })
    this.schema.createTable('product_groups', (table) => {
      table.string('page_key').primary().references('pages.key').onDelete('CASCADE')
      table
        .string('family_key')
        .notNullable()
        .references('product_families.page_key')
        .onDelete('CASCADE')
        .index()
      table.integer('position').notNullable()
      table.string('checksum', 40).notNullable()
    })
    this.schema.createTable('profiles', (table) => {
      table.string('article_number', 5).primary()
      table
        .string('group_key')
        .notNullable()
        .references('product_groups.page_key')
        .onDelete('CASCADE')
        .index()
      table.integer('position').notNullable()
      table.double('floor_height_min')
      table.double('floor_height_max')
      table.double('height_difference_min')
      table.double('height_difference_max')
      table.double('visible_width').notNullable()
      table.string('material').notNullable()
      for (const list of ['lengths', 'finishes', 'fixings', 'standards', 'colours', 'decors']) {
        table.text(list).notNullable()
      }
      table.text('cross_section').notNullable()
      table.string('checksum', 40).notNullable()
      table.index(['floor_height_min', 'floor_height_max'])
      table.check('floor_height_min <= floor_height_max', [], 'profiles_floor_height_is_a_range')
      table.check(
        'height_difference_min <= height_difference_max',
        [],
        'profiles_height_difference_is_a_range'
      )
    })
    this.schema.createTable('profile_facets', (table) => {
      table
        .string('article_number', 5)
        .notNullable()
        .references('profiles.article_number')
        .onDelete('CASCADE')
      table.string('facet').notNullable()
      table.string('value').notNullable()
      table.string('checksum', 40).notNullable()
      table.primary(['article_number', 'facet', 'value'])
      table.index(['facet', 'value'])
    })

    /** Accessories of profiles: articles without texts of their own, named by their kind. */
    this.schema.createTable('accessories', (table) => {
      table.string('article_number', 5).primary()
      table.string('kind').notNullable()
      table.string('unit').notNullable()
      table.integer('pack').notNullable()
      table.string('material')
      for (const list of ['sizes', 'lengths', 'colours', 'fits']) table.text(list).notNullable()
      /** The id of a strip insert of the groups that it fits. */
      table.string('insert_id')
      table.string('checksum', 40).notNullable()
    })

    /** The facts of each article as they were last compared, and what changed with each version. */
    this.schema.createTable('exported_articles', (table) => {
      table.string('article_number', 5).primary()
      table.text('facts').notNullable()
    })
    this.schema.createTable('article_changes', (table) => {
      table.string('version', 8).notNullable()
      table.string('article_number', 5).notNullable()
      table.string('changed_at', 24).notNullable()
      table.string('change', 8).notNullable()
      table.text('fields').notNullable()
      table.primary(['version', 'article_number'])
    })
  }

  async down() {
    for (const table of [
      'article_changes',
      'exported_articles',
      'accessories',
      'profile_facets',
      'profiles',
      'product_groups',
      'product_families',
      'installation_translations',
      'decor_translations',
      'colour_translations',
      'colour_group_translations',
      'installations',
      'decors',
      'colours',
      'colour_groups',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
