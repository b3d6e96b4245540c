import { type Replies } from '@potager/domain/fixtures'
import { bookingAt, type PlannerBooking, type PlannerPlace } from '@potager/domain/planner'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { backOffice, pendingReply } from '../../testing/backOffice.tsx'
import { shownToasts } from '../../testing/toasts.tsx'
import { usePlannerMoves } from './usePlannerMoves.ts'

const ids = ['01955b3b-0000-7000-8000-000000000001', '01955b3b-0000-7000-8000-000000000002']
const room = '01955b3b-0000-7000-8000-00000000000a'
const [lunch, party] = ids.map((id, index) => ({
  id,
  kind: index === 0 ? 'RESERVATION' : 'EVENT',
  title: 'Suzanne Legrand',
  status: 'CONFIRMED',
  people: 8,
  start: '2026-12-05T12:00:00',
  end: '2026-12-05T14:00:00',
})) as [PlannerBooking, PlannerBooking]
const later: PlannerPlace = { start: '2026-12-05T13:00:00', end: '2026-12-05T15:00:00', roomId: null }
const inRoom: PlannerPlace = { ...later, roomId: room }

const answered = (id: string, { start, end, roomId }: PlannerPlace) => ({
  body: {
    id,
    status: 'CONFIRMED',
    startTime: start,
    endTime: end,
    numberOfPeople: 8,
    ...(roomId ? { meetingRoomId: roomId } : {}),
    customerId: ids[1],
  },
})
const taken = { status: 409, body: { message: 'La salle est prise.' } }

function planner(replies: Replies, extensions: boolean | readonly string[] = true) {
  const { asked, queryClient, run } = backOffice(replies, { extensions })
  const { result } = run(() => {
    const [read, reread] = useState({ bookings: [lunch, party], at: 0 })
    return { ...usePlannerMoves(read.bookings, read.at), reread }
  })
  queryClient.setQueryData(['reservations'], [])
  return {
    asked,
    toasts: shownToasts(),
    places: () => result.current.shown?.map(({ start, roomId }) => `${start.slice(11, 16)} ${roomId ?? '-'}`),
    moving: () => [...result.current.moving],
    move: (booking: PlannerBooking, place: PlannerPlace) => act(() => result.current.onMove?.(booking, place)),
    reread: (...bookings: PlannerBooking[]) => act(() => result.current.reread({ bookings, at: Date.now() + 1 })),
    offers: () => result.current.onMove !== undefined,
    stale: () => queryClient.getQueryState(['reservations'])?.isInvalidated,
  }
}

describe('a move in the planner [PLN-06]', () => {
  it('is shown at once, sent with the seen state, and kept until the lists are read again', async () => {
    const { reply, give } = pendingReply()
    const { asked, places, moving, move, toasts, reread, stale } = planner({ changeBooking: () => reply })
    move(lunch, inRoom)
    expect(places()).toEqual([`13:00 ${room}`, '12:00 -'])
    expect(moving()).toEqual([lunch.id])
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.body).toEqual({
      startTime: inRoom.start,
      endTime: inRoom.end,
      numberOfPeople: 8,
      meetingRoomId: room,
      seen: 'CONFIRMED 2026-12-05T12:00 2026-12-05T14:00 8 -',
    })
    give(answered(lunch.id, inRoom))
    await waitFor(() => expect(toasts()).toEqual(['✓ Réservation déplacée.Revenir en arrière']))
    expect(moving()).toEqual([])
    expect(stale()).toBe(true)
    expect(places()).toEqual([`13:00 ${room}`, '12:00 -'])
    reread(bookingAt(lunch, { ...inRoom, start: '2026-12-05T14:00:00' }), party)
    expect(places()).toEqual([`14:00 ${room}`, '12:00 -'])
  })

  it('is undone from its toast, with the moved place as the seen state', async () => {
    const { asked, places, move, toasts } = planner({
      changeBooking: (_, time) => answered(party.id, time === 1 ? inRoom : { ...party, roomId: null }),
    })
    move(party, inRoom)
    const undo = await screen.findByRole('button', { name: 'Revenir en arrière' })
    act(() => undo.click())
    expect(places()?.[1]).toBe('12:00 -')
    await waitFor(() => expect(toasts()).toEqual(['✓ Événement remis à sa place.']))
    expect(asked[1]?.body).toEqual({
      startTime: party.start,
      endTime: party.end,
      numberOfPeople: 8,
      meetingRoomId: null,
      seen: `CONFIRMED 2026-12-05T13:00 2026-12-05T15:00 8 ${room}`,
    })
  })

  it('is reverted with the reason of a refusal, while another move stays', async () => {
    const { places, move, moving, toasts } = planner({
      changeBooking: ({ params }) => (params.id === lunch.id ? taken : answered(party.id, later)),
    })
    move(lunch, later)
    move(party, later)
    expect(places()).toEqual(['13:00 -', '13:00 -'])
    await waitFor(() => expect(moving()).toEqual([]))
    expect(places()).toEqual(['12:00 -', '13:00 -'])
    expect(toasts()).toContain('! Rien n’a été déplacé\u00a0: La salle est prise.')
    expect(toasts()).toContain('✓ Événement déplacé.Revenir en arrière')
  })

  it('replaces the toast of an earlier move of the same booking', async () => {
    const { move, toasts, moving } = planner({ changeBooking: () => answered(lunch.id, later) })
    move(lunch, later)
    await waitFor(() => expect(toasts()).toHaveLength(1))
    move(bookingAt(lunch, later), inRoom)
    await waitFor(() => expect(moving()).toEqual([]))
    await waitFor(() => expect(toasts()).toEqual(['✓ Réservation déplacée.Revenir en arrière']))
  })

  it('is not offered by a backend without the call [PLN-03]', () => {
    expect(planner({}).offers()).toBe(true)
    expect(planner({}, ['listRestaurantBookings']).offers()).toBe(false)
  })
})
