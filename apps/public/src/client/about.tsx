import { hydrateReading } from '../hydrate.tsx'

hydrateReading(() => import('../pages/AboutPage.tsx').then((module) => module.AboutPage))
