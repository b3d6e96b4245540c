import { ApiError, newIdempotencyKey } from '@potager/domain/api'
import { listDishes } from '@potager/domain/dish'
import { orderWizardMessages as text } from '@potager/domain/messages'
import {
  type Cart,
  chooseRestaurant,
  emptyOrderDraft,
  type OrderDraft,
  parseOrderDraft,
  serialiseOrderDraft,
} from '@potager/domain/order'
import type { Restaurant } from '@potager/domain/restaurant'
import { listRestaurantMenu } from '@potager/domain/restaurant-menu'
import { useApiQuery } from '../../platform/data/useApi.ts'
import { useStoredDraft } from '../../platform/draft/draftStore.ts'
import { supports } from '../../platform/services.ts'

/** A failed submission: its messages, whether a cart line is at fault, whether the idempotency key is used up. */
type OrderFailure = { details: string[]; inCart: boolean; keyUsed: boolean }

const lineOf = (field: string) => /^listDishNumber[.[](\d+)/.exec(field)?.[1]

/**
 * Reads the text after « Erreur lors de la création… »: the server's field messages (a line's with its dish name), else
 * its message, else that a retry is safe. 422 means that the key already created another order.
 */
export function readOrderFailure(error: unknown, cart: Cart): OrderFailure {
  const failure = (details: string[], found: Partial<OrderFailure> = {}) => ({
    details,
    inCart: false,
    keyUsed: false,
    ...found,
  })
  if (!(error instanceof ApiError) || error.status >= 500) return failure([text.kept])
  if (error.status === 0) return failure([error.message, text.kept])
  const fields = Object.entries(error.body.fields)
  if (fields.length === 0 && error.status === 422) return failure([text.alreadySent], { keyUsed: true })
  if (fields.length === 0) return failure([error.body.message ?? error.body.text ?? text.kept])
  const details = fields.map(([field, message]) => {
    const dish = cart[Number(lineOf(field))]?.dish.name
    // Our server's message already names the dish.
    return dish && !message.includes(dish) ? `${dish} : ${message}` : message
  })
  return failure(details, { inCart: fields.some(([field]) => lineOf(field) !== undefined) })
}

/** A stored draft without a restaurant that the user no longer has; as it was while their restaurants are awaited. */
export function withoutLostRestaurant(draft: OrderDraft, restaurants: readonly Restaurant[] | undefined): OrderDraft {
  const there = restaurants?.some(({ id }) => id === draft.restaurant?.id) ?? true
  return there || !draft.restaurant ? draft : { ...draft, restaurant: null }
}

/**
 * A draft that starts with a restaurant already chosen: its own, else the first of `ids` that is the user's.
 * @param ids in the order in which they are offered; '' and null are none
 */
export function withOfferedRestaurant(
  draft: OrderDraft,
  restaurants: readonly Restaurant[] | undefined,
  ids: readonly (string | null)[],
): OrderDraft {
  if (draft.restaurant) return draft
  const [offered] = ids.flatMap((wanted) => restaurants?.find(({ id }) => id === wanted) ?? [])
  if (!offered) return draft
  const { id, name, features, address } = offered
  return chooseRestaurant(draft, { id, name, features, address })
}

/**
 * The dishes to order from a restaurant, at its prices; the group's while none is chosen, or where the backend has one menu for
 * all.
 */
export function useMenuFor(restaurantId: string | undefined) {
  const asked = restaurantId !== undefined && supports(listRestaurantMenu)
  const here = useApiQuery(listRestaurantMenu, restaurantId ?? '', { enabled: asked })
  // A restaurant that was chosen is there: it is the call that is missing.
  const own = asked && here.error?.status !== 404
  const group = useApiQuery(listDishes, undefined, { enabled: !own })
  return own ? here : group
}

const codec = { name: 'order', parse: parseOrderDraft, serialise: serialiseOrderDraft }

/** The order being taken in this tab. `clear` starts a new one, with a new idempotency key. */
export function useOrderDraft() {
  const [draft, setDraft] = useStoredDraft(codec, () => emptyOrderDraft(newIdempotencyKey()))
  return {
    draft,
    /** Keeps the idempotency key: an edited draft is still the same order. */
    setDraft: (next: OrderDraft) => setDraft(next),
    /** Gives the order a new idempotency key, after the server has used this one for other content. */
    renewKey: () => setDraft((current) => ({ ...current, key: newIdempotencyKey() })),
    clear: () => setDraft(emptyOrderDraft(newIdempotencyKey())),
    /** Starts a new order at the restaurant and with the service of another. */
    startAgain: ({ restaurant, delivery }: Pick<OrderDraft, 'restaurant' | 'delivery'>) =>
      setDraft({ ...emptyOrderDraft(newIdempotencyKey()), restaurant, delivery }),
  }
}
