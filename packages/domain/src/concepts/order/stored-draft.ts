import { isClockTime } from '../../base/time/index.ts'
import {
  asRecord,
  readBoolean,
  readId,
  readList,
  readNumber,
  readOptionalString,
  readString,
} from '../../base/wire/index.ts'
import { customerRecord } from '../customer/index.ts'
import { allergenCodes } from '../dish/index.ts'
import { readDraftRestaurant } from '../restaurant/index.ts'
import { type Cart, setNote, setQuantity } from './cart.ts'
import type { Handover, OrderDraft } from './order-draft.ts'

const VERSION = 1

/** Serialises a draft for the browser's storage. */
export function serialiseOrderDraft(draft: OrderDraft): string {
  return JSON.stringify({ version: VERSION, draft })
}

function readCart(value: unknown): Cart {
  return readList(value, asRecord).reduce<Cart>((cart, line) => {
    const dish = asRecord(line?.dish)
    const id = readId(dish?.id)
    if (!id) return cart
    const kept = {
      id,
      name: readString(dish?.name),
      price: readNumber(dish?.price) ?? null,
      allergens: allergenCodes.read(dish?.allergens),
    }
    return setNote(setQuantity(cart, kept, readNumber(line?.quantity) ?? 0).cart, id, readString(line?.note))
  }, [])
}

function readHandover(stored: Record<string, unknown> | undefined): Handover {
  const time = readString(stored?.time)
  return {
    time: isClockTime(time) ? time : '',
    address: readString(stored?.address),
    phone: readString(stored?.phone),
  }
}

/** Parses a stored draft; null when absent, corrupt or of another version. */
export function parseOrderDraft(text: string | null): OrderDraft | null {
  let stored: Record<string, unknown> | undefined
  try {
    stored = asRecord(JSON.parse(text ?? ''))
  } catch {
    return null
  }
  const draft = asRecord(stored?.draft)
  const key = readOptionalString(draft?.key)
  if (stored?.version !== VERSION || !draft || !key) return null
  const customer = customerRecord.read(draft.customer)
  return {
    key,
    restaurant: readDraftRestaurant(draft.restaurant),
    cart: readCart(draft.cart),
    customer: customer.id ? customer : null,
    customerName: readString(draft.customerName),
    delivery: readBoolean(draft.delivery) ?? false,
    handover: readHandover(asRecord(draft.handover)),
  }
}
