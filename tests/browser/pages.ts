/** A page of every kind, in the language whose content is complete. */
export const PAGE_OF_EVERY_KIND = [
  '/de',
  '/de/produkte',
  '/de/produkte/treppenkanten',
  '/de/produkte/uebergangsprofile/uebergang-38-clip',
  '/de/farben',
  '/de/dekore',
  '/de/referenzen',
  '/de/aktuelles',
  '/de/jobs',
  '/de/service',
  '/de/service/montageanleitungen',
  '/de/service/fragen',
  '/de/unternehmen',
  '/de/kontakt',
  '/de/newsletter',
  '/de/suche?q=treppenkante',
]
