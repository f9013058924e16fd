import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import string from '@adonisjs/core/helpers/string'

export default class MakeRecord extends BaseCommand {
  static override commandName = 'make:record'
  static override description =
    'Create a kind of record: its definition, a migration, example content and a test'

  @args.string({ description: 'Its name in the singular, for example trade_fair' })
  declare name: string

  @flags.string({
    description: 'The module below app that defines it, for example news',
    required: true,
  })
  declare module: string

  @flags.string({ description: 'Its folder below resources/content; its plural without one' })
  declare folder?: string

  override async run() {
    const { scaffold } = await import('#scaffolding/scaffold')
    const kind = string.snakeCase(this.name)
    /** The table name that `entityList` uses. */
    const records = `${kind}s`
    const folder = this.folder ?? records
    const variable = string.camelCase(records)
    await scaffold(this, {
      stubs: [
        'make/record/definition.stub',
        'make/record/migration.stub',
        'make/record/content.stub',
        'make/record/test.stub',
      ],
      state: {
        kind,
        records,
        module: this.module,
        folder,
        variable,
        heading: string.sentenceCase(records),
        stamp: String(Date.now()),
      },
      lines: {
        'start/pages.ts, at the end of records': `import { ${variable} } from '#${this.module}/${kind}_records'
${records}: ${variable},`,
        'tests/fixtures/content/small_site.yaml': `content/${folder}/de.yaml: "${records}: []"`,
      },
      commands: [
        'npm run format',
        'npm run ace content:schema',
        'npm run ace migration:run',
        'npm run typecheck',
      ],
    })
  }
}
