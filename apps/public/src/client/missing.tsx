import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../pages/MissingPage.tsx').then((module) => module.MissingPage))
