import { isClockTime } from '../../base/time/index.ts'
import {
  asRecord,
  flag,
  id,
  list,
  number,
  optional,
  orNull,
  type Read,
  readBody,
  record,
  text,
} from '../../base/wire/index.ts'
import { customerRecord } from '../customer/index.ts'
import { allergenCodes } from '../dish/index.ts'
import { readDraftRestaurant } from '../restaurant/index.ts'
import { type Cart, setNote, setQuantity } from './cart.ts'
import type { OrderDraft } from './order-draft.ts'

const VERSION = 1

/** Serialises a draft for the browser's storage. */
export function serialiseOrderDraft(draft: OrderDraft): string {
  return JSON.stringify({ version: VERSION, draft })
}

const cartLines = list(
  record({
    dish: record({ id, name: text, price: orNull(number), allergens: allergenCodes }),
    quantity: number,
    note: text,
  }),
)

const storedDraft = record({
  key: optional(text),
  cart: cartLines,
  customer: customerRecord,
  customerName: text,
  delivery: flag,
  handover: record({ time: text, address: text, phone: text }),
})

/** The cart, without lines that break its bounds. */
function cartOf(lines: Read<typeof cartLines>): Cart {
  return lines.reduce<Cart>(
    (cart, { dish, quantity, note }) =>
      dish.id ? setNote(setQuantity(cart, dish, quantity).cart, dish.id, note) : cart,
    [],
  )
}

/** Parses a stored draft; null when absent, corrupt or of another version. */
export function parseOrderDraft(written: string | null): OrderDraft | null {
  const stored = asRecord(readBody(String(written)))
  const draft = asRecord(stored?.draft)
  if (stored?.version !== VERSION || !draft) return null
  const { key, cart, customer, handover, ...rest } = storedDraft.read(draft)
  if (!key) return null
  return {
    ...rest,
    key,
    restaurant: readDraftRestaurant(draft.restaurant),
    cart: cartOf(cart),
    customer: customer.id ? customer : null,
    handover: { ...handover, time: isClockTime(handover.time) ? handover.time : '' },
  }
}
