/** A page of every kind except for the Designsystem, in the language whose content is complete. */
export const PAGE_OF_EVERY_KIND = [
  '/de',
  '/de/produkte',
  '/de/produkte/profilberater',
  '/de/produkte/vergleich',
  '/de/produkte/materialliste?list=1**10101*scolour-silver_matt*l270*m3x0.9*rFlur**sample*scolour-silver_matt',
  '/de/produkte/treppenkanten',
  '/de/produkte/uebergangsprofile/uebergang-38-clip',
  '/de/farben',
  '/de/farben/farbabgleich',
  '/de/farben/farbtisch',
  '/de/dekore',
  '/de/referenzen',
  '/de/referenzen/stadtmuseum-walmerstadt',
  '/de/aktuelles',
  '/de/aktuelles/farben-in-acht-gruppen',
  '/de/jobs',
  '/de/jobs/industriemechaniker',
  '/de/service',
  '/de/service/montageanleitungen',
  '/de/service/downloads',
  '/de/service/fragen',
  '/de/service/kontrast',
  '/de/unternehmen',
  '/de/kontakt',
  '/de/newsletter',
  '/de/suche?q=treppenkante',
]

/** Pages with every component in every state: what holds for them holds for all pages. */
export const DESIGNSYSTEM = ['/de/designsystem', '/en/designsystem', '/de/designsystem/typografie']

/** The query of a comparison with the maximum number of products. */
export const FOUR_PRODUCTS =
  'product=transition.clip_38&product=skirting.mdf&product=stair_nosing.insert_52&product=10201'
