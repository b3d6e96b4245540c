import { hydrateReading } from '../hydrate.tsx'

hydrateReading(() => import('../pages/ReviewRulesPage.tsx').then((module) => module.ReviewRulesPage))
