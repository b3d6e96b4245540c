import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../request/RequestPage.tsx').then((module) => module.RequestPage))
