import { hydrateAtOnce } from '../hydrate.tsx'
import { MenuPage } from '../pages/MenuPage.tsx'

hydrateAtOnce(MenuPage)
