import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../pages/AboutPage.tsx').then((module) => module.AboutPage))
