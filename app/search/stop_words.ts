import { stopwords as danish } from '@orama/stopwords/danish'
import { stopwords as dutch } from '@orama/stopwords/dutch'
import { stopwords as english } from '@orama/stopwords/english'
import { stopwords as finnish } from '@orama/stopwords/finnish'
import { stopwords as french } from '@orama/stopwords/french'
import { stopwords as german } from '@orama/stopwords/german'
import { stopwords as italian } from '@orama/stopwords/italian'
import { stopwords as lithuanian } from '@orama/stopwords/lithuanian'
import { stopwords as portuguese } from '@orama/stopwords/portuguese'
import { stopwords as romanian } from '@orama/stopwords/romanian'
import { stopwords as russian } from '@orama/stopwords/russian'
import { stopwords as spanish } from '@orama/stopwords/spanish'
import { stopwords as swedish } from '@orama/stopwords/swedish'
import { foldForSearch, wordsOf } from '#search/spelling'
import type { Locale } from '#shared/locales'
import { perLocale } from '#shared/per_locale'

/** Four lists are our own, because the package has none of these languages. */
const STOP_WORDS: Record<Locale, readonly string[]> = {
  cs: wordsOf(
    'a aby ale ani asi bez by být co do i já jak jaká jaké jaký je jestli jsem jsou k kam kde kdo kdy ke která které který ma má mám mě mezi mi mohu můj můžu musí na nad nebo není o od on po pod podle pro proč při s se si to tu u už v ve z za ze že chci čím jde lze může potřebuji použít'
  ),
  da: [...danish, ...wordsOf('hvordan hvornår kan må hvem hvilke hvilken hvilket hvorfor')],
  de: [
    ...german,
    ...wordsOf(
      'womit wann braucht brauche darf warum wer wofür woher wohin woran worauf wozu benutzen nehmen verwenden'
    ),
  ],
  en: [...english, ...wordsOf('a need whose use using')],
  es: [...spanish, ...wordsOf('debo necesito usar utilizar')],
  et: wordsOf(
    'aga ei ette ja jaoks ka kas kes kuhu kui kuidas kus kust ma me mida miks millal milline millist mina minu mis mul nii oma on peab pole saab saan see siis ta või võib ära kelle kellele millega millest tohib vaja kasutada'
  ),
  fi: [
    ...finnish,
    ...wordsOf(
      'miten saako voiko milloin kannattaako millainen minkälainen onko pitääkö tarvitsen voi käyttää'
    ),
  ],
  fr: [...french, ...wordsOf('comment peut puis quand dois faut où pourquoi quoi utiliser')],
  it: [...italian, ...wordsOf('quando posso bisogna cosa devo può quali serve usare utilizzare')],
  lt: [...lithuanian, ...wordsOf('į iš už ką kodėl kuo galima gali kam kokie kokį reikia naudoti')],
  lv: wordsOf(
    'ap ar arī bet bez cik es ir ja jau jo ka kad kā kādi kāds kas ko kur kura kuras kurš lai man mans nav ne no pa par pēc pie pret tā tas uz un vai var varu drīkst kam kāda kādas kādu kāpēc vajag izmantot'
  ),
  nl: [...dutch, ...wordsOf('welk welke waar waarom wanneer kan kun mag nodig waarmee gebruiken')],
  pl: wordsOf(
    'a aby ale bez być co czy czym do dla gdzie i ich ile ja jak jaka jaką jaki jakie jest już kiedy kto która które który mam mi mnie mogę można musi na nad nie o od oraz po pod podczas przy przez są się skąd to tu u w we z za ze że dlaczego jakiej komu potrzebuję użyć używać'
  ),
  pt: [...portuguese, ...wordsOf('posso devo onde pode porque preciso quais usar utilizar')],
  ro: [...romanian, ...wordsOf('o trebuie folosesc folosi')],
  ru: [...russian, ...wordsOf('какие какое кому могу нужен нужно почему использовать')],
  sv: [...swedish, ...wordsOf('hur vilka vilken vilket får behöver bör måste ska använda')],
}

/** Words of the lists that carry a meaning in this trade: `perfil final`. */
const MEANINGFUL: Partial<Record<Locale, readonly string[]>> = {
  es: ['final', 'largo', 'medio', 'diferente', 'diferentes', 'empleo', 'trabajo'],
  fr: ['ton'],
  ro: ['tai'],
}

/** The words of a language that carry no meaning in a query. */
const stopWordsOf = perLocale((locale): ReadonlySet<string> => new Set(STOP_WORDS[locale]))

/** The same without diacritics, as some keyboards type them. */
const plainStopWordsOf = perLocale(
  (locale): ReadonlySet<string> => new Set(STOP_WORDS[locale].map(foldForSearch))
)

/** The letters that name the shape of a profile: `profil en T`. */
const SHAPES: ReadonlySet<string> = new Set(['t', 'l'])

/**
 * Whether a word carries no meaning in a query. Without diacritics it may be any spelling of a stop
 * word; with them it is compared as it is: `né` is not `ne`.
 *
 * @param word in lower case
 */
export function isStopWord(word: string, locale: Locale): boolean {
  if (SHAPES.has(word) || MEANINGFUL[locale]?.includes(word)) return false
  return stopWordsOf(locale).has(word) || plainStopWordsOf(locale).has(word)
}
