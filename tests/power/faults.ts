/** A mistake that somebody could make, and the tests of `npm test` that are expected to see it. */
export type Fault = {
  name: string
  file: string
  /** Text that stands in the file once, and what it becomes. */
  find: string
  replace: string
  tests: readonly string[]
}

/** A fault in the server, or in the browser's code. */
function fault(
  name: string,
  file: string,
  find: string,
  replace: string,
  ...tests: string[]
): Fault {
  return { name, file, find, replace, tests: tests.map((test) => `tests/${test}`) }
}

const HTTP: Fault[] = [
  fault(
    'any version is known to If-None-Match: *, but not any more',
    'app/http/etag.ts',
    "tags.includes('*') || tags",
    'tags',
    'functional/http/representations.test.ts'
  ),
  fault(
    'the second tag of a list keeps its space',
    'app/http/etag.ts',
    'etag.trim().replace',
    'etag.replace',
    'functional/http/representations.test.ts'
  ),
  fault(
    'a page is shown again without being asked for',
    'app/http/cache_control_middleware.ts',
    "'public, no-cache'",
    "'public'",
    'functional/http/headers.test.ts'
  ),
  fault(
    'Vary does not name the coding',
    'app/http/representation_middleware.ts',
    "[response.getHeader('Vary') ?? [], 'Accept-Encoding']",
    "[response.getHeader('Vary') ?? []]",
    'functional/http/representations.test.ts'
  ),
  fault(
    'small answers are compressed, too',
    'app/http/representation_middleware.ts',
    'body.length >= MIN_COMPRESSED_SIZE',
    'body.length > 0',
    'functional/http/representations.test.ts'
  ),
  fault(
    'Allow leaves OPTIONS out',
    'app/http/methods_middleware.ts',
    "[...methods, 'OPTIONS'].join",
    'methods.join',
    'functional/http/methods.test.ts'
  ),
  fault(
    'the host of an absolute target is not taken over',
    'app/http/request_target.ts',
    '  request.headers.host = host\n',
    '',
    'unit/http/request_target.test.ts'
  ),
  fault(
    'one connection less than the limit is taken',
    'app/http/http_server.ts',
    'if (open > this.limits.maxConnectionsPerAddress)',
    'if (open >= this.limits.maxConnectionsPerAddress)',
    'unit/http/http_server.test.ts'
  ),
  fault(
    'a closed connection is not counted off',
    'app/http/http_server.ts',
    '(this.#connections.get(remoteAddress) ?? 1) - 1',
    '(this.#connections.get(remoteAddress) ?? 1)',
    'unit/http/http_server.test.ts'
  ),
  fault(
    'pictures are asked for again each day',
    'app/http/static_files_middleware.ts',
    '/^\\/(assets|media)\\//',
    '/^\\/(assets)\\//',
    'functional/http/static_files.test.ts',
    'functional/media/pictures.test.ts'
  ),
  fault(
    'a part of another version is sent',
    'app/http/static_files_middleware.ts',
    'if (version && !versions.includes(String(version))) return false\n',
    '',
    'functional/http/static_files.test.ts',
    'functional/http/representations.test.ts'
  ),
  fault(
    'old files of a build are never removed',
    'app/http/former_assets.ts',
    'mtimeMs > MAX_AGE',
    'mtimeMs < -MAX_AGE',
    'functional/http/former_assets.test.ts'
  ),
  fault(
    'nosniff is not sent',
    'config/security_headers.ts',
    "  ['x-content-type-options', 'nosniff'],\n",
    '',
    'functional/http/headers.test.ts'
  ),
]

const FORMS: Fault[] = [
  fault(
    'a neighbouring site may send forms',
    'app/forms/cross_site.ts',
    "site !== 'same-origin' && site !== 'none'",
    "site === 'cross-site'",
    'unit/forms/cross_site.test.ts'
  ),
  fault(
    'a quote ends a cell of CSV',
    'app/forms/csv.ts',
    ".replaceAll('\"', '\"\"')",
    '',
    'unit/forms/csv.test.ts'
  ),
  fault(
    'who sends too much gets no Retry-After',
    'app/forms/failure.ts',
    "if (counts) response.header('Retry-After', counts.retryAfter)\n",
    '',
    'functional/forms/rate_limit.test.ts'
  ),
  fault(
    'the check for other sites is turned round',
    'app/forms/form_middleware.ts',
    'if (!crossSite && isCrossSite(request))',
    'if (crossSite && isCrossSite(request))',
    'functional/newsletter/links.test.ts',
    'functional/contact/contact_request.test.ts'
  ),
  fault(
    'a large body that says its length is read',
    'app/forms/form_middleware.ts',
    "if (Number(request.header('content-length')) > BODY_LIMITS[type]) throw refused('too_large')\n",
    '',
    'functional/forms/unread_bodies.test.ts'
  ),
  fault(
    'the time of a form token is read in the wrong base',
    'app/forms/form_token.ts',
    'Number.parseInt(time, 36)',
    'Number.parseInt(time, 10)',
    'functional/contact/contact_request.test.ts'
  ),
  fault(
    'every client of IPv4 is a network',
    'app/forms/network.ts',
    'bytes.length === 4 ? 3 : 8',
    'bytes.length === 4 ? 4 : 8',
    'unit/forms/network.test.ts'
  ),
  fault(
    'the first form above the limit in total does not exceed it',
    'app/forms/rate_limit.ts',
    'return consumed > inTotal',
    'return consumed > inTotal + 1',
    'functional/forms/global_limit.test.ts'
  ),
  fault(
    'fewer links are suspected than is said',
    'app/forms/spam_signals.ts',
    'links > 2',
    'links >= 2',
    'functional/contact/contact_request.test.ts',
    'functional/forms/foreign_fields.test.ts'
  ),
  fault(
    'a field that is sent twice keeps only its first value',
    'app/forms/multipart.ts',
    'values.length > 1 ? values : values[0]',
    'values[0]',
    'functional/forms/foreign_fields.test.ts',
    'functional/contact/contact_request.test.ts',
    'functional/forms/hostile_input.test.ts'
  ),
]

const MAIL: Fault[] = [
  fault(
    'each pause before another attempt is twice as long',
    'app/outbox/outbox.ts',
    '2 ** (attempts - 1)',
    '2 ** attempts',
    'functional/outbox/delivery.test.ts'
  ),
  fault(
    'a mail that was sent keeps its content',
    'app/outbox/outbox.ts',
    "status: 'sent', content: null,",
    "status: 'sent',",
    'functional/outbox/delivery.test.ts'
  ),
  fault(
    'a mail is sent before it is due',
    'app/outbox/outbox.ts',
    "    .where('dueAt', '<=', now.toISOString())\n",
    '',
    'functional/outbox/delivery.test.ts'
  ),
  fault(
    'ended mails are removed at once',
    'app/outbox/outbox.ts',
    'after(now, -RETENTION)',
    'after(now, RETENTION)',
    'functional/outbox/delivery.test.ts'
  ),
  fault(
    'late mail is healthy',
    'app/outbox/outbox_status.ts',
    'failed === 0 && oldest_waiting <= LATE_AFTER',
    'failed === 0',
    'functional/outbox/delivery.test.ts',
    'functional/operations/health.test.ts',
    'functional/operations/metrics.test.ts'
  ),
  fault(
    'everybody gets a receipt again and again',
    'app/outbox/write_mail_once.ts',
    'if (!written) await writeMail(trx, mail, now)',
    'await writeMail(trx, mail, now)',
    'functional/contact/receipts.test.ts'
  ),
  fault(
    'mails on disk are for everybody to read',
    'app/outbox/mail_file.ts',
    ', mode: 0o600 }',
    ' }',
    'functional/outbox/mail_files.test.ts'
  ),
  fault(
    'answers to a mail go to the sender',
    'app/outbox/deliver.ts',
    '      replyTo: replyTo && [replyTo],\n',
    '',
    'functional/outbox/delivery.test.ts',
    'functional/contact/request_mails.test.ts',
    'functional/outbox/mail_files.test.ts'
  ),
]

const NEWSLETTER: Fault[] = [
  fault(
    'an expired link still confirms',
    'app/newsletter/confirmation.ts',
    "subscription.tokenExpiresAt > now.toISOString() ? 'open' : 'expired'",
    "'open'",
    'functional/newsletter/links.test.ts'
  ),
  fault(
    'proofs of consent go a year too early',
    'app/newsletter/erase.ts',
    'now.getUTCFullYear() - PROOF_RETENTION_YEARS,',
    'now.getUTCFullYear() - PROOF_RETENTION_YEARS + 1,',
    'functional/newsletter/keeping.test.ts'
  ),
  fault(
    'a mail program cannot unsubscribe by its button',
    'app/newsletter/subscription_mails.ts',
    "      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',\n",
    '',
    'functional/newsletter/sign_up.test.ts',
    'functional/newsletter/mails.test.ts'
  ),
  fault(
    'a second mail follows on the same day',
    'app/newsletter/subscription_request.ts',
    'after(now, -MAIL_INTERVAL)',
    'after(now, MAIL_INTERVAL)',
    'functional/newsletter/sign_up.test.ts'
  ),
  fault(
    'the signature of an unsubscription is not looked at',
    'app/newsletter/unsubscription.ts',
    'return isSigned(`unsubscribe:${id}`, signature) ? id : undefined',
    'return signature ? id : undefined',
    'functional/newsletter/links.test.ts'
  ),
  fault(
    'a sign-up leads to other sites',
    'app/newsletter/return_path.ts',
    'url.origin !== origin || ',
    '',
    'unit/newsletter/return_path.test.ts'
  ),
]

const CONTACT: Fault[] = [
  fault(
    'a suspected request is answered by a receipt',
    'app/contact/contact_requests.ts',
    'const receipt = request.is_suspected',
    'const receipt = request.is_suspected && false',
    'functional/contact/contact_request.test.ts'
  ),
  fault(
    'the mails of old requests stay',
    'app/contact/contact_requests.ts',
    "    await deleteMailsAbout(trx, due(trx).select('code'))\n",
    '',
    'functional/contact/contact_request.test.ts',
    'functional/operations/erase_address.test.ts',
    'functional/contact/commands.test.ts'
  ),
  fault(
    'the write of a request is not awaited',
    'app/contact/contact_requests.ts',
    'if (toCompany) await writeMail(trx, toCompany, now)',
    'if (toCompany) void writeMail(trx, toCompany, now).catch(() => {})',
    'functional/contact/contact_request.test.ts',
    'functional/forms/database_trouble.test.ts'
  ),
  fault(
    'a person speaks the languages of all',
    'app/contact/contact_queries.ts',
    '          .filter((row) => row.contact_id === id)\n          .flatMap(',
    '          .flatMap(',
    'functional/contact/contact_api.test.ts',
    'functional/contact/contact_content.test.ts'
  ),
]

const PAGES: Fault[] = [
  fault(
    'an address without a language is German in its redirects',
    'app/content/pages/resolver.ts',
    'hasLocale ? path : `/${locale}${path}`',
    'path',
    'functional/content/addresses.test.ts',
    'functional/content/published_paths.test.ts'
  ),
  fault(
    'a page beyond the last one is empty',
    'app/content/pages/paging.ts',
    'Math.min(page, pages)',
    'page',
    'unit/content/paging.test.ts'
  ),
  fault(
    'an event ends a day too early',
    'app/events/calendar.ts',
    'day.getUTCDate() + 1',
    'day.getUTCDate()',
    'unit/events/calendar.test.ts'
  ),
  fault(
    'the file of a list may be found by search engines',
    'app/material_list/list_file_controller.ts',
    "    response.header('X-Robots-Tag', 'noindex')\n",
    '',
    'functional/material_list/list_taken_along.test.ts'
  ),
  fault(
    'the saw takes nothing',
    'app/material_list/bars.ts',
    'export const KERF = 4\n',
    'export const KERF = 0\n',
    'unit/material_list/bars.test.ts'
  ),
  fault(
    'the largest number of bars is refused',
    'app/material_list/list_entries.ts',
    'return quantity <= MAX_BARS',
    'return quantity < MAX_BARS',
    'functional/material_list/material_list.test.ts'
  ),
  fault(
    'a contrast that meets the limit exactly is too low',
    'app/contrast/contrast.ts',
    'if (k < MIN_CONTRAST)',
    'if (k <= MIN_CONTRAST)',
    'unit/contrast/contrast.test.ts'
  ),
  fault(
    'joints are reckoned without their movement',
    'app/adviser/joint_limits.ts',
    'standingEnd + rules.movement',
    'standingEnd',
    'unit/adviser/joint_limits.test.ts',
    'unit/adviser/situations.test.ts'
  ),
  fault(
    'mail servers get addresses with umlauts',
    'app/shared/forms/email.ts',
    '`${local}@${domain}`',
    'address',
    'unit/shared/forms/email.test.ts'
  ),
  fault(
    'a database that is locked is asked once',
    'database/transaction.ts',
    'if (!isTransient || attempt >= DELAYS.length) throw error',
    'if (!isTransient || attempt >= 0) throw error',
    'functional/database/transaction.test.ts'
  ),
]

const BROWSER: Fault[] = [
  fault(
    'an answer that was led elsewhere is taken for thanks',
    'inertia/forms/postForm.ts',
    'response.ok && !response.redirected && !isPage',
    'response.ok && !isPage',
    'components/forms/postForm.test.tsx'
  ),
  fault(
    'an invalid value is reported as missing',
    'inertia/contact/form/invalidFields.ts',
    'missing: invalid.filter((field) => !values[field])',
    'missing: invalid.filter((field) => values[field])',
    'components/contact/contact_form.test.tsx'
  ),
  fault(
    'each country has the code of the next',
    'inertia/contact/form/countryOptions.ts',
    'code: list[index]',
    'code: list[index + 1]',
    'components/contact/country_search.test.tsx',
    'components/contact/contact_form.test.tsx'
  ),
  fault(
    'the last slide leads on to nothing',
    'inertia/carousel/CarouselControls.tsx',
    'disabled={current === names.length - 1}',
    'disabled={current === names.length}',
    'components/carousel/Carousel.test.tsx'
  ),
  fault(
    'pictures that wait are not printed',
    'inertia/media/lazyPictures.ts',
    "  window.addEventListener('beforeprint', () => flushSync(() => loadAll(pending.keys())))\n",
    '',
    'components/media/lazyPictures.test.tsx'
  ),
  fault(
    'a picture without a text in the language has none',
    'inertia/media/altText.ts',
    'image.custom_properties?.[locale] ? locale : DEFAULT_LOCALE',
    'locale',
    'components/media/Picture.test.tsx'
  ),
  fault(
    'a link does not say its language',
    'inertia/context/useRouteUrl.ts',
    'return language === locale ? { href } : { href, hrefLang: language }',
    'return { href }',
    'components/ui/Button.test.tsx',
    'components/blocks/blocks.test.tsx'
  ),
  fault(
    'a busy button says nothing of it',
    'inertia/ui/Button.tsx',
    '      aria-disabled={props.busy || undefined}\n',
    '',
    'components/ui/Button.test.tsx'
  ),
  fault(
    'an error is not part of its field',
    'inertia/forms/fields/Field.tsx',
    '[hint && hintId, error && errorId]',
    '[hint && hintId]',
    'components/forms/fields.test.tsx'
  ),
]

/** What no test saw when it was planted for the first time, or only by never ending. */
const ONCE_MISSED: Fault[] = [
  fault(
    'the purge leaves queries without results',
    'app/operations/purge.ts',
    '  await purgeQueriesWithoutResults()\n',
    '',
    'functional/search/queries_without_results.test.ts'
  ),
  fault(
    'a query without results is counted again with each write',
    'app/search/queries_without_results.ts',
    '  waiting = new Map()\n  timer',
    '  timer',
    'functional/search/queries_without_results.test.ts'
  ),
  fault(
    'an e-mail address is stored as a query',
    'app/search/queries_without_results.ts',
    '/[@＠]|',
    '/',
    'functional/search/queries_without_results.test.ts'
  ),
  fault(
    'the left edge of a crop follows the height of its focus',
    'app/media/pictures/conversion/crop.ts',
    'offset(picture.width, width, focus.x)',
    'offset(picture.width, width, focus.y)',
    'unit/media/crop.test.ts'
  ),
  fault(
    'a visit of former code gets the cached response of this one',
    'app/http/cache_key.ts',
    " ${String(headers['x-inertia-version'])}",
    '',
    'unit/http/response_cache.test.ts'
  ),
  fault(
    'the page that a post comes from outdoes the language of the address',
    'app/site/locale_middleware.ts',
    'localeOf(request.url()) ?? localeOf(posted)',
    'localeOf(posted) ?? localeOf(request.url())',
    'functional/http/methods.test.ts'
  ),
  fault(
    'a request that the client has aborted counts as answered',
    'app/operations/observed_request.ts',
    'response.writableFinished ? response.statusCode : 0',
    'response.statusCode',
    'functional/operations/access_log.test.ts'
  ),
  fault(
    'the language switcher does not say the language of its links',
    'inertia/site/header/LanguageSwitcher.tsx',
    '              hrefLang={each}\n',
    '',
    'components/site/LanguageSwitcher.test.tsx'
  ),
  fault(
    'a carousel goes beyond its last slide',
    'inertia/carousel/Carousel.tsx',
    'Math.min(Math.max(index, 0), last)',
    'Math.max(index, 0)',
    'components/carousel/Carousel.test.tsx'
  ),
  fault(
    'a cached response never expires',
    'app/http/response_cache.ts',
    'return version === this.version.current || ',
    'return version !== undefined || ',
    'unit/http/response_cache.test.ts'
  ),
  fault(
    'cached content does not end with its day',
    'app/content/pages/content_version.ts',
    'app.inDev ? performance.now() : today()',
    "app.inDev ? performance.now() : ''",
    'functional/content/cached_pages.test.ts'
  ),
]

/** Seventy-one faults, planted one by one by `npm run test:power`. */
export const FAULTS: readonly Fault[] = [
  ...HTTP,
  ...FORMS,
  ...MAIL,
  ...NEWSLETTER,
  ...CONTACT,
  ...PAGES,
  ...BROWSER,
  ...ONCE_MISSED,
]
