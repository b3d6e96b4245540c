import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../notice/NoticePage.tsx').then((module) => module.NoticePage))
