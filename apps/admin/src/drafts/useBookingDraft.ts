import type { Customer } from '@potager/domain/customer'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DraftCodec } from './draftStore.ts'
import { useStoredDraft } from './useStoredDraft.ts'

type BookingLocation = { restaurantId: string; roomId: string; customerId: string }
type StoredBooking<Draft> = { draft: Draft; customer: Customer | null }

const PARAM = 'restaurant'

/**
 * The draft of a booking. The restaurant that `?restaurant=` names wins over the stored one, whose room goes with it; with
 * another choice it leaves the address, so that a reload keeps that choice.
 * @param restaurants those there are; undefined while awaited. One that is not among them is not taken.
 * @returns `named`: whether the address put another restaurant into a stored draft; `started`: whether there is anything to
 * lose; `found`: whether it is a draft of before; `round`: how often it was begun again
 */
export function useBookingDraft<Draft extends BookingLocation>(
  codec: DraftCodec<StoredBooking<Draft>>,
  empty: () => StoredBooking<Draft>,
  restaurants: readonly { id: string }[] | undefined,
) {
  const [params, setParams] = useSearchParams()
  const [kept, setKept] = useStoredDraft(codec, empty)
  const [stored] = useState(kept.draft.restaurantId)
  const started = JSON.stringify(kept) !== JSON.stringify(empty())
  const [found, setFound] = useState(started)
  const [round, setRound] = useState(0)
  const asked = params.get(PARAM) ?? ''
  const named = asked !== '' && (restaurants?.some(({ id }) => id === asked) ?? true)
  const wins = named && kept.draft.restaurantId !== asked
  const draft = wins ? { ...kept.draft, restaurantId: asked, roomId: '' } : kept.draft

  function change(next: Draft) {
    if (named && next.restaurantId !== asked) setParams({}, { replace: true })
    setKept({ ...kept, draft: next })
  }

  return {
    draft,
    customer: kept.customer,
    named: named && stored !== '' && stored !== asked,
    change,
    changeCustomer: (customer: Customer | null) =>
      setKept({ draft: { ...draft, customerId: customer?.id ?? '' }, customer }),
    started,
    found,
    round,
    clear: () => {
      setKept(empty())
      setFound(false)
      setRound(round + 1)
    },
  }
}
