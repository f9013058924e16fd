import type { BaseCommand } from '@adonisjs/core/ace'

type Scaffold = {
  /** Templates below stubs; each becomes a file, unless that exists. */
  stubs: readonly string[]
  /** The values of the templates' variables. */
  state: Readonly<Record<string, string>>
  /** Lines for files that exist, by their paths. */
  lines: Readonly<Record<string, string>>
  /** Commands to run afterwards, in their order. */
  commands: readonly string[]
}

/** Creates the files of a `make` command and prints the lines that go into files that exist. */
export async function scaffold(command: BaseCommand, { stubs, state, lines, commands }: Scaffold) {
  const codemods = await command.createCodemods()
  for (const stub of stubs) {
    await codemods.makeUsingStub(command.app.makePath('stubs'), stub, { ...state })
  }
  for (const [path, text] of Object.entries(lines)) {
    command.logger.log(`\nAdd to ${path}:\n\n${text.replaceAll(/^(?=.)/gm, '  ')}`)
  }
  command.logger.log(`\nThen run: ${commands.join(', ')}`)
}
