import { hydrateLater } from '../hydrate.tsx'

// A dish that the address names is a dialog over the menu, which takes a script.
hydrateLater(
  () => import('../pages/MenuPage.tsx').then((module) => module.MenuPage),
  () => location.search !== '',
)
