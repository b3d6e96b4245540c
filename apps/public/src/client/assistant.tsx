import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../pages/AssistantPage.tsx').then((module) => module.AssistantPage))
