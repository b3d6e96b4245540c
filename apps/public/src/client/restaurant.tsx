import { hydratePage } from '../hydrate.tsx'
import { RestaurantPage } from '../pages/RestaurantPage.tsx'

hydratePage(RestaurantPage)
