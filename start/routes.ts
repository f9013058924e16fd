/*
|--------------------------------------------------------------------------
| Routes file
|--------------------------------------------------------------------------
|
| Each module has its own routes. The few technical addresses come first;
| every other address belongs to the content, whose last route looks the page
| up by its locale and path.
|
*/

import '#site/routes'
import '#forms/routes'
import '#contact/routes'
import '#newsletter/routes'
import '#news/routes'
import '#events/routes'
import '#datasheet/routes'
import '#catalogue_data/routes'
import '#material_list/routes'
import '#planning/routes'
import '#search/routes'
import '#content/pages/routes'
