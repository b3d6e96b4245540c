import { z } from 'zod'
import { normalisePhone } from '../../base/format/index.ts'
import { fieldErrors } from '../../base/messages/fields.ts'
import { readPostalCode, readText } from '../../base/text/index.ts'
import { checkDayServices, duplicateDays } from './hours-rules.ts'
import { type DayServices, weekdays } from './opening-hours.ts'
import { DEFAULT_COUNTRY, restaurantFeatures, restaurantLimits } from './restaurant.ts'
import { openingHoursErrors, restaurantFieldErrors } from './restaurant-errors.messages.ts'

const m = restaurantFieldErrors

function whole(min: number, minMessage: string, max: number, maxMessage: string) {
  return z.number({ error: minMessage }).int(minMessage).min(min, minMessage).max(max, maxMessage)
}

function required(message: string, max: number) {
  return z.string({ error: message }).overwrite(readText).min(1, message).max(max, fieldErrors.textMax(max))
}

export const restaurantName = z
  .string({ error: m.nameBlank })
  .overwrite(readText)
  .superRefine((name, context) => {
    const { min, max } = restaurantLimits.name
    const message = name === '' ? m.nameBlank : name.length < min ? m.nameShort : name.length > max ? m.nameLong : null
    if (message) context.addIssue({ code: 'custom', message })
  })

export const seats = whole(restaurantLimits.seats.min, m.seatsMin, restaurantLimits.seats.max, m.seatsMax)
export const printers = whole(
  restaurantLimits.printers.min,
  m.printersMin,
  restaurantLimits.printers.max,
  m.printersMax,
)
export const roomName = required(m.roomName, 100)
export const roomSeats = whole(
  restaurantLimits.roomSeats.min,
  m.roomSeatsMin,
  restaurantLimits.roomSeats.max,
  m.roomSeatsMax,
)
export const features = z.array(z.enum(restaurantFeatures))
export const phone = z
  .string()
  .overwrite((typed) => normalisePhone(typed) ?? typed)
  .refine((digits) => normalisePhone(digits) !== null, fieldErrors.phone)
export const description = z.string().overwrite(readText).max(1000, fieldErrors.textMax(1000))

const streetNumber = z
  .number({ error: m.streetNumber })
  .int(m.streetNumber)
  .positive(m.streetNumber)
  .max(99_999, m.streetNumber)

/** A house may have no number. */
export const address = z.object({
  streetNumber: streetNumber.optional(),
  streetName: required(m.streetName, 200),
  postalCode: z
    .string({ error: m.postalCode })
    .overwrite((typed) => readPostalCode(typed) ?? typed)
    .regex(/^\d{5}$/, m.postalCode),
  city: required(m.city, 100),
  country: z.string().overwrite(readText).min(1).max(60).default(DEFAULT_COUNTRY),
})

/** Both services of a day, by their paths. */
function tellServices(hours: DayServices, context: z.RefinementCtx) {
  const problem = checkDayServices(hours)
  if (problem) context.addIssue({ code: 'custom', message: problem.message, path: problem.field.split('.') })
}

export const serviceHours = z
  .object({
    start: z.string({ error: openingHoursErrors.format }),
    end: z.string({ error: openingHoursErrors.format }),
  })
  .superRefine(tellServices)

const typedAddress = address.extend({ streetNumber: streetNumber.nullable() })

/** The creation form: hours as a list, so that a repeated day can be reported. */
export const restaurantForm = z.object({
  name: restaurantName,
  seats,
  printers,
  features,
  address: typedAddress,
  hours: z
    .array(
      z
        .object({
          day: z.enum(weekdays),
          start: z.string(),
          end: z.string(),
          second: z.object({ start: z.string(), end: z.string() }).optional(),
        })
        .superRefine(tellServices),
    )
    .superRefine((list, context) => {
      if (duplicateDays(list).length > 0) context.addIssue({ code: 'custom', message: openingHoursErrors.duplicate })
    }),
  rooms: z.array(z.object({ name: roomName, capacity: roomSeats, reservable: z.boolean() })),
  phone: z.union([z.literal(''), phone]).optional(),
  description: description.optional(),
})

/** The same for a backend of the specification, which wants a street number. */
export const numberedRestaurantForm = restaurantForm.extend({
  address: typedAddress.extend({
    streetNumber: streetNumber.nullable().refine((number) => number !== null, m.streetNumber),
  }),
})
export type RestaurantFormValues = z.input<typeof restaurantForm>
