import { BaseSchema } from '@adonisjs/lucid/schema'

const RENAMED = {
  '1764000006000_create_files_table': '1764000006500_create_files_table',
  '1764000008000_create_outbox_messages_table': '1764000008500_create_outbox_messages_table',
}

/**
 * Two migrations shared their stamp with another one and were given stamps of their own. In a
 * database that had run them under their former names they have just run again and found nothing to
 * do; that entry is dropped, and the first one, with its batch and time, takes the new name.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      for (const [former, name] of Object.entries(RENAMED)) {
        const first = await db.from('adonis_schema').where('name', pathOf(former)).first()
        if (!first) continue
        await db.from('adonis_schema').where('name', pathOf(name)).delete()
        await db
          .from('adonis_schema')
          .where('id', first.id)
          .update({ name: pathOf(name) })
      }
    })
  }

  /** The files keep their new names, and so do the entries. */
  async down() {}
}

function pathOf(name: string): string {
  return `database/migrations/${name}`
}
