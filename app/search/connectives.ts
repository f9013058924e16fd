import type { Locale } from '#shared/locales'

/** What stands before a word that is not wanted: `Randleiste statt Fußleiste`. In lower case. */
export const NEGATIONS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  cs: new Set(['bez', 'místo', 'misto']),
  da: new Set(['uden', 'ikke']),
  de: new Set(['ohne', 'statt', 'anstatt', 'anstelle', 'kein', 'keine', 'nicht']),
  en: new Set(['without', 'no', 'not', 'instead']),
  es: new Set(['sin', 'no']),
  et: new Set(['ilma', 'mitte']),
  fi: new Set(['ilman', 'ei']),
  fr: new Set(['sans', 'pas']),
  it: new Set(['senza', 'non']),
  lt: new Set(['be', 'ne', 'vietoj']),
  lv: new Set(['bez', 'ne']),
  nl: new Set(['zonder', 'geen', 'niet']),
  pl: new Set(['bez', 'nie', 'zamiast']),
  pt: new Set(['sem', 'não', 'nao']),
  ro: new Set(['fără', 'fara', 'nu']),
  ru: new Set(['без', 'не', 'вместо']),
  sv: new Set(['utan', 'inte']),
}

/** What stands between two things to choose from: `kleben oder schrauben`. In lower case. */
export const CHOICES: Readonly<Record<Locale, ReadonlySet<string>>> = {
  cs: new Set(['nebo', 'či']),
  da: new Set(['eller']),
  de: new Set(['oder']),
  en: new Set(['or']),
  es: new Set(['o']),
  et: new Set(['või', 'voi']),
  fi: new Set(['vai', 'tai']),
  fr: new Set(['ou']),
  it: new Set(['o', 'oppure']),
  lt: new Set(['ar', 'arba']),
  lv: new Set(['vai']),
  nl: new Set(['of']),
  pl: new Set(['czy', 'lub', 'albo']),
  pt: new Set(['ou']),
  ro: new Set(['sau', 'ori']),
  ru: new Set(['или']),
  sv: new Set(['eller']),
}
