import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../pages/RegisterPage.tsx').then((module) => module.RegisterPage))
