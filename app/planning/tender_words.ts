import type { TenderLocale } from '#catalogue_data/data_files'

/** What only tender texts say; all other words are those of the catalogue. */
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

/** What is left for the bidder to fill in. */
export const BLANK = '_'.repeat(24)

/** The words around the texts, in their language, and `m`, the unit that profiles are tendered in. */
export function tenderWords(locale: TenderLocale) {
  return { ...WORDS[locale], m: 'm' }
}
