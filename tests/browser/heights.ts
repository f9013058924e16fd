/** The maximum heights of pages in pixels as they are loaded; collapsed content does not count. */

/** A group with a complete choice, and the groups that are the highest of all languages. */
const GROUPS = [
  '/de/produkte/uebergangsprofile/uebergang-38-clip',
  '/de/produkte/uebergangsprofile/uebergang-38-clip?h=12&article=10102&colour=silver_matt&length=270',
  '/de/produkte/treppenkanten/treppenkante-52-mit-einlage?article=15201',
  '/ru/produkciya/lestnichnye-profili/lestnichnyi-profil-52-so-vstavkoi?article=15201',
  '/ru/produkciya/okantovochnye-profili/okantovka-10-kvadratnaya?article=14101',
]

/** The results of a common query: 46 hits of nine kinds. */
const RESULTS = '/de/suche?q=treppenkante'

/** On a phone: pages near their limit, also in the languages in which they are highest. */
export const PHONE_LIMITS: readonly (readonly [path: string, limit: number])[] = [
  ...GROUPS.map((path) => [path, 5_500] as const),
  ['/de', 6_500],
  ['/fr', 6_500],
  ['/pt', 6_500],
  ['/ru', 6_500],
  ['/de/produkte', 3_600],
  ['/de/produkte/anpassungsprofile', 3_400],
  ['/ru/produkciya/raznourovnevye-profili', 3_400],
  ['/de/produkte/treppenkanten', 3_400],
  ['/de/farben', 4_500],
  ['/ru/cveta', 4_500],
  ['/de/dekore', 3_600],
  ['/de/service/montageanleitungen', 2_600],
  ['/de/service/downloads', 4_500],
  ['/de/service/fragen', 3_300],
  ['/de/service/glossar', 3_200],
  ['/de/referenzen', 3_900],
  ['/de/kontakt', 4_800],
  ['/ru/kontakty', 4_800],
  [RESULTS, 4_000],
  ['/ru/poisk?q=лестничный+профиль', 4_000],
  [
    '/de/produkte/profilberater?place=doorway&left=laminate&left_mm=10&right=tile&right_mm=12&step=result',
    1_700,
  ],
]

/** At a width of 1440 px. */
export const DESKTOP_LIMITS: readonly (readonly [path: string, limit: number])[] = [
  ...GROUPS.map((path) => [path, 5_000] as const),
  [RESULTS, 2_700],
]

/** The maximum height of the footer on a phone, on every page. */
export const FOOTER_LIMIT = 330
