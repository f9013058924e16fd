/*
|--------------------------------------------------------------------------
| Routes file
|--------------------------------------------------------------------------
|
| Each module has its own routes. The few technical routes come first; every
| other URL belongs to the content, whose last route finds the page by its
| locale and path.
|
*/

import '#operations/routes'
import '#site/routes'
import '#forms/routes'
import '#contact/routes'
import '#newsletter/routes'
import '#news/routes'
import '#events/routes'
import '#documents/routes'
import '#material_list/routes'
import '#search/routes'
import '#content/pages/routes'
