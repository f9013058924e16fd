import { addEntry } from '#scaffolding/edit'
import { featureRoom, fileName, pascalCase, variableName } from '#scaffolding/names'
import { Refusal } from '#scaffolding/refusal'
import type { Plan } from '#scaffolding/scaffold'

/**
 * A page component with a text of its own: definition, component, a page that has it in German, and
 * a test.
 *
 * @param name as content files write it: `Awards/Index`
 * @param roomName the room of the server that defines it
 */
export function planPage(name: string, roomName: string): Plan {
  const [group = '', view = '', ...rest] = name.split('/')
  if (view === '' || rest.length > 0) {
    throw new Refusal(`The name of a page is Group/View, like Awards/Index: not "${name}".`)
  }
  pascalCase(group, 'a group of pages (Awards/Index)')
  pascalCase(view, 'a page (Awards/Index)')
  const room = featureRoom(roomName)
  const file = fileName(name)
  const definition = variableName(file)
  const folder = `${fileName(group)}/${fileName(view)}`
  return {
    stubs: [
      'make/page/definition.stub',
      'make/page/component.stub',
      'make/page/content.stub',
      'make/page/test.stub',
    ],
    state: { name, view, room, file, definition, folder, path: pathOf(group, view) },
    edits: {
      'start/pages.ts': addEntry('pages', name, `'${name}': ${definition}`, {
        imported: `import { ${definition} } from '#${room}/${file}_page'`,
        place: 'sorted',
      }),
    },
    generate: ['content:schema', 'codegen'],
    next: [
      `Say in app/${room}/${file}_page.ts what editors write under "data", and in inertia/pages/${name}.tsx what visitors see of it.`,
      `Then write the page (resources/content/pages/${folder}), and run content:schema.`,
    ],
  }
}

/** The address of its first page; as with keys, an index is the folder itself. */
function pathOf(group: string, view: string): string {
  const parts = view === 'Index' ? [group] : [group, view]
  return parts.map((part) => fileName(part).replaceAll('_', '-')).join('/')
}
