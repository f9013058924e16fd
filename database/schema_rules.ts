import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'

const text = { tsType: 'string', decorators: [{ name: '@column' }] }

const locale = {
  tsType: 'Locale',
  decorators: [{ name: '@column' }],
  imports: [{ source: '#shared/locales', typeImports: ['Locale'] }],
}

/** How `node ace schema:generate` types columns, where Lucid's own rules do not fit. */
export default {
  types: {
    boolean: {
      tsType: 'boolean',
      decorators: [{ name: '@booleanColumn' }],
      imports: [{ source: '#database/boolean_column', namedImports: ['booleanColumn'] }],
    },
    /** PostgreSQL returns bigint as text, since it may exceed a number. */
    bigint: { tsType: 'number | string', decorators: [{ name: '@column' }] },
  },
  columns: {
    /** Times are ISO 8601, as text. */
    created_at: text,
    locale,
    source_locale: locale,
  },
} satisfies SchemaRules
