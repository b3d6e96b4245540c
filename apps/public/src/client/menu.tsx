import { hydrateLater } from '../hydrate.tsx'

// A dish in the URL opens as a dialog over the menu, which needs the script.
hydrateLater(
  () => import('../pages/MenuPage.tsx').then((module) => module.MenuPage),
  () => location.search !== '',
)
