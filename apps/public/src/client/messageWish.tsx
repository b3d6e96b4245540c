import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../message-wish/MessageWishPage.tsx').then((module) => module.MessageWishPage))
