import { mkdir, writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'

export default class ContentSchema extends BaseCommand {
  static override commandName = 'content:schema'
  static override description = 'Write the JSON Schemas that check content files in an editor'

  override async run() {
    const { jsonSchemas } = await import('#content/json_schemas')
    const folder = this.app.makePath('resources/content/schemas')
    await mkdir(folder, { recursive: true })
    for (const [name, schema] of Object.entries(jsonSchemas())) {
      await writeFile(`${folder}/${name}`, `${JSON.stringify(schema, null, 2)}\n`)
    }
    this.logger.success(`JSON Schemas written to ${folder}`)
  }
}
