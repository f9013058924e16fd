import { answerCacheSize } from '#config/answer_cache'
import type { Edition } from '#http/answer_cache'
import { AnswerCache } from '#http/answer_cache'

/** What the pages of this process are made of; told by whoever looks at the content. */
export const edition: Edition = { current: undefined, isCertain: false }

/** The answers that this process keeps. */
export const answers = new AnswerCache(answerCacheSize, edition)
