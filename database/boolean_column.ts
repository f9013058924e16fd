import { column } from '@adonisjs/lucid/orm'

/** A column of a model with a boolean: SQLite returns a number. */
export const booleanColumn = () => column({ consume: Boolean })
