import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The catalogue. Families, groups and the other records with an address are pages; their tables hold
 * what they are sorted and searched by. Profiles, colours and decors have no address of their own.
 * Texts stand in one row per language, fallbacks already chosen.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('pages', (table) => {
      table.string('expires_on', 10)
    })
    this.schema.alterTable('page_translations', (table) => {
      table.text('data').notNullable().defaultTo('{}')
      table.text('data_references').notNullable().defaultTo('{}')
    })

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
      table.string('ral')
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
      table.string('checksum', 40).notNullable()
    })
    this.schema.createTable('installations', (table) => {
      table.string('id').primary()
      table.integer('position').notNullable()
      table.string('checksum', 40).notNullable()
    })
    this.schema.createTable('events', (table) => {
      table.string('id').primary()
      table.string('starts_on', 10).notNullable()
      table.string('ends_on', 10).notNullable()
      table.string('expires_on', 10).notNullable().index()
      table.string('route')
      table.string('link')
      table.string('checksum', 40).notNullable()
      table.check('starts_on <= ends_on', [], 'events_end_after_they_start')
    })
    for (const [owner, table] of [
      ['colour_group', 'colour_groups'],
      ['colour', 'colours'],
      ['decor', 'decors'],
      ['installation', 'installations'],
      ['event', 'events'],
    ]) {
      this.schema.createTable(`${owner}_translations`, (translations) => {
        const id = `${owner}_id`
        translations.increments('id')
        translations.string(id).notNullable().references(`${table}.id`).onDelete('CASCADE')
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
      table.text('section').notNullable()
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
    this.schema.createTable('announcements', (table) => {
      table.string('page_key').primary().references('pages.key').onDelete('CASCADE')
      table.string('published_on', 10).notNullable().index()
      table.string('checksum', 40).notNullable()
    })
    this.schema.createTable('reference_projects', (table) => {
      table.string('page_key').primary().references('pages.key').onDelete('CASCADE')
      table.string('sector').notNullable().index()
      table.integer('year').notNullable().index()
      table.integer('running_metres').notNullable()
      table.string('checksum', 40).notNullable()
    })
    this.schema.createTable('reference_families', (table) => {
      table
        .string('page_key')
        .notNullable()
        .references('reference_projects.page_key')
        .onDelete('CASCADE')
      table
        .string('family_key')
        .notNullable()
        .references('product_families.page_key')
        .onDelete('CASCADE')
        .index()
      table.string('checksum', 40).notNullable()
      table.primary(['page_key', 'family_key'])
    })
    this.schema.createTable('jobs', (table) => {
      table.string('page_key').primary().references('pages.key').onDelete('CASCADE')
      table.string('published_on', 10).notNullable()
      table.string('valid_through', 10).notNullable().index()
      table.string('checksum', 40).notNullable()
    })
  }

  async down() {
    for (const table of [
      'jobs',
      'reference_families',
      'reference_projects',
      'announcements',
      'profile_facets',
      'profiles',
      'product_groups',
      'product_families',
      'event_translations',
      'installation_translations',
      'decor_translations',
      'colour_translations',
      'colour_group_translations',
      'events',
      'installations',
      'decors',
      'colours',
      'colour_groups',
    ]) {
      this.schema.dropTable(table)
    }
    this.schema.alterTable('page_translations', (table) => {
      table.dropColumns('data', 'data_references')
    })
    this.schema.alterTable('pages', (table) => {
      table.dropColumn('expires_on')
    })
  }
}
