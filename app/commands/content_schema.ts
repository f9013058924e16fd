import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'

export default class ContentSchema extends BaseCommand {
  static override commandName = 'content:schema'
  static override description = 'Write the JSON Schemas that validate content files in an editor'

  override async run() {
    const { editorSchemas } = await import('#content/loading/json_schemas')
    const { pages, records } = await import('#start/pages')
    const schemas = editorSchemas(pages, records)
    const folder = this.app.makePath('resources/content/schemas')
    await mkdir(folder, { recursive: true })
    for (const { file, schema } of schemas) {
      await writeFile(`${folder}/${file}`, toJson(schema))
    }

    /** VS Code's YAML extension reads from the workspace settings which schema a file has. */
    const settingsFile = this.app.makePath('.vscode/settings.json')
    const settings = JSON.parse(await readFile(settingsFile, 'utf8'))
    settings['yaml.schemas'] = Object.fromEntries(
      schemas.map(({ file, glob }) => [
        `resources/content/schemas/${file}`,
        `resources/content/${glob}`,
      ])
    )
    await writeFile(settingsFile, toJson(settings))
    this.logger.success(`JSON Schemas written to ${folder}, and named in ${settingsFile}`)
  }
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
