import { z } from 'zod'

// zod compiles schemas with `new Function`, which the pages' content policy blocks and reports.
z.config({ jitless: true })

export { chatbotSettingsShape } from '../concepts/chatbot-settings/chatbot-settings.schema.ts'
export { type DiseaseFormValues, diseaseForm, newDisease } from '../concepts/disease/disease.schema.ts'
export { type DiseaseFile, readDiseaseFile } from '../concepts/disease/read-disease-file.ts'
export { type DishFormValues, dishForm } from '../concepts/dish/dish.schema.ts'
export { eventRequestForm } from '../concepts/event-request/event-request.schema.ts'
export { reservationForm } from '../concepts/reservation/reservation.schema.ts'
export { type RestaurantFormValues, restaurantForm } from '../concepts/restaurant/restaurant.schema.ts'
export { refusalForm } from '../concepts/review/review.schema.ts'
export { type SignFormValues, signForm } from '../concepts/sign/sign.schema.ts'
