import type { StoredDraft } from '@potager/domain/booking'
import { type BookingRules, useDraftForm } from '@potager/ui/booking'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DraftCodec } from './draftStore.ts'
import { useDraftStore } from './useDraftStore.ts'

type BookingLocation = { restaurantId: string; roomId: string; customerId: string }

const PARAM = 'restaurant'

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/**
 * A booking form over its stored draft. The restaurant in `?restaurant=` overrides the stored one and clears its room;
 * another choice removes it from the URL, so that a reload restores that choice.
 * @param rules validation rules of a draft
 * @param restaurants the available ones, undefined while loading; others are ignored
 * @returns `named`: the URL replaced the restaurant of a stored draft; `started`: there is input to lose; `found`: a
 * stored draft was restored; `round`: number of restarts
 */
export function useBookingDraft<Draft extends BookingLocation>(
  codec: DraftCodec<StoredDraft<Draft>>,
  empty: () => StoredDraft<Draft>,
  rules: (draft: Draft) => BookingRules,
  restaurants: readonly { id: string }[] | undefined,
) {
  const [params, setParams] = useSearchParams()
  const store = useDraftStore(codec)
  const [start, setStart] = useState(() => store.load() ?? empty())
  const [customer, setCustomer] = useState(start.customer)
  const [found, setFound] = useState(() => differ(start, empty()))
  const [round, setRound] = useState(0)
  const asked = params.get(PARAM) ?? ''
  const named = asked !== '' && (restaurants?.some(({ id }) => id === asked) ?? true)
  const opening = ({ draft }: StoredDraft<Draft>) =>
    named && draft.restaurantId !== asked ? { ...draft, restaurantId: asked, roomId: '' } : draft

  const { form, draft } = useDraftForm(opening(start), rules, restaurants)
  const { reset, subscribe } = form
  const { isDirty } = form.formState
  // What the URL sets is not stored before the user types.
  const kept = useMemo(() => (isDirty ? { draft, customer } : start), [isDirty, draft, customer, start])
  useEffect(() => store.save(kept), [store, kept])

  const openAgain = useEffectEvent(() => {
    if (!isDirty && differ(draft, opening(start))) reset(opening(start))
  })
  // Whether the URL names a restaurant is known once the list has loaded.
  useEffect(() => openAgain(), [named, asked])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== undefined && named && values.restaurantId !== asked) setParams({}, { replace: true })
        },
      }),
    [subscribe, named, asked, setParams],
  )

  return {
    form,
    draft,
    customer,
    named: named && start.draft.restaurantId !== '' && start.draft.restaurantId !== asked,
    changeCustomer: setCustomer,
    started: differ(kept, empty()),
    found,
    round,
    clear: () => {
      const fresh = empty()
      setStart(fresh)
      setCustomer(fresh.customer)
      reset(opening(fresh))
      setFound(false)
      setRound(round + 1)
    },
  }
}
