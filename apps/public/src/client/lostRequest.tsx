import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../request/LostRequestPage.tsx').then((module) => module.LostRequestPage))
