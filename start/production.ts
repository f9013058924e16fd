/*
|--------------------------------------------------------------------------
| Production
|--------------------------------------------------------------------------
|
| Warns at the start of a production server about missing settings, without
| which it runs, but probably not as intended. Before that it waits for the
| content, which `npm start` loads while the application boots.
|
*/

import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { appUrl } from '#config/app'
import { mailServer } from '#config/mail'
import { storagePath } from '#config/storage'
import env from '#start/env'

function exit() {
  process.exit(1)
}

if (process.argv.includes('--await-content')) {
  process.once('disconnect', exit)
  await once(process, 'message')
  process.off('disconnect', exit)
}

if (app.inProduction && !mailServer) {
  logger.warn(
    `SMTP_HOST is empty: nobody receives mail, which is written into files in ${storagePath('mail')} instead`
  )
}
if (app.inProduction && !env.get('APP_URL')) {
  logger.warn(`APP_URL is empty: links in mails, canonical links and the sitemap lead to ${appUrl}`)
}
