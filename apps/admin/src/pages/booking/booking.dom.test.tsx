import type { BookingWish } from '@potager/domain/booking'
import type { Customer } from '@potager/domain/customer'
import type { Replies } from '@potager/domain/fixtures'
import { type ReservationDraft, reservationDraft } from '@potager/domain/reservation'
import { reservationRules } from '@potager/ui/reservation'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { backOffice, shownToasts } from '../../testing/backOffice.tsx'
import { addressOfNew, placedReservation } from '../reservation/reservationAddress.ts'
import { useWishAnswer } from './bookingChanges.tsx'
import { useBookingDraft } from './useBookingDraft.ts'

const codec = { ...reservationDraft, name: 'reservation' }
const empty = () => ({ draft: reservationDraft.empty(), customer: null })
const tonka = { id: 'tonka' }
const olive = { id: 'olive' }
const camille = { id: 'c1', fullName: 'Camille Le Goff', email: 'camille@exemple.test' }

const use = (restaurants?: readonly { id: string }[]) => () =>
  useBookingDraft(codec, empty, (draft) => reservationRules(draft, undefined), restaurants, placedReservation)

type Result = { current: ReturnType<ReturnType<typeof use>> }

function fill({ current }: Result, typed: Partial<ReservationDraft>) {
  act(() => {
    for (const [field, value] of Object.entries(typed)) {
      current.form.setValue(field as keyof ReservationDraft, value, { shouldDirty: true })
    }
  })
}

function choose(result: Result, customer: Customer | null) {
  fill(result, { customerId: customer?.id ?? '' })
  act(() => result.current.changeCustomer(customer))
}

/** A page reload: unmounts the page and mounts it again at its URL. */
type Page = ReturnType<ReturnType<typeof backOffice>['run']>
function reloaded(office: ReturnType<typeof backOffice>, page: Page, at = page.address()) {
  page.unmount()
  return office.run(use([tonka, olive]), at)
}

describe('the draft of a booking', () => {
  it('is restored after a reload with its customer, even before restaurants load, until it is cleared', () => {
    const office = backOffice()
    const page = office.run(use([tonka, olive]))
    const { result } = page
    expect(result.current).toMatchObject({ started: false, found: false, named: false, round: 0, customer: null })
    fill(result, { restaurantId: 'tonka', roomId: 'salon', notes: 'Au calme' })
    choose(result, camille)
    expect(result.current).toMatchObject({ started: true, found: false })
    const again = reloaded(office, page).result
    expect(again.current).toMatchObject({
      draft: { restaurantId: 'tonka', roomId: 'salon', notes: 'Au calme', customerId: 'c1' },
      customer: camille,
      started: true,
      found: true,
      named: false,
    })
    expect(office.run(use()).result.current.draft).toMatchObject({ restaurantId: 'tonka', roomId: 'salon' })
    act(() => again.current.clear())
    expect(again.current).toMatchObject({ ...empty(), started: false, found: false, round: 1 })
    act(() => again.current.clear())
    expect(again.current.round).toBe(2)
  })

  it('has the only restaurant preselected until another choice, without counting as input', () => {
    const { result } = backOffice().run(use([tonka]))
    expect(result.current).toMatchObject({ draft: { restaurantId: 'tonka' }, started: false, named: false })
    fill(result, { notes: 'Au calme' })
    expect(result.current.draft).toMatchObject({ restaurantId: 'tonka', notes: 'Au calme' })
    fill(result, { restaurantId: '' })
    expect(result.current.draft).toMatchObject({ restaurantId: '', notes: 'Au calme' })
    act(() => result.current.clear())
    expect(result.current.draft.restaurantId).toBe('tonka')
  })

  it('forgets the customer who is taken out of it, and nothing else', () => {
    const { result } = backOffice().run(use([tonka, olive]))
    fill(result, { notes: 'Au calme' })
    choose(result, camille)
    choose(result, null)
    expect(result.current).toMatchObject({ draft: { customerId: '', notes: 'Au calme' }, customer: null })
  })

  it('takes the restaurant from the address, and removes it from there on another choice', () => {
    const office = backOffice()
    const page = office.run(use([tonka, olive]), '/create-reservation?restaurant=olive')
    const { result } = page
    expect(result.current).toMatchObject({ draft: { restaurantId: 'olive' }, named: false, started: false })
    fill(result, { notes: 'Au calme' })
    expect(page.address()).toBe('/create-reservation?restaurant=olive')
    fill(result, { restaurantId: 'tonka' })
    expect(page.address()).toBe('/create-reservation')
    expect(result.current.draft).toMatchObject({ restaurantId: 'tonka', notes: 'Au calme' })
    expect(page.router.state.historyAction).toBe('REPLACE')
    expect(reloaded(office, page).result.current.draft.restaurantId).toBe('tonka')
  })

  it('drops its room if the address names another restaurant, and reports it', () => {
    const office = backOffice()
    const page = office.run(use([tonka, olive]))
    fill(page.result, { restaurantId: 'tonka', roomId: 'salon' })
    const there = reloaded(office, page, '/create-reservation?restaurant=olive')
    expect(there.result.current).toMatchObject({
      draft: { restaurantId: 'olive', roomId: '' },
      named: true,
      found: true,
    })
    choose(there.result, camille)
    expect(reloaded(office, there, '/create-reservation').result.current).toMatchObject({
      draft: { restaurantId: 'olive', roomId: '', customerId: 'c1' },
      named: false,
    })
  })

  it('keeps its restaurant and room where the address names the same one', () => {
    const office = backOffice()
    const page = office.run(use([tonka, olive]))
    fill(page.result, { restaurantId: 'tonka', roomId: 'salon' })
    const there = reloaded(office, page, '/create-reservation?restaurant=tonka')
    expect(there.result.current).toMatchObject({ draft: { restaurantId: 'tonka', roomId: 'salon' }, named: false })
  })

  it('ignores an unknown restaurant in the address, but takes it until restaurants are loaded', () => {
    const office = backOffice()
    const at = '/create-reservation?restaurant=nulle-part'
    const page = office.run(use([tonka, olive]), at)
    expect(page.result.current).toMatchObject({ draft: { restaurantId: '' }, named: false })
    fill(page.result, { restaurantId: 'tonka' })
    expect(page.address()).toBe(at)
    page.unmount()
    const waiting = office.run(use(), at)
    expect(waiting.result.current).toMatchObject({ draft: { restaurantId: 'nulle-part' }, named: true })
  })

  it('gets its restaurant and room back once the restaurant of the address proves unknown', () => {
    const office = backOffice()
    const page = office.run(use([tonka, olive]))
    fill(page.result, { restaurantId: 'tonka', roomId: 'salon' })
    page.unmount()
    const { result } = office.run(() => {
      const [restaurants, arrive] = useState<readonly { id: string }[]>()
      return { ...use(restaurants)(), arrive }
    }, '/create-reservation?restaurant=nulle-part')
    expect(result.current.draft).toMatchObject({ restaurantId: 'nulle-part', roomId: '' })
    act(() => result.current.arrive([tonka]))
    expect(result.current).toMatchObject({ draft: { restaurantId: 'tonka', roomId: 'salon' }, named: false })
    fill(result, { notes: 'Au calme' })
    expect(office.run(use([tonka, olive])).result.current.draft).toMatchObject({ roomId: 'salon', notes: 'Au calme' })
  })

  it('is not shown to another account that signs in in the same tab', () => {
    const office = backOffice()
    const page = office.run(use([tonka, olive]))
    fill(page.result, { notes: 'Au calme' })
    page.unmount()
    const other = { accessToken: 'jeton', refreshToken: 'autre', username: 'chef', role: 'ADMIN' }
    expect(backOffice({}, { auth: other }).run(use([tonka, olive])).result.current.found).toBe(false)
    expect(backOffice().run(use([tonka, olive])).result.current.found).toBe(true)
  })
})

describe('the draft of a reservation at a place of the planner [PLN-04]', () => {
  const place = { start: '2026-11-21T12:00:00', end: '2026-11-21T14:00:00', roomId: 'salon' }
  const at = addressOfNew('tonka', place)
  const shown = { ...place, restaurantId: 'tonka', type: 'MEETING_ROOM' }

  it('is filled in from the address, and not stored until somebody types', () => {
    const office = backOffice()
    const page = office.run(use([tonka]), at)
    expect(page.result.current).toMatchObject({ draft: shown, started: false, found: false, ownPlace: undefined })
    expect(reloaded(office, page, '/create-reservation').result.current.draft).toEqual(reservationDraft.empty())
    const whole = office.run(use([tonka]), addressOfNew('tonka', { ...place, roomId: null })).result.current.draft
    expect(whole).toMatchObject({ type: 'RESTAURANT_FULL', roomId: '', start: place.start })
  })

  it('drops the place from the address when its time changes, and keeps what was typed', () => {
    const office = backOffice()
    const page = office.run(use([tonka]), at)
    fill(page.result, { notes: 'Au calme' })
    expect(page.address()).toBe(at)
    fill(page.result, { start: '2026-11-21T13:00:00' })
    expect(page.address()).toBe('/create-reservation')
    expect(reloaded(office, page).result.current.draft).toMatchObject({
      ...shown,
      start: '2026-11-21T13:00:00',
      notes: 'Au calme',
    })
  })

  it('keeps the other fields of an earlier draft, whose place can be restored until somebody types', () => {
    const office = backOffice()
    const page = office.run(use([tonka, olive]))
    const own = { restaurantId: 'olive', start: '2026-12-24T19:00:00', end: '2026-12-24T21:00:00', notes: 'Au calme' }
    fill(page.result, own)
    const there = reloaded(office, page, at)
    expect(there.result.current).toMatchObject({ draft: { ...shown, notes: 'Au calme' }, found: true })
    act(() => there.result.current.ownPlace?.())
    expect(there.result.current).toMatchObject({ draft: own, ownPlace: undefined })
    const again = reloaded(office, there, at).result
    fill(again, { notes: 'Au calme, merci' })
    expect(again.current).toMatchObject({ draft: shown, ownPlace: undefined })
  })

  it('has no place if a time is missing or unreadable', () => {
    for (const said of [
      'debut=2026-11-21T12:00',
      'debut=demain&fin=2026-11-21T14:00',
      'debut=2026-11-21&fin=2026-11-22',
    ])
      expect(placedReservation(new URLSearchParams(said))).toEqual({})
  })
})

const id = '01955b3b-0000-7000-8000-000000000000'
const wish: BookingWish = { start: '2026-12-03T20:00:00', end: '2026-12-03T22:00:00', people: 4 }
const stands = { startTime: '2026-12-03T20:00:00', endTime: '2026-12-03T22:00:00', numberOfPeople: 4 }
const keys = ['reservations', 'event-requests', 'space', 'day', 'orders']

function answers(replies: Replies) {
  const { asked, queryClient, run } = backOffice(replies)
  const close = vi.fn<() => void>()
  const { result } = run(() => useWishAnswer(close))
  for (const key of keys) queryClient.setQueryData([key], [])
  return {
    asked,
    close,
    toasts: shownToasts(),
    answer: (accepted: boolean, of: BookingWish | null = wish) =>
      act(() => result.current.shown.onWish?.(of ? { id, wish: of } : { id }, accepted)),
    question: () =>
      result.current.question.props as { open: boolean; start: string; onConfirm: (reason: string) => void },
    stale: () => keys.filter((key) => queryClient.getQueryState([key])?.isInvalidated),
  }
}

describe('the answer to a wish [VIS-17]', () => {
  it('accepts without a question, sends the wish that was shown, and refetches the affected lists', async () => {
    const { asked, toasts, close, answer, stale } = answers({ answerBookingWish: () => ({ body: stands }) })
    answer(true)
    await waitFor(() => expect(toasts()).toEqual(['✓ Moment accepté.']))
    expect(close).not.toHaveBeenCalled()
    expect(asked).toMatchObject([{ call: 'answerBookingWish', params: { id } }])
    expect(asked[0]?.body).toEqual({ accepted: true, seen: '2026-12-03T20:00 2026-12-03T22:00 4' })
    expect(stale()).toEqual(['reservations', 'event-requests', 'space', 'day'])
  })

  it('declines with the reason from a dialog; after a failure shows why and keeps the reason', async () => {
    const { asked, toasts, close, answer, question } = answers({
      answerBookingWish: () => ({ status: 409, body: { message: 'Une réponse a été donnée.' } }),
    })
    answer(false)
    expect(close).toHaveBeenCalledOnce()
    expect(asked).toEqual([])
    expect(question().open).toBe(true)
    act(() => question().onConfirm('Complet'))
    await waitFor(() =>
      expect(toasts()).toEqual(['! La réponse n’a pas été enregistrée\u00a0: Une réponse a été donnée.']),
    )
    expect(question().open).toBe(false)
    expect(asked[0]?.body).toMatchObject({ accepted: false, reason: 'Complet' })
    answer(false)
    expect(question()).toMatchObject({ open: true, start: 'Complet' })
  })

  it('asks and sends nothing without a wish', () => {
    const { asked, answer, question } = answers({})
    answer(true, null)
    answer(false, null)
    expect(question().open).toBe(false)
    expect(asked).toEqual([])
  })
})
