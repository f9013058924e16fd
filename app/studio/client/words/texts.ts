import DESCRIPTIONS from './descriptions.de.json' with { type: 'json' }
import NAMES from './names.de.json' with { type: 'json' }
import SENTENCES from './sentences.de.json' with { type: 'json' }

const GERMAN = {
  studio: 'Studio',
  edit_mode: 'Bearbeiten',
  parts: 'Teile dieser Seite',
  parts_within: 'Darin',
  edit: 'Bearbeiten: {name}',
  whole_page: 'Ganze Seite',
  back: 'Zurück zu den Teilen',
  save: 'Speichern',
  saved: 'Gespeichert',
  unsaved: 'Nicht gespeichert',
  saving: 'Wird gespeichert …',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  invalid: 'Nicht gespeichert: {count} Angaben stimmen noch nicht.',
  conflict: 'Jemand hat diese Datei inzwischen geändert. Wählen Sie für jedes Feld eine Fassung.',
  mine: 'Meine Fassung',
  theirs: 'Fassung der Datei',
  add_block: 'Block hinzufügen',
  adding: '{name} wird hinzugefügt …',
  up: 'Nach oben: {name}',
  down: 'Nach unten: {name}',
  duplicate: 'Verdoppeln: {name}',
  remove: 'Entfernen: {name}',
  add_entry: 'Eintrag hinzufügen',
  preview: 'Vorschau',
  choose_picture: 'Bild wählen',
  search: 'Suchen',
  drop: 'Ein Bild hierher ziehen oder wählen',
  used: '{count}-mal verwendet',
  taken: 'Aufgenommen als {name}',
  picture_text: 'Alternativtext, Ausschnitt, Verwendung',
  replace: 'Überall durch eine andere Datei ersetzen',
  fitting: '{count} Zeichen',
  too_short: '{count} Zeichen, empfohlen sind {from} bis {to}',
  too_long: '{count} Zeichen, nach {to} wird in Suchmaschinen meist abgeschnitten',
  translate: 'Übersetzen',
  languages: 'Sprache',
  next_missing: 'Nächster offener Text',
  accept: 'Stimmt noch',
  current: 'aktuell',
  outdated: 'veraltet',
  missing: 'fehlt',
  identical: 'gleich',
  terms: 'Begriffe: {terms}',
  page: 'Seite',
  page_draft: 'Ein Entwurf, nur in der Vorschau zu sehen.',
  page_published: 'Sichtbar.',
  page_from: 'Sichtbar ab {day}.',
  page_until: 'Sichtbar bis {day}.',
  create: 'Neue Seite',
  create_note: 'Sie beginnt als Entwurf mit Beispielen, an deren Stelle Ihre Texte kommen.',
  create_do: 'Anlegen',
  duplicate_page: 'Seite verdoppeln',
  duplicate_note: 'Die Kopie ist ein Entwurf, mit allen Übersetzungen.',
  duplicate_do: 'Verdoppeln',
  copy_of: '{title} (Kopie)',
  copy: 'kopie',
  rename: 'Adresse ändern',
  rename_note:
    'Die Seite zieht in dieser Sprache um. War sie veröffentlicht, leitet die bisherige Adresse weiter.',
  rename_do: 'Umziehen',
  schedule: 'Veröffentlichen',
  schedule_note: 'In allen Sprachen. Ohne Tage ist die Seite sofort und auf Dauer sichtbar.',
  schedule_do: 'Übernehmen',
  unpublish: 'Zurückziehen',
  unpublish_note:
    'Die Seite wird wieder zum Entwurf, und was auf sie verweist, führt nirgendwohin.',
  unpublish_do: 'Zum Entwurf machen',
  preview_link: 'Vorschau-Link',
  preview_note: 'Wer ihn hat, sieht diese Seite in dieser Sprache, sieben Tage lang.',
  preview_do: 'Link erstellen',
  copy_link: 'Kopieren',
  copied: 'Kopiert',
  not_loaded:
    'Gespeichert, aber die Website zeigt es erst, wenn die Fehler in anderen Dateien behoben sind.',
  save_first: 'Etwas auf dieser Seite ist noch nicht gespeichert, weil es nicht stimmt.',
  changes: 'Änderungen',
  no_changes: 'Nichts ist geändert.',
  message: 'Was geändert wurde, in einem Satz',
  commit: 'Festschreiben',
  committed: 'Festgeschrieben',
  download: 'ZIP der Dateien herunterladen',
  state_added: 'neu',
  state_changed: 'geändert',
  state_moved: 'andere Reihenfolge',
  state_removed: 'entfernt',
  loading: 'Wird geöffnet …',
  no_file: 'Diese Seite hat keine Datei, die hier bearbeitet werden kann.',
  hero: 'Kopf der Seite',
  intro: 'Einleitung',
  data: 'Inhalt der Seite',
}

const ENGLISH: typeof GERMAN = {
  studio: 'Studio',
  edit_mode: 'Edit',
  parts: 'Parts of this page',
  parts_within: 'Within it',
  edit: 'Edit: {name}',
  whole_page: 'Whole page',
  back: 'Back to the parts',
  save: 'Save',
  saved: 'Saved',
  unsaved: 'Not saved',
  saving: 'Saving …',
  undo: 'Undo',
  redo: 'Redo',
  invalid: 'Not saved: {count} values are not right yet.',
  conflict: 'Somebody has changed this file meanwhile. Choose a version for each field.',
  mine: 'My version',
  theirs: 'Version of the file',
  add_block: 'Add a block',
  adding: 'Adding: {name} …',
  up: 'Move up: {name}',
  down: 'Move down: {name}',
  duplicate: 'Duplicate: {name}',
  remove: 'Remove: {name}',
  add_entry: 'Add an entry',
  preview: 'Preview',
  choose_picture: 'Choose a picture',
  search: 'Search',
  drop: 'Drop a picture here, or choose one',
  used: 'used {count} times',
  taken: 'Added as {name}',
  picture_text: 'Alternative text, crop, where it is used',
  replace: 'Replace by another file everywhere',
  fitting: '{count} characters',
  too_short: '{count} characters; {from} to {to} are recommended',
  too_long: '{count} characters; search engines mostly cut after {to}',
  translate: 'Translate',
  languages: 'Language',
  next_missing: 'Next open text',
  accept: 'Still right',
  current: 'current',
  outdated: 'outdated',
  missing: 'missing',
  identical: 'identical',
  terms: 'Terms: {terms}',
  page: 'Page',
  page_draft: 'A draft, seen in its preview only.',
  page_published: 'Published.',
  page_from: 'Published from {day}.',
  page_until: 'Published until {day}.',
  create: 'New page',
  create_note: 'It begins as a draft, with examples that your texts replace.',
  create_do: 'Create',
  duplicate_page: 'Duplicate the page',
  duplicate_note: 'The copy is a draft, with all translations.',
  duplicate_do: 'Duplicate',
  copy_of: '{title} (copy)',
  copy: 'copy',
  rename: 'Change the address',
  rename_note:
    'The page moves in this language. If it was published, its former address redirects.',
  rename_do: 'Move',
  schedule: 'Publish',
  schedule_note: 'In all languages. Without days the page is there at once and for good.',
  schedule_do: 'Apply',
  unpublish: 'Unpublish',
  unpublish_note: 'The page becomes a draft again, and what links to it leads nowhere.',
  unpublish_do: 'Make it a draft',
  preview_link: 'Preview link',
  preview_note: 'Whoever has it sees this page in this language, for seven days.',
  preview_do: 'Make a link',
  copy_link: 'Copy',
  copied: 'Copied',
  not_loaded: 'Saved, but the site shows it only when the errors in other files are corrected.',
  save_first: 'Something on this page is not saved yet, because it is not right.',
  changes: 'Changes',
  no_changes: 'Nothing has changed.',
  message: 'What has changed, in one sentence',
  commit: 'Commit',
  committed: 'Committed',
  download: 'Download the files as ZIP',
  state_added: 'new',
  state_changed: 'changed',
  state_moved: 'another order',
  state_removed: 'removed',
  loading: 'Opening …',
  no_file: 'This page has no file that can be edited here.',
  hero: 'Head of the page',
  intro: 'Introduction',
  data: 'Content of the page',
}

/** German and English names of kinds of pages, of which there are several each. */
const KINDS: Record<string, [german: string, english: string]> = {
  'Announcements/Show': ['Meldung', 'Announcement'],
  'Jobs/Show': ['Stelle', 'Job'],
  'ProductFamilies/Show': ['Produktfamilie', 'Product family'],
  'ProductFamilies/ShowGroup': ['Produktgruppe', 'Product group'],
  'References/Show': ['Referenz', 'Project'],
  'Root/Sections': ['Lange Seite mit Sprungmarken', 'Long page with links to its parts'],
  'Root/Show': ['Freie Seite', 'Free page'],
}

const isGerman = navigator.language.startsWith('de')
export const LANGUAGE = isGerman ? 'de' : 'en'

/** Returns a text of the studio in the browser's language. */
export function t(name: keyof typeof GERMAN, values: Record<string, string | number> = {}): string {
  const text = (isGerman ? GERMAN : ENGLISH)[name]
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => `${values[key]}`)
}

/** Returns the name of a field or a block in words; in English, its own name is read as words. */
export function nameOf(key: string): string {
  const german: Record<string, string> = NAMES
  if (isGerman && german[key]) return german[key]
  const words = key.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the name of one of the values that a field may have. */
export function valueName(field: string, value: string): string {
  return nameOf(isGerman && `${field}/${value}` in NAMES ? `${field}/${value}` : value)
}

/** Returns the name of a kind of page in words. */
export function kindName(kind: string): string {
  return KINDS[kind]?.[isGerman ? 0 : 1] ?? kind
}

/** Returns the description of a field in the browser's language, as far as it is translated. */
export function describe(description: string | undefined): string | undefined {
  const german: Record<string, string> = DESCRIPTIONS
  return isGerman && description !== undefined ? (german[description] ?? description) : description
}

const PLACE = /\{(\d)\}/g

/** German sentences, each with what finds its English one, whose values stand for `{0}` and `{1}`. */
const GERMAN_SENTENCES = Object.entries(SENTENCES).map(([english, german]) => {
  const fixed = english.split(/\{\d\}/).map((part) => part.replaceAll(/[.?*+^$|()[\]\\]/g, '\\$&'))
  return [new RegExp(`^${fixed.join('(.*)')}$`, 's'), german] as const
})

/** Returns what the server says in the browser's language, as far as it is translated. */
export function say(sentence: string): string {
  const [pattern, german] = GERMAN_SENTENCES.find(([english]) => english.test(sentence)) ?? []
  if (!isGerman || !pattern || !german) return sentence
  const values = pattern.exec(sentence)?.slice(1) ?? []
  return german.replaceAll(PLACE, (_, place: string) => {
    const value = values[Number(place)]
    return Object.hasOwn(NAMES, value) ? nameOf(value) : say(value)
  })
}
