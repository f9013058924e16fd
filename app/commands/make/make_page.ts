import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import string from '@adonisjs/core/helpers/string'

export default class MakePage extends BaseCommand {
  static override commandName = 'make:page'
  static override description =
    'Create a page component: its definition, the component, example content and a test'

  @args.string({ description: 'Group/View, for example Awards/Index' })
  declare name: string

  @flags.string({
    description: 'The module below app that defines it, for example news',
    required: true,
  })
  declare module: string

  override async run() {
    const { scaffold } = await import('#scaffolding/scaffold')
    const [group = '', view = 'Index'] = this.name.split('/').map((part) => string.pascalCase(part))
    const name = `${group}/${view}`
    const file = `${string.snakeCase(group)}_${string.snakeCase(view)}`
    const definition = string.camelCase(file)
    /** As in keys, an index file stands for its folder. */
    const path = string.dashCase(view === 'Index' ? group : `${group} ${view}`)
    await scaffold(this, {
      stubs: [
        'make/page/definition.stub',
        'make/page/component.stub',
        'make/page/content.stub',
        'make/page/test.stub',
      ],
      state: {
        name,
        view,
        module: this.module,
        file,
        definition,
        folder: `${string.snakeCase(group)}/${string.snakeCase(view)}`,
        path,
      },
      lines: {
        'start/pages.ts': `import { ${definition} } from '#${this.module}/${file}_page'
'${name}': ${definition},`,
        'tests/browser/pages.ts, at the end of PAGE_OF_EVERY_KIND': `'/de/${path}',`,
      },
      commands: [
        'npm run format',
        'npm run ace content:schema',
        'npm run content:paths',
        'npm run typecheck',
      ],
    })
  }
}
