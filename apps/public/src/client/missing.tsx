import { hydrateReading } from '../hydrate.tsx'

hydrateReading(() => import('../pages/MissingPage.tsx').then((module) => module.MissingPage))
