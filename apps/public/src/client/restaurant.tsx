import { hydrateLater } from '../hydrate.tsx'

hydrateLater(() => import('../pages/RestaurantPage.tsx').then((module) => module.RestaurantPage))
