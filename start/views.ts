/*
|--------------------------------------------------------------------------
| Views
|--------------------------------------------------------------------------
|
| Registers global helpers of the templates in resources/views.
|
*/

import edge from 'edge.js'
import { LOGO_FAINT, LOGO_MARK, LOGO_NAME, LOGO_SIZE } from '#shared/logo'
import { pageScripts } from '#site/page_scripts'

edge.global('pageScripts', pageScripts)
edge.global('logo', { size: LOGO_SIZE, mark: LOGO_MARK, faint: LOGO_FAINT, name: LOGO_NAME })
