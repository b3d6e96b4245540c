import { z } from 'zod'

// zod compiles schemas with `new Function`, which the pages' content policy refuses and reports.
z.config({ jitless: true })

export { chatbotSettingsShape } from '../chatbot-settings/chatbot-settings.schema.ts'
export { type DiseaseForm, diseaseForm, newDisease } from '../disease/disease.schema.ts'
export { type DiseaseFile, readDiseaseFile } from '../disease/read-disease-file.ts'
export { type DishForm, dishForm } from '../dish/dish.schema.ts'
export { eventRequestForm } from '../event-request/event-request.schema.ts'
export { reservationForm } from '../reservation/reservation.schema.ts'
export { type RestaurantForm, restaurantForm } from '../restaurant/restaurant.schema.ts'
export { refusalForm } from '../review/review.schema.ts'
export { type SignForm, signForm } from '../sign/sign.schema.ts'
