/*
|--------------------------------------------------------------------------
| Views
|--------------------------------------------------------------------------
|
| Registers global helpers of the templates in resources/views.
|
*/

import edge from 'edge.js'
import { pageScripts } from '#site/page_scripts'

edge.global('pageScripts', pageScripts)
