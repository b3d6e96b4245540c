import { z } from 'zod'

// zod compiles schemas with `new Function`, which the pages' content policy refuses and reports.
z.config({ jitless: true })

export { chatbotSettingsShape } from '../chatbot-settings/chatbot-settings.schema.ts'
export { type DiseaseFormValues, diseaseForm, newDisease } from '../disease/disease.schema.ts'
export { type DiseaseFile, readDiseaseFile } from '../disease/read-disease-file.ts'
export { type DishFormValues, dishForm } from '../dish/dish.schema.ts'
export { eventRequestForm } from '../event-request/event-request.schema.ts'
export { reservationForm } from '../reservation/reservation.schema.ts'
export { type RestaurantFormValues, restaurantForm } from '../restaurant/restaurant.schema.ts'
export { refusalForm } from '../review/review.schema.ts'
export { type SignFormValues, signForm } from '../sign/sign.schema.ts'
