import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../pages/HomePage.tsx').then((module) => module.HomePage))
