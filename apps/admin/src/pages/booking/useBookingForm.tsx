import type { Call } from '@potager/domain/api'
import type { BookingDraft, BookingKind } from '@potager/domain/booking'
import { canAskForRooms, listAvailableRooms, roomsForPeriod } from '@potager/domain/meeting-room'
import { bookingFormMessages, bookingFormMessages as words } from '@potager/domain/messages'
import type { Restaurant } from '@potager/domain/restaurant'
import type { ErrorBody } from '@potager/domain/wire'
import type { BookingRules } from '@potager/ui/booking'
import { Button } from '@potager/ui/button'
import { ConfirmDialog } from '@potager/ui/feedback'
import { useServerErrors } from '@potager/ui/input'
import { toast } from '@potager/ui/toast'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { listOf, useApiQuery } from '../../platform/data/useApi.ts'
import { useCreation } from '../../platform/data/useCreation.ts'
import { useRecords } from '../../platform/data/useRecords.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useCustomerSearch, useNewCustomer } from '../customer/useCustomerChoice.tsx'
import { restaurantChoice } from '../restaurant/useRememberedRestaurant.tsx'
import { useRestaurants } from '../restaurant/useRestaurants.ts'
import { useBookingDraft } from './useBookingDraft.ts'

type Booking = { customerId: string; restaurantId: string; roomId: string; start: string; end: string }

/** One kind of booking, as its creation page needs it. */
export type BookingFormKind<Draft> = {
  kind: BookingKind
  /** The kind of draft, used as prefix of its storage key. */
  name: string
  form: BookingDraft<Draft>
  rules: (draft: Draft, restaurant: Restaurant | undefined) => BookingRules
  create: Pick<Call<Draft, unknown>, 'resource'>
  messageOf: (body: ErrorBody) => string
  /** Path of where one goes afterwards, label of the link there, and message shown there after creation. */
  list: string | ((draft: Draft) => string)
  back: string
  created: string
  wantsRoom: (draft: Draft) => boolean
  /** The room and the moment that a URL asks for, beside its restaurant. */
  placed?: (params: URLSearchParams) => Partial<Draft>
}

/**
 * The page that creates a booking: a form over a draft that survives reloads, restaurants, free rooms, customer search
 * and submission.
 * @returns the form's props; `round`, the form's key for a restart; `dialogs`, to be rendered before the form
 */
export function useBookingForm<Draft extends Booking>({ form, ...of }: BookingFormKind<Draft>) {
  const navigate = useNavigate()
  const restaurants = useRestaurants()
  const restaurantOf = ({ restaurantId }: Draft) => restaurants.data?.find(({ id }) => id === restaurantId)
  const kept = useBookingDraft(
    { ...form, name: of.name },
    () => ({ draft: form.empty(), customer: null }),
    (draft) => of.rules(draft, restaurantOf(draft)),
    restaurants.data,
    of.placed,
  )
  const { draft, customer } = kept
  const list = typeof of.list === 'string' ? of.list : of.list(draft)
  const leave = () => void navigate(list)
  const search = useCustomerSearch()
  const { onCreate, dialog } = useNewCustomer(draft.restaurantId)
  const now = useNow()
  const wanted = { restaurantId: draft.restaurantId, start: draft.start, end: draft.end }
  const free = useApiQuery(listAvailableRooms, wanted, { enabled: of.wantsRoom(draft) && canAskForRooms(wanted) })
  const rooms = restaurantOf(draft)?.rooms ?? []
  const { create } = useRecords(of.create.resource)
  const { send, submitting, serverErrors, refusalOf } = useCreation<Draft, unknown>(create, {
    refusal: (body) => ({ fields: body.fields, message: of.messageOf(body) }),
    fieldOf: form.fieldOf,
    onCreated: () => {
      kept.clear()
      toast.success(of.created)
      leave()
    },
  })
  useServerErrors(kept.form, serverErrors)
  const end = useDraftEnd({ kind: of.kind, started: kept.started, clear: kept.clear, leave })

  return {
    /** Dialogs of the page, outside of its form. */
    dialogs: (
      <>
        {end.question}
        {dialog}
      </>
    ),
    round: kept.round,
    form: {
      form: kept.form,
      draft,
      customer,
      restaurants: restaurantChoice(restaurants),
      restaurantHint: kept.named ? words.restaurantOfPage : undefined,
      search: { ...search, onCreate },
      rooms: { ...listOf(free), items: free.data ? roomsForPeriod(rooms, free.data) : null },
      now,
      submitting,
      refusal: refusalOf(draft),
      begunAgain: kept.round > 0,
      onAfresh: kept.found ? end.beginAgain : undefined,
      onOwnPlace: kept.ownPlace,
      back: (
        <Button component={Link} to={list} size="small">
          {of.back}
        </Button>
      ),
      onCustomer: kept.changeCustomer,
      onSubmit: send,
      onCancel: end.cancel,
    },
  }
}

const draftWords = bookingFormMessages.draft

type DraftEnd = { kind: BookingKind; started: boolean; clear: () => void; leave: () => void }

/**
 * Ends a booking draft by leaving or restarting, after confirming the loss of input. Render `question` before the form:
 * on closing it releases focus before the restarted form takes it.
 */
function useDraftEnd({ kind, started, clear, leave }: DraftEnd) {
  const [asked, ask] = useState<'leave' | 'stay' | null>(null)
  return {
    cancel: () => (started ? ask('leave') : leave()),
    beginAgain: () => ask('stay'),
    question: (
      <ConfirmDialog
        open={asked !== null}
        title={draftWords[kind].question}
        message={draftWords.warning}
        confirmLabel={draftWords[kind].abandon}
        cancelLabel={draftWords.keep}
        onConfirm={() => {
          ask(null)
          clear()
          if (asked === 'leave') leave()
        }}
        onCancel={() => ask(null)}
      />
    ),
  }
}
