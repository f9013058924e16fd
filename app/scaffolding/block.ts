import { addEntry, addListEntry } from '#scaffolding/edit'
import { fileName, pascalCase } from '#scaffolding/names'
import type { Plan } from '#scaffolding/scaffold'

const EXAMPLES = 'resources/content/pages/designsystem/index'

/**
 * A block with a title and a text: both sides, their tests, and what the Designsystem page and the
 * browser tests show of it.
 *
 * @param name as the specification writes it: `QuoteBox`
 */
export function planBlock(name: string): Plan {
  const block = pascalCase(name, 'a block (QuoteBox)')
  const file = fileName(block)
  return {
    stubs: [
      'make/block/definition.stub',
      'make/block/component.stub',
      'make/block/definition_test.stub',
      'make/block/component_test.stub',
    ],
    state: { block, file },
    edits: {
      'app/content/blocks/blocks.ts': addEntry('blocks', block, block, {
        imported: `import { ${block} } from '#content/blocks/${file}'`,
        place: 'sorted',
      }),
      'inertia/blocks/Blocks.tsx': addEntry('components', block, block, {
        imported: `import { ${block} } from '~/blocks/${block}'`,
        place: 'sorted',
      }),
      'tests/fixtures/stress/extremes.ts': addEntry('extremes', block, extremesOf(block), {
        place: 'last',
      }),
      [`${EXAMPLES}/de.yaml`]: addListEntry(['data', 'examples'], file, germanExample(block, file)),
      [`${EXAMPLES}/en.yaml`]: addListEntry(
        ['data', 'examples'],
        file,
        englishExample(block, file)
      ),
    },
    generate: ['content:schema'],
    next: [
      `Say in app/content/blocks/${file}.ts what editors may write, and in inertia/blocks/${block}.tsx what visitors see of it.`,
      `Then write its example (${EXAMPLES}) and its extremes (tests/fixtures/stress/extremes.ts), and run content:schema.`,
    ],
  }
}

function extremesOf(block: string): string {
  return `${block}: {
    least: { title: 'A', text: 'A' },
    most: { title: COMPOUND, text: LONG_TEXT },
  }`
}

function germanExample(block: string, id: string): string {
  return `- id: ${id}
  title: ${block}
  blocks:
    - id: example
      type: ${block}
      title: Was der Titel sagt
      text: Was Besucher unter dem Titel lesen.
`
}

function englishExample(block: string, id: string): string {
  return `- id: ${id}
  title: ${block}
  blocks:
    - id: example
      title: What the title says
      text: What visitors read below the title.
`
}
