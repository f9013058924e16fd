import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { BaseCommand } from '@adonisjs/core/ace'
import { expect, test } from 'vitest'

test.each(globSync('app/commands/**/*.ts'))(
  '%s requires no argument that has a default',
  async (file) => {
    const { default: Command } = (await import(pathToFileURL(file).href)) as {
      default: typeof BaseCommand
    }
    Command.boot()
    const required = Command.args.filter((arg) => arg.required)
    expect(required.filter((arg) => arg.default !== undefined)).toEqual([])
  }
)
