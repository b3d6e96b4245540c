import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../pages/ReviewRulesPage.tsx').then((module) => module.ReviewRulesPage))
