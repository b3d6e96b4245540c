import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { readText } from '../../base/text/index.ts'
import { todayIn } from '../../base/time/index.ts'
import { answerOf } from '../../base/wire/record.schema.ts'
import { dayQuery, idParams, version } from '../../base/wire/wire.schema.ts'
import { hoursExceptionMessages } from './hours-exception-section.messages.ts'
import { checkHoursException, hoursExceptionLimits } from './hours-rules.ts'
import { hoursExceptionRecord, weekdays } from './opening-hours.ts'
import {
  createHoursException,
  createRestaurant,
  deleteHoursException,
  getRestaurant,
  getRestaurantAvailability,
  listMyRestaurants,
  listRestaurants,
  updateRestaurant,
} from './restaurant.calls.ts'
import {
  address,
  description,
  features,
  phone,
  printers,
  restaurantName,
  roomName,
  roomSeats,
  seats,
  serviceHours,
} from './restaurant.schema.ts'
import { restaurantRecord } from './restaurant.ts'
import { weekRecord } from './restaurant.wire.ts'
import { secondServiceErrors } from './restaurant-errors.messages.ts'

const hoursException = answerOf(hoursExceptionRecord)
const restaurant = answerOf(restaurantRecord)
const weekHours = answerOf(weekRecord)

const week = z.partialRecord(z.enum(weekdays), serviceHours)
const availability = z.object({ openingHours: week })

const { problems } = hoursExceptionMessages

const createBody = z.object({
  name: restaurantName,
  numberPlace: seats,
  numberPrinter: printers,
  restaurantFeatures: features.default([]),
  address,
  availability: availability.default({ openingHours: {} }),
  openingHours2: week.optional(),
  meetingRooms: z
    .array(z.object({ name: roomName, numberMettingPlace: roomSeats, isReservable: z.boolean().default(true) }))
    .max(50)
    .default([]),
  phoneNumber: phone.optional(),
  description: description.optional(),
})

/**
 * Days both included; without hours, closed. Refused here are those that are past, or too far away, by every clock of the
 * country; the rest is a question of the restaurant's.
 */
const exceptionBody = z
  .object({
    startDate: dayQuery,
    endDate: dayQuery,
    openingHours: serviceHours.optional(),
    openingHours2: serviceHours.optional(),
    reason: z.string().overwrite(readText).max(hoursExceptionLimits.reason, problems.reason).optional(),
  })
  .superRefine(({ startDate, endDate, openingHours: first, openingHours2: second, reason = '' }, context) => {
    const hours = first ? { ...first, second } : null
    const draft = { from: startDate, to: endDate, hours, reason }
    const { from, end, ...rest } = checkHoursException(draft, todayIn('Pacific/Wallis', Date.now()))
    const { to } = checkHoursException(draft, todayIn('Pacific/Tahiti', Date.now()))
    const tell = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path })
    const late = second && (first ? rest['second.start'] : secondServiceErrors.alone)
    if (second && end) tell(end, 'openingHours', 'end')
    if (late) tell(late, 'openingHours2', 'start')
    if (from) tell(problems[from], 'startDate')
    if (to) tell(problems[to], 'endDate')
  })

/** An edit says everything again: what it leaves out, the restaurant has no more. */
const updateBody = createBody
  .omit({ meetingRooms: true })
  .extend({ restaurantFeatures: features, availability, version })

export const restaurantEndpoints = {
  listRestaurants: endpoint(listRestaurants, { summary: 'Lister les restaurants', response: z.array(restaurant) }),
  getRestaurant: endpoint(getRestaurant, {
    summary: 'Lire un restaurant',
    params: idParams,
    response: restaurant,
    errors: [404],
  }),
  getRestaurantAvailability: endpoint(getRestaurantAvailability, {
    summary: 'Lire les horaires d’un restaurant',
    params: idParams,
    response: weekHours,
    errors: [404],
  }),
  listMyRestaurants: endpoint(listMyRestaurants, {
    summary: 'Lister les restaurants pour lesquels on peut commander',
    response: z.array(restaurant),
  }),
  createRestaurant: endpoint(createRestaurant, {
    summary: 'Créer un restaurant',
    body: createBody,
    status: 201,
    response: restaurant,
    errors: [409, 422],
  }),
  updateRestaurant: endpoint(updateRestaurant, {
    summary: 'Modifier un restaurant',
    params: idParams,
    body: updateBody,
    response: restaurant,
    errors: [404, 409],
  }),
  createHoursException: endpoint(createHoursException, {
    summary: 'Ajouter une fermeture ou des horaires exceptionnels',
    params: idParams,
    body: exceptionBody,
    status: 201,
    response: hoursException,
    errors: [404, 409, 422],
  }),
  deleteHoursException: endpoint(deleteHoursException, {
    summary: 'Retirer une fermeture ou des horaires exceptionnels',
    params: idParams.extend({ exceptionId: z.uuid(fieldErrors.id) }),
    response: hoursException,
    errors: [404],
  }),
}
