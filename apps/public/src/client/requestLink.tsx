import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../request/RequestLinkPage.tsx').then((module) => module.RequestLinkPage))
