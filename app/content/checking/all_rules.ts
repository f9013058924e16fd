import type { Rule } from '#content/checking/check_context'
import { altTexts } from '#content/checking/rules/alt_texts'
import { anchors } from '#content/checking/rules/anchors'
import { descriptions } from '#content/checking/rules/descriptions'
import { ellipses } from '#content/checking/rules/ellipses'
import { expired } from '#content/checking/rules/expired'
import { missingTranslations } from '#content/checking/rules/missing_translations'
import { numberRanges } from '#content/checking/rules/number_ranges'
import { oneLetterWords } from '#content/checking/rules/one_letter_words'
import { outdatedTranslations } from '#content/checking/rules/outdated_translations'
import { ownAddresses } from '#content/checking/rules/own_addresses'
import { placeholders } from '#content/checking/rules/placeholders'
import { preferredTerms } from '#content/checking/rules/preferred_terms'
import { productNames } from '#content/checking/rules/product_names'
import { quotes } from '#content/checking/rules/quotes'
import { searchResults } from '#content/checking/rules/search_results'
import { smallPictures } from '#content/checking/rules/small_pictures'
import { spaces } from '#content/checking/rules/spaces'
import { terms } from '#content/checking/rules/terms'
import { untintedPictures } from '#content/checking/rules/untinted_pictures'
import { unusedFiles } from '#content/checking/rules/unused_files'

/** All rules of `content:check`. They run in addition to the checks of every load. */
export const RULES: readonly Rule[] = [
  altTexts,
  anchors,
  descriptions,
  ellipses,
  expired,
  missingTranslations,
  numberRanges,
  oneLetterWords,
  outdatedTranslations,
  ownAddresses,
  placeholders,
  preferredTerms,
  productNames,
  quotes,
  searchResults,
  smallPictures,
  spaces,
  terms,
  untintedPictures,
  unusedFiles,
]
