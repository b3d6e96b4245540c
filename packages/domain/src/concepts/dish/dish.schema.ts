import { z } from 'zod'
import { dishFieldErrors } from '../../base/messages/dish-errors.ts'
import { version } from '../../base/wire/wire.schema.ts'
import { allergens, dishCategories, dishLimits, newDish } from './dish.ts'

const m = dishFieldErrors

const common = {
  name: z
    .string({ error: m.nameShort })
    .trim()
    .min(dishLimits.name.min, m.nameShort)
    .max(dishLimits.name.max, m.nameLong),
  description: z.string({ error: m.descriptionLong }).trim().max(dishLimits.description.max, m.descriptionLong),
  category: z.enum(dishCategories, { error: m.category }),
  available: z.boolean({ error: m.available }),
  allergens: z.array(z.enum(allergens, { error: m.allergen })),
}

function price(unit: number) {
  const { min, max } = dishLimits.price
  return z
    .number({ error: m.priceRequired })
    .min(min * unit, m.priceMin)
    .max(max * unit, m.priceMax)
    .multipleOf(unit, m.priceCents)
}

/** The creation form, its price in cents. */
export const dishForm = z.object({ ...common, price: price(1) })
export type DishFormValues = z.input<typeof dishForm>

/** The body of POST /menu, its price in euros; missing fields get the form's defaults. */
export const createDishBody = z.object({
  ...common,
  description: common.description.default(newDish.description),
  available: common.available.default(newDish.available),
  allergens: common.allergens.default(newDish.allergens),
  price: price(0.01),
})

/** The body of PUT /menu/:id: everything except availability, and the version that was read. */
export const updateDishBody = z.object({
  name: common.name,
  description: common.description,
  category: common.category,
  allergens: common.allergens,
  price: price(0.01),
  version,
})

/** The body of PUT /menu/:id/availability. */
export const dishAvailabilityBody = z.object({ available: common.available })
