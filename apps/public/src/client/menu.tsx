import { hydratePage } from '../hydrate.tsx'
import { MenuPage } from '../pages/MenuPage.tsx'

hydratePage(MenuPage)
