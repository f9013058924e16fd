import { writeFile } from 'node:fs/promises'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { Selection } from '#content/translations/translation_state'
import { RefusedException } from '#database/refused_exception'

export default class ContentTranslations extends BaseCommand {
  static override commandName = 'content:translations'
  static override description = 'Show what is translated, and exchange texts with translators'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: 'A language', required: false })
  declare locale?: string

  @args.string({ description: 'A page by its key, or a folder of the content', required: false })
  declare record?: string

  @flags.boolean({ description: 'Print JSON' })
  declare json?: boolean

  @flags.string({ description: 'Write a self-contained HTML report to a file' })
  declare html?: string

  @flags.boolean({ description: 'Record the source texts of new translations' })
  declare note?: boolean

  @flags.boolean({ description: 'Record that translations match their current sources' })
  declare accept?: boolean

  @flags.boolean({ description: 'Fail if source texts are not recorded yet' })
  declare check?: boolean

  @flags.string({ description: 'Export the texts of the language to a file as XLIFF 2.1' })
  declare export?: string

  @flags.string({ description: 'Import translations from an XLIFF file' })
  declare import?: string

  override async run() {
    const { contentRoot } = await import('#config/content')
    const { isLocale, LOCALES } = await import('#shared/locales')
    const { locale, record } = this
    if (locale !== undefined && !isLocale(locale)) {
      throw new RefusedException(`"${locale}" is no language of the site: ${LOCALES.join(', ')}.`)
    }
    const selection = { locale, record }
    if (this.import !== undefined) return this.#import(contentRoot, this.import)
    if (this.export !== undefined) return this.#export(contentRoot, this.export, selection)
    if (this.accept || this.note || this.check) return this.#record(contentRoot, selection)
    return this.#report(contentRoot, selection)
  }

  async #report(root: string, selection: Selection) {
    const { translationStates } = await import('#content/translations/translation_state')
    const { formatHtml, formatTable, summarize } = await import('#content/translations/report')
    const { formatProblem } = await import('#content/loading/problems')
    const { records, errors } = await translationStates(root, selection)
    if (errors.length > 0) throw new RefusedException(errors.map(formatProblem).join('\n'))
    if (selection.record !== undefined && records.length === 0) {
      throw new RefusedException(`There is no page and no folder "${selection.record}".`)
    }
    if (this.html !== undefined) {
      const { today } = await import('#texts/days')
      await writeFile(this.html, formatHtml(records, today()))
      return this.logger.success(`The report is in ${this.html}`)
    }
    if (this.json) {
      return this.logger.log(JSON.stringify({ languages: summarize(records), records }, null, 2))
    }
    this.logger.log(formatTable(records, Object.values(selection).some(Boolean)))
  }

  async #record(root: string, selection: Selection) {
    const { recordTranslations } = await import('#content/translations/translation_state')
    const write = !this.check
    const behind = await recordTranslations(root, {
      accepted: this.accept ? selection : undefined,
      write,
    })
    if (write) return this.logger.success(`${behind} ledgers written`)
    if (behind > 0) {
      throw new RefusedException(
        `${behind} ledgers are not up to date: content:translations --note`
      )
    }
    this.logger.success('All ledgers are up to date')
  }

  async #export(root: string, file: string, { locale, record }: Selection) {
    const { exportXliff } = await import('#content/translations/exchange')
    const { isLocale } = await import('#shared/locales')
    if (!isLocale(locale))
      throw new RefusedException('Name the language: content:translations fr --export=fr.xlf')
    const documents = await exportXliff(root, locale, { record })
    if (documents.size === 0) throw new RefusedException('There is nothing to translate.')
    for (const [source, xml] of documents) {
      const name = documents.size === 1 ? file : file.replace(/(\.\w+)?$/, `.${source}$1`)
      await writeFile(name, xml)
      this.logger.success(`The texts from ${source} into ${locale} are in ${name}`)
    }
  }

  async #import(root: string, file: string) {
    const { importXliff } = await import('#content/translations/exchange')
    const { ContentError } = await import('#content/loading/problems')
    try {
      const imported = await importXliff(root, file)
      this.logger.success(`${imported.texts} texts imported into ${imported.files.length} files`)
      for (const each of imported.files) this.logger.log(each)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      throw new RefusedException(
        error.message.replace('The content was not loaded.', 'Nothing was imported.')
      )
    }
  }
}
