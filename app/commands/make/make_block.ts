import { args, BaseCommand } from '@adonisjs/core/ace'
import string from '@adonisjs/core/helpers/string'

export default class MakeBlock extends BaseCommand {
  static override commandName = 'make:block'
  static override description = 'Create a block: its definition, its component and their tests'

  @args.string({ description: 'Its name, for example QuoteBox' })
  declare name: string

  override async run() {
    const { scaffold } = await import('#scaffolding/scaffold')
    const block = string.pascalCase(this.name)
    const file = string.snakeCase(this.name)
    await scaffold(this, {
      stubs: [
        'make/block/definition.stub',
        'make/block/component.stub',
        'make/block/definition_test.stub',
        'make/block/component_test.stub',
      ],
      state: { block, file },
      lines: {
        'app/content/blocks/blocks.ts': `import { ${block} } from '#content/blocks/${file}'
${block},`,
        'inertia/blocks/Blocks.tsx': `import { ${block} } from '~/blocks/${block}'
${block},`,
        'tests/fixtures/stress/extremes.ts': `${block}: {
  least: { title: 'A', text: 'A' },
  most: { title: COMPOUND, text: LONG_TEXT },
},`,
        'resources/content/pages/designsystem/index/de.yaml, data.examples': `- id: ${file}
  title: ${block}
  blocks:
    - id: example
      type: ${block}
      title: Was der Titel sagt
      text: Was Besucher unter dem Titel lesen.`,
        'resources/content/pages/designsystem/index/en.yaml, data.examples': `- id: ${file}
  title: ${block}
  blocks:
    - id: example
      title: What the title says
      text: What visitors read below the title.`,
      },
      commands: [
        'npm run format',
        'npm run ace content:schema',
        'npm run content:translations -- --note',
        'npm run typecheck',
      ],
    })
  }
}
