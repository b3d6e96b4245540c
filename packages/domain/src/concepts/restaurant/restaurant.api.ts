import { z } from 'zod'
import { endpoint } from '../../base/api/endpoint.ts'
import { fieldErrors } from '../../base/messages/field-errors.ts'
import { hoursExceptionMessages } from '../../base/messages/hours-exception-section.ts'
import { todayInParis } from '../../base/time/index.ts'
import { dayQuery, idParams, version, versionShape } from '../../base/wire/wire.schema.ts'
import { checkHoursException, hoursExceptionLimits } from './hours-exception.ts'
import { weekdays } from './opening-hours.ts'
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

/** Hours leave the server as [hour, minute] arrays. */
const clockArray = z.tuple([z.int().min(0).max(24), z.int().min(0).max(59)])
const dayShape = z.iso.date()
const openingHours = z.partialRecord(z.enum(weekdays), z.object({ start: clockArray, end: clockArray }))

const hoursException = z.object({
  id: z.uuid(),
  startDate: dayShape,
  endDate: dayShape,
  openingHours: z.object({ start: clockArray, end: clockArray }).optional().describe('Absent : fermé'),
  reason: z.string().optional(),
})

const restaurant = z.object({
  id: z.uuid(),
  name: z.string(),
  numberPlace: z.int(),
  numberPrinter: z.int(),
  restaurantFeatures: z.array(z.string()),
  address: z.object({
    streetNumber: z.int(),
    streetName: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  availability: z.object({ openingHours }),
  meetingRooms: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      numberMettingPlace: z.int(),
      isReservable: z.boolean(),
      version: versionShape,
    }),
  ),
  phoneNumber: z.string().optional(),
  description: z.string().optional(),
  exceptionalHours: z
    .array(hoursException)
    .optional()
    .describe('Fermetures et horaires exceptionnels qui ne sont pas passés (extension)'),
  version: versionShape,
})

const availability = z.object({ openingHours: z.partialRecord(z.enum(weekdays), serviceHours) })

const { problems } = hoursExceptionMessages

const createBody = z.object({
  name: restaurantName,
  numberPlace: seats,
  numberPrinter: printers,
  restaurantFeatures: features.default([]),
  address,
  availability: availability.default({ openingHours: {} }),
  meetingRooms: z
    .array(z.object({ name: roomName, numberMettingPlace: roomSeats, isReservable: z.boolean().default(true) }))
    .max(50)
    .default([]),
  phoneNumber: phone.optional(),
  description: description.optional(),
})

/** Days both included; without hours, closed. */
const exceptionBody = z
  .object({
    startDate: dayQuery,
    endDate: dayQuery,
    openingHours: serviceHours.optional(),
    reason: z.string().trim().max(hoursExceptionLimits.reason, problems.reason).optional(),
  })
  .superRefine(({ startDate, endDate, openingHours: hours = null, reason = '' }, context) => {
    const draft = { from: startDate, to: endDate, hours, reason }
    const { from, to } = checkHoursException(draft, todayInParis(Date.now()))
    if (from) context.addIssue({ code: 'custom', message: problems[from], path: ['startDate'] })
    if (to) context.addIssue({ code: 'custom', message: problems[to], path: ['endDate'] })
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
    response: z.object({ openingHours }),
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
