import { BaseSchema } from '@adonisjs/lucid/schema'

/** A middle grey; the next load of the content fills the values in. */
const UNKNOWN = '{"l":53.6,"a":0,"b":0}'

/** Colours and decors as they are measured, in CIELAB. */
export default class extends BaseSchema {
  async up() {
    for (const name of ['colours', 'decors']) {
      this.schema.alterTable(name, (table) => {
        table.string('lab', 60).notNullable().defaultTo(UNKNOWN)
      })
    }
  }

  async down() {
    for (const name of ['colours', 'decors']) {
      this.schema.alterTable(name, (table) => {
        table.dropColumn('lab')
      })
    }
  }
}
