import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../notice/NoticeLinkPage.tsx').then((module) => module.NoticeLinkPage))
