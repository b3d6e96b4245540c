import { hydrateReading } from '../hydrate.tsx'

hydrateReading(() => import('../pages/RestaurantPage.tsx').then((module) => module.RestaurantPage))
