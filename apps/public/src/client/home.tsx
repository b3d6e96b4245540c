import { hydrateReading } from '../hydrate.tsx'

hydrateReading(() => import('../pages/HomePage.tsx').then((module) => module.HomePage))
