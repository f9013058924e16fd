import type { TenderLocale } from '#shared/group_files'

/** Texts that only tender texts have; all others are those of the catalogue. */
const WORDS = {
  de: {
    short: 'Kurztext',
    long: 'Langtext',
    work: 'Liefern und einbauen nach der Montageanleitung des Herstellers:',
    colours: 'Farbe nach Wahl des Auftraggebers aus',
    decors: 'Dekor nach Wahl des Auftraggebers aus',
    inserts: 'Einlage nach Wahl des Auftraggebers aus',
    article: 'Artikel',
    make: 'Fabrikat',
    equal: 'oder gleichwertig',
    offered: 'Angebotenes Fabrikat',
    unit: 'Einheit',
    position: 'Position',
    quantity: 'Menge',
    unit_price: 'Einheitspreis',
    total: 'Gesamtpreis',
    title: 'Ausschreibungstexte',
  },
  en: {
    short: 'Item',
    long: 'Description',
    work: 'Supply and install to the manufacturer’s installation guide:',
    colours: 'Colour, at the client’s choice of',
    decors: 'Decor, at the client’s choice of',
    inserts: 'Insert, at the client’s choice of',
    article: 'article',
    make: 'Make',
    equal: 'or equal',
    offered: 'Make offered',
    unit: 'Unit',
    position: 'Item',
    quantity: 'Quantity',
    unit_price: 'Rate',
    total: 'Amount',
    title: 'Tender texts',
  },
} as const satisfies Record<TenderLocale, Record<string, string>>

/** The placeholder that the bidder fills in. */
export const BLANK = '_'.repeat(24)

/** Returns the texts in a language, and `m`, the unit of profiles in tenders. */
export function tenderWords(locale: TenderLocale) {
  return { ...WORDS[locale], m: 'm' }
}
