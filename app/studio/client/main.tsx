import './studio.css'
import './forms/forms.css'
import { createRoot } from 'react-dom/client'
import { Studio } from './Studio'

/** The studio's edit mode: a panel beside the page, outside of the site's own elements. */
const root = document.createElement('div')
root.id = 'studio'
document.body.append(root)
createRoot(root).render(<Studio />)
