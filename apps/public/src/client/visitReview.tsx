import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../visit-review/VisitReviewPage.tsx').then((module) => module.VisitReviewPage))
