import DESCRIPTIONS from './descriptions.de.json' with { type: 'json' }
import NAMES from './names.de.json' with { type: 'json' }
import SENTENCES from './sentences.de.json' with { type: 'json' }

/** What the panel says: in German, and in English. */
const TEXTS = {
  studio: ['Studio', 'Studio'],
  edit_mode: ['Bearbeiten', 'Edit'],
  parts: ['Teile dieser Seite', 'Parts of this page'],
  parts_within: ['Darin', 'Within it'],
  edit: ['Bearbeiten: {name}', 'Edit: {name}'],
  whole_page: ['Ganze Seite', 'Whole page'],
  back: ['Zurück zu den Teilen', 'Back to the parts'],
  open_page: ['Zu dieser Seite', 'To this page'],
  required_note: ['Was einen * hat, darf nicht leer sein.', 'What has a * must not be empty.'],
  open_file: [
    'Für Entwickler: Datei in VS Code öffnen',
    'For developers: open the file in VS Code',
  ],
  save: ['Speichern', 'Save'],
  saved: ['Gespeichert', 'Saved'],
  unsaved: ['Nicht gespeichert', 'Not saved'],
  saving: ['Wird gespeichert …', 'Saving …'],
  undo: ['Rückgängig', 'Undo'],
  redo: ['Wiederholen', 'Redo'],
  undo_done: ['Rückgängig gemacht: {what}', 'Undone: {what}'],
  redo_done: ['Wiederholt: {what}', 'Done again: {what}'],
  discarded: ['Verworfen, was nicht gespeichert war.', 'Discarded what was not saved.'],
  again: ['Noch einmal versuchen', 'Try again'],
  conflict: [
    'Jemand hat diese Datei inzwischen geändert. Wählen Sie für jedes Feld eine Fassung.',
    'Somebody has changed this file meanwhile. Choose a version for each field.',
  ],
  mine: ['Meine Fassung', 'My version'],
  theirs: ['Fassung der Datei', 'Version of the file'],
  add_block: ['Block hinzufügen', 'Add a block'],
  adding: ['{name} wird hinzugefügt …', 'Adding: {name} …'],
  up: ['Nach oben: {name}', 'Move up: {name}'],
  down: ['Nach unten: {name}', 'Move down: {name}'],
  add_below: ['Block darunter hinzufügen: {name}', 'Add a block below: {name}'],
  duplicate: ['Verdoppeln: {name}', 'Duplicate: {name}'],
  remove: ['Entfernen: {name}', 'Remove: {name}'],
  add_entry: ['Eintrag hinzufügen', 'Add an entry'],
  preview: ['Vorschau', 'Preview'],
  bold: ['Fett', 'Bold'],
  italic: ['Kursiv', 'Italic'],
  markdown: [
    '**fett**, *kursiv*, eine Leerzeile vor jedem Absatz',
    '**bold**, *italic*, a blank line before each paragraph',
  ],
  insert: ['Einfügen', 'Insert'],
  link_words: ['Wörter des Verweises', 'words of the link'],
  insert_link: ['Verweis auf eine Seite einfügen', 'Insert a link to a page'],
  linked_page: ['Seite, nach Titel gesucht', 'Page, searched by its title'],
  choose_picture: ['Bild wählen', 'Choose a picture'],
  search: ['Suchen', 'Search'],
  drop: ['Ein Bild hierher ziehen oder wählen', 'Drop a picture here, or choose one'],
  found: ['Gefunden: {count}', 'Found: {count}'],
  used: ['{count}-mal verwendet', 'used {count} times'],
  taken: ['Aufgenommen als {name}', 'Added as {name}'],
  picture_text: [
    'Alternativtext, Ausschnitt, Verwendung',
    'Alternative text, crop, where it is used',
  ],
  replace: ['Überall durch eine andere Datei ersetzen', 'Replace by another file everywhere'],
  fitting: ['{count} Zeichen', '{count} characters'],
  too_short: [
    '{count} Zeichen, empfohlen sind {from} bis {to}',
    '{count} characters; {from} to {to} are recommended',
  ],
  too_long: [
    '{count} Zeichen, nach {to} wird in Suchmaschinen meist abgeschnitten',
    '{count} characters; search engines mostly cut after {to}',
  ],
  translate: ['Übersetzen', 'Translate'],
  languages: ['Sprache', 'Language'],
  next_missing: ['Nächster offener Text', 'Next open text'],
  open_texts: ['{count} offen', '{count} open'],
  alt_text: ['Alternativtext: {name}', 'Alternative text: {name}'],
  accept: ['Stimmt noch', 'Still right'],
  current: ['aktuell', 'current'],
  outdated: ['veraltet', 'outdated'],
  missing: ['fehlt', 'missing'],
  identical: ['gleich', 'identical'],
  terms: ['Begriffe: {terms}', 'Terms: {terms}'],
  page: ['Seite', 'Page'],
  page_draft: ['Ein Entwurf, nur in der Vorschau zu sehen.', 'A draft, seen in its preview only.'],
  page_published: ['Veröffentlicht.', 'Published.'],
  page_from: ['Zu sehen ab {day}.', 'Published from {day}.'],
  page_until: ['Zu sehen bis {day}.', 'Published until {day}.'],
  create: ['Neue Seite', 'New page'],
  create_note: [
    'Sie beginnt als Entwurf mit Beispielen, an deren Stelle Ihre Texte kommen. Die Beschreibung kann warten.',
    'It begins as a draft, with examples that your texts replace. The description may wait.',
  ],
  create_do: ['Anlegen', 'Create'],
  duplicate_page: ['Seite verdoppeln', 'Duplicate the page'],
  duplicate_page_note: [
    'Die Kopie ist ein Entwurf, mit allen Übersetzungen.',
    'The copy is a draft, with all translations.',
  ],
  duplicate_page_do: ['Verdoppeln', 'Duplicate'],
  copy_of: ['{title} (Kopie)', '{title} (copy)'],
  copy: ['kopie', 'copy'],
  rename: ['Adresse ändern', 'Change the address'],
  rename_note: [
    'Die Seite zieht in dieser Sprache um. War sie veröffentlicht, leitet die bisherige Adresse weiter.',
    'The page moves in this language. If it was published, its former address redirects.',
  ],
  rename_do: ['Umziehen', 'Move'],
  schedule: ['Veröffentlichen', 'Publish'],
  schedule_note: [
    'In allen Sprachen. Ohne Tage ist die Seite sofort und auf Dauer sichtbar.',
    'In all languages. Without days the page is there at once and for good.',
  ],
  schedule_do: ['Übernehmen', 'Apply'],
  unpublish: ['Zurückziehen', 'Unpublish'],
  unpublish_note: [
    'Die Seite wird wieder zum Entwurf, und was auf sie verweist, führt nirgendwohin.',
    'The page becomes a draft again, and what links to it leads nowhere.',
  ],
  unpublish_do: ['Zum Entwurf machen', 'Make it a draft'],
  preview_link: ['Vorschau-Link', 'Preview link'],
  preview_link_note: [
    'Wer ihn hat, sieht diese Seite in dieser Sprache, sieben Tage lang.',
    'Whoever has it sees this page in this language, for seven days.',
  ],
  preview_link_do: ['Link erstellen', 'Make a link'],
  copy_link: ['Kopieren', 'Copy'],
  copied: ['Kopiert', 'Copied'],
  no_answer: [
    'Der Server antwortet nicht. Läuft „npm run studio“ noch?',
    'The server does not answer. Is "npm run studio" still running?',
  ],
  not_loaded: [
    'Gespeichert, aber die Website zeigt es erst, wenn die Fehler in anderen Dateien behoben sind.',
    'Saved, but the site shows it only when the errors in other files are corrected.',
  ],
  save_first: [
    'Etwas auf dieser Seite ist noch nicht gespeichert, weil es nicht stimmt.',
    'Something on this page is not saved yet, because it is not right.',
  ],
  changes: ['Änderungen', 'Changes'],
  no_changes: ['Nichts ist geändert.', 'Nothing has changed.'],
  message: ['Was geändert wurde, in einem Satz', 'What has changed, in one sentence'],
  commit: ['Festschreiben', 'Commit'],
  committed: [
    'Festgeschrieben. Mit der nächsten Veröffentlichung der Website ist es zu sehen.',
    'Committed. It is seen with the next release of the site.',
  ],
  download: ['ZIP der Dateien herunterladen', 'Download the files as ZIP'],
  state_added: ['neu', 'new'],
  state_changed: ['geändert', 'changed'],
  state_moved: ['andere Reihenfolge', 'another order'],
  state_removed: ['entfernt', 'removed'],
  loading: ['Einen Moment …', 'One moment …'],
  no_file: [
    'Diese Seite hat keine Datei, die hier bearbeitet werden kann.',
    'This page has no file that can be edited here.',
  ],
} satisfies Record<string, [german: string, english: string]>

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

/** English names of parts whose fields are called otherwise than editors do. */
const ENGLISH: Record<string, string> = {
  data: 'More content',
  hero: 'Header of the page',
  intro: 'Introduction',
  meta: 'For search engines',
}

const isGerman = navigator.language.startsWith('de')
export const LANGUAGE = isGerman ? 'de' : 'en'

/** Returns a text of the studio in the browser's language. */
export function t(name: keyof typeof TEXTS, values: Record<string, string | number> = {}): string {
  const text = TEXTS[name][isGerman ? 0 : 1]
  return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => `${values[key]}`)
}

/** The German names of fields, blocks and values. */
const GERMAN: Record<string, string> = NAMES

/** Returns the name of a field or a block in words; in English, its own name is read as words. */
export function nameOf(key: string): string {
  const own = isGerman ? GERMAN[key] : ENGLISH[key]
  if (own) return own
  const words = key.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the name of a part of a page; what only pages of its kind have is called by the kind. */
export function partName(part: string, kind: string): string {
  return part === 'data' && kind in KINDS ? kindName(kind) : nameOf(part)
}

/** Returns the name of one of the values that a field may have. */
export function valueName(field: string, value: string): string {
  return nameOf(isGerman && `${field}/${value}` in NAMES ? `${field}/${value}` : value)
}

/** Returns the name of a kind of page in words. */
export function kindName(kind: string, language = LANGUAGE): string {
  return KINDS[kind]?.[language === 'de' ? 0 : 1] ?? kind
}

/** Returns the description of a field in the browser's language, as far as it is translated. */
export function describe(description: string | undefined): string | undefined {
  const german: Record<string, string> = DESCRIPTIONS
  return isGerman && description !== undefined ? (german[description] ?? description) : description
}

/** Names with commas between them. */
const LIST = /^[\w|./-]+(, [\w|./-]+)+$/

const PLACE = /\{(\d)\}/g

/** A step of a path in content: the name of a field, or a picture by its file. */
const STEP = /[\w/-]+\/[\w-]+\.(?:jpe?g|png|webp|avif|gif|svg)|[^./]+/g

/** German sentences, each with what finds its English one, whose values stand for `{0}` and `{1}`. */
const GERMAN_SENTENCES = Object.entries(SENTENCES).map(([english, german]) => {
  const fixed = english.split(/\{\d\}/).map((part) => part.replaceAll(/[.?*+^$|()[\]\\]/g, '\\$&'))
  return [new RegExp(`^${fixed.join('(.*)')}$`, 's'), german] as const
})

/** Returns what the server says in the browser's language, as far as it is translated. */
export function say(sentence: string): string {
  return isGerman ? inGerman(sentence) : sentence
}

/** Returns what the server says in German, as far as it is translated. */
export function inGerman(sentence: string): string {
  const [pattern, german] = GERMAN_SENTENCES.find(([english]) => english.test(sentence)) ?? []
  if (!pattern || !german) return sentence
  const values = pattern.exec(sentence)?.slice(1) ?? []
  return german.replaceAll(PLACE, (_, place: string) => inWords(values[Number(place)]))
}

/** Returns a value of a sentence: the names of fields as `meta/title` or `blocks.history.text`, or what else it is. */
function inWords(value: string): string {
  if (LIST.test(value)) return value.split(', ').map(inWords).join(', ')
  const steps = value.match(STEP) ?? [value]
  const isField = [steps[0], ...steps.slice(-1)].every((name) => Object.hasOwn(NAMES, name))
  const named = steps.map((step) => GERMAN[step] ?? (step.includes('/') ? step : nameOf(step)))
  return isField ? named.join(' › ') : inGerman(value)
}
