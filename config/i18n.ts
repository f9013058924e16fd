import app from '@adonisjs/core/services/app'
import { defineConfig, formatters, loaders } from '@adonisjs/i18n'
import { FALLBACK_LOCALE, LOCALES } from '#shared/locales'

const i18nConfig = defineConfig({
  defaultLocale: FALLBACK_LOCALE,
  supportedLocales: [...LOCALES],
  formatter: formatters.icu(),
  loaders: [loaders.fs({ location: app.languageFilesPath() })],
})

export default i18nConfig
