import { type Rule, textsOf, warning } from '#content/checking/check_context'

/** Common placeholders. Matched in capitals only if the word has a regular meaning as well. */
const MARKS = [
  /lorem ipsum|dolor sit amet/i,
  /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|TBA)(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])(?:x{3,}|y{3,}|asdf\w*|qwertz?y?)(?![\p{L}\p{N}])/iu,
  /\?{3,}/,
  /\[(?:…|\.\.\.|platzhalter|placeholder|text)\]/i,
]

/** Complete phrases, in the languages of the site. */
const PHRASES = [
  'text folgt',
  'blindtext',
  'platzhaltertext',
  'mustertext',
  'hier steht text',
  'text to follow',
  'placeholder text',
  'insert text here',
  'texte à venir',
  'texte provisoire',
  'texto pendiente',
  'texto provisional',
  'texto provisório',
  'testo in arrivo',
  'testo segnaposto',
  'tekst volgt',
  'tekst følger',
  'pladsholdertekst',
  'platshållartext',
  'paikkamerkkiteksti',
  'kohatäitetekst',
  'viettura teksts',
  'vietos rezervavimo tekstas',
  'tekst zastępczy',
  'text în curând',
  'zástupný text',
  'text bude doplněn',
  'текст будет добавлен',
  'текст-заполнитель',
]
const PHRASE = new RegExp(`(?<![\\p{L}])(?:${PHRASES.join('|')})(?![\\p{L}])`, 'iu')

/** Finds placeholder texts. */
export const placeholders: Rule = {
  name: 'placeholder',
  *check(site) {
    for (const text of textsOf(site)) {
      for (const mark of [...MARKS, PHRASE]) {
        const match = mark.exec(text.prose)
        if (!match) continue
        yield warning(
          text.placeOf(match.index),
          `"${match[0]}" looks like a text that is still to come`,
          'Write the text, or leave the field out until there is one.'
        )
        break
      }
    }
  },
}
