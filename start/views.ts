/*
|--------------------------------------------------------------------------
| Views
|--------------------------------------------------------------------------
|
| What the templates in resources/views can ask for, beside what they are
| given.
|
*/

import edge from 'edge.js'
import { pageScripts } from '#site/page_scripts'

edge.global('pageScripts', pageScripts)
