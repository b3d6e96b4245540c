import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../pages/NewPasswordPage.tsx').then((module) => module.NewPasswordPage))
