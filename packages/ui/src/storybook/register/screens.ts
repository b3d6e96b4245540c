import { chatbotScreens } from './chatbot-screens.ts'
import { publicScreens } from './public-screens.ts'
import { restaurantScreens } from './restaurant-screens.ts'
import type { Screen } from './states.ts'

/** Every screen of the specification and of what was added to it, with its states. */
export const screens: readonly Screen[] = [...publicScreens, ...restaurantScreens, ...chatbotScreens]
