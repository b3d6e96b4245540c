import type { StoredDraft } from '@potager/domain/booking'
import { type BookingRules, useDraftForm } from '@potager/ui/booking'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type DraftCodec, useDraftStore } from '../../platform/draft/draftStore.ts'

type BookingLocation = { restaurantId: string; roomId: string; customerId: string; start: string }

const PARAM = 'restaurant'

/** The restaurant of a house that has one, for a draft without any. */
const onlyOf = (restaurants: readonly { id: string }[] = [], { restaurantId }: { restaurantId: string }) =>
  restaurants.length === 1 && restaurantId === '' ? (restaurants[0]?.id ?? '') : ''

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/**
 * A booking form over its stored draft, of the only restaurant where there is one. The restaurant in `?restaurant=`
 * overrides the stored one and clears its room, and what `placed` reads beside it overrides the rest; another choice
 * removes all from the URL, so that a reload restores that choice.
 * @param rules validation rules of a draft
 * @param restaurants the available ones, undefined while loading; others are ignored
 * @param placed the room and the moment that a URL asks for
 * @returns `named`: the URL replaced the restaurant of a stored draft; `started`: there is input to lose; `found`: a
 * stored draft was restored; `ownPlace`: goes back to the room and the moment of that draft, where the URL replaced them and
 * nothing was typed since; `round`: number of restarts
 */
export function useBookingDraft<Draft extends BookingLocation>(
  codec: DraftCodec<StoredDraft<Draft>>,
  empty: () => StoredDraft<Draft>,
  rules: (draft: Draft) => BookingRules,
  restaurants: readonly { id: string }[] | undefined,
  placed: (params: URLSearchParams) => Partial<Draft> = () => ({}),
) {
  const [params, setParams] = useSearchParams()
  const store = useDraftStore(codec)
  const [start, setStart] = useState(() => store.load() ?? empty())
  const [customer, setCustomer] = useState(start.customer)
  const [found, setFound] = useState(() => differ(start, empty()))
  const [round, setRound] = useState(0)
  const asked = params.get(PARAM) ?? onlyOf(restaurants, start.draft)
  const named = asked !== '' && (restaurants?.some(({ id }) => id === asked) ?? true)
  const place = named ? placed(params) : {}
  const opening = ({ draft }: StoredDraft<Draft>) =>
    named ? { ...draft, ...(draft.restaurantId === asked ? {} : { restaurantId: asked, roomId: '' }), ...place } : draft
  const isAsked = (values: Draft) => !differ({ ...values, restaurantId: asked, ...place }, values)

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
  const forget = () => setParams({}, { replace: true })
  const onTyped = useEffectEvent((values: Draft) => {
    if (named && !isAsked(values)) forget()
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => name !== undefined && onTyped(values),
      }),
    [subscribe],
  )

  return {
    form,
    draft,
    customer,
    named: named && start.draft.restaurantId !== '' && start.draft.restaurantId !== asked,
    changeCustomer: setCustomer,
    started: differ(kept, empty()),
    found,
    ownPlace: start.draft.start && !isDirty && differ({ ...start.draft, ...place }, start.draft) ? forget : undefined,
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
