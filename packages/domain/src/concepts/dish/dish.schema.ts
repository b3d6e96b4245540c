import { z } from 'zod'
import { readText } from '../../base/text/index.ts'
import { version } from '../../base/wire/wire.schema.ts'
import { allergens, dishCategories, dishLimits, newDish } from './dish.ts'
import { dishFieldErrors } from './dish-errors.messages.ts'
import { dishImportMessages } from './dish-import.messages.ts'
import { dishImportLimits } from './dish-import.ts'

const m = dishFieldErrors

const common = {
  name: z
    .string({ error: m.nameShort })
    .overwrite(readText)
    .min(dishLimits.name.min, m.nameShort)
    .max(dishLimits.name.max, m.nameLong),
  description: z
    .string({ error: m.descriptionLong })
    .overwrite(readText)
    .max(dishLimits.description.max, m.descriptionLong),
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

/** A price as the wire has it. */
export const priceInEuros = price(0.01)

/** The creation form, its price in cents. */
export const dishForm = z.object({ ...common, price: price(1) })
export type DishFormValues = z.input<typeof dishForm>

/** The body of POST /menu, its price in euros; missing fields get the form's defaults. */
export const createDishBody = z.object({
  ...common,
  description: common.description.default(newDish.description),
  available: common.available.default(newDish.available),
  allergens: common.allergens.default(newDish.allergens),
  price: priceInEuros,
})

/** The body of PUT /menu/:id: everything except availability, and the version that was read. */
export const updateDishBody = z.object({
  name: common.name,
  description: common.description,
  category: common.category,
  allergens: common.allergens,
  price: priceInEuros,
  version,
})

/** The body of PUT /menu/:id/availability. */
export const dishAvailabilityBody = z.object({ available: common.available })

const importFields = {
  row: z.int().min(1).max(1_000_000).describe('Place dans le fichier, telle que les personnes la comptent'),
  id: z.uuid(dishImportMessages.file.id).toLowerCase().optional(),
  name: common.name,
  category: common.category.optional(),
  description: common.description.optional(),
  allergens: common.allergens.optional(),
  available: common.available.optional(),
}

/** One dish of a file, its price in cents: what is absent stays as it is. */
export const dishImportRow = z.object({ ...importFields, price: price(1).optional() })

/** The body of POST /menu/import, prices in euros: compares only, or applies if the comparison still matches `digest`. */
export const importDishesBody = z.object({
  rows: z
    .array(z.object({ ...importFields, price: price(0.01).optional() }))
    .min(1)
    .max(dishImportLimits.rows),
  apply: z.boolean(),
  digest: z.string().max(100).optional().describe('Empreinte de la comparaison acceptée'),
})
