import { z } from 'zod'

// zod compiles schemas with `new Function`, which the pages' content policy blocks and reports.
z.config({ jitless: true })

export { changeForm } from '../concepts/booking/booking-change.schema.ts'
export { chatbotSettingsShape } from '../concepts/chatbot-settings/chatbot-settings.schema.ts'
export { type CustomerFormValues, customerForm } from '../concepts/customer/customer.schema.ts'
export { type CustomerFile, customerTemplate, readCustomerFile } from '../concepts/customer/read-customer-file.ts'
export { type DiseaseFormValues, diseaseForm, newDisease } from '../concepts/disease/disease.schema.ts'
export { type DiseaseFile, readDiseaseFile } from '../concepts/disease/read-disease-file.ts'
export { type DishFormValues, dishForm } from '../concepts/dish/dish.schema.ts'
export { type DishFile, dishTemplate, readDishFile } from '../concepts/dish/read-dish-file.ts'
export { eventRequestForm } from '../concepts/event-request/event-request.schema.ts'
export { houseShape } from '../concepts/house/house.schema.ts'
export { noticeDecisionForm } from '../concepts/notice/notice.schema.ts'
export { reservationForm } from '../concepts/reservation/reservation.schema.ts'
export {
  numberedRestaurantForm,
  type RestaurantFormValues,
  restaurantForm,
} from '../concepts/restaurant/restaurant.schema.ts'
export { answerReviewBody as answerForm, refusalForm } from '../concepts/review/review.schema.ts'
export { type SignFormValues, signForm } from '../concepts/sign/sign.schema.ts'
