import { openHouse } from '@potager/domain/config'
import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { bookingAt, type PlannerBooking, type PlannerPlace } from '@potager/domain/planner'
import { type Reservation, readReservation } from '@potager/domain/reservation'
import { toast } from '@potager/ui/toast'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backOffice, pendingReply, shownToasts } from '../../testing/backOffice.tsx'
import { downloadCalendar } from './downloadCalendar.ts'
import { usePlannerMoves } from './usePlannerMoves.ts'
import { useNoShow, useReservationChanges } from './useReservationChanges.tsx'

const body = drawBody(contract.reservation.updateReservationStatus.response, 1)
const reservation: Reservation = { ...readReservation(body), status: 'PENDING' }
const other: Reservation = { ...reservation, id: '01955b3b-0000-7000-8000-000000000000' }

const taken = { status: 409, body: { message: 'La salle est prise.' } }
const gone = { status: 404, body: { message: 'Réservation introuvable.' } }

function changes(replies: Replies) {
  const { asked, queryClient, run } = backOffice(replies)
  const { result } = run(useReservationChanges)
  for (const key of ['reservations', 'space', 'orders']) queryClient.setQueryData([key], [])
  return {
    asked,
    toasts: shownToasts(),
    changing: () => [...result.current.changing],
    failedReason: ({ id }: Reservation) => result.current.failedReason(id),
    change: (...asking: Parameters<typeof result.current.change>) => act(() => result.current.change(...asking)),
    noteNoShow: (noted: Reservation) => act(() => result.current.noteNoShow(noted)),
    cancel: (...asking: Parameters<typeof result.current.cancel>) => act(() => result.current.cancel(...asking)),
    stale: () => ['reservations', 'space', 'orders'].filter((key) => queryClient.getQueryState([key])?.isInvalidated),
  }
}

describe('changes of reservations', () => {
  it('send the new status with the status that was seen, and refetch the lists', async () => {
    const { asked, toasts, changing, change, stale } = changes({ updateReservationStatus: () => ({ body }) })
    change(reservation, 'COMPLETED')
    expect(changing()).toEqual([reservation.id])
    await waitFor(() => expect(toasts()).toEqual(['✓ Statut mis à jour avec succès !']))
    expect(changing()).toEqual([])
    expect(asked).toMatchObject([{ call: 'updateReservationStatus', params: { id: reservation.id } }])
    expect(asked[0]?.body).toEqual({ status: 'COMPLETED', seenStatus: 'PENDING' })
    expect(stale()).toEqual(['reservations', 'space'])
  })

  it('cancel with the given reason, and show the same messages by either call', async () => {
    const { asked, toasts, changing, change, cancel } = changes({
      updateReservationStatus: (_, time) => (time === 1 ? { body } : taken),
      cancelReservation: (_, time) => (time === 1 ? { body } : gone),
    })
    const done = '✓ Réservation annulée avec succès !'
    const failed = "! Erreur lors de l'annulation\u00a0: "
    change(reservation, 'CANCELLED', 'Complet')
    await waitFor(() => expect(toasts()).toEqual([done]))
    change(reservation, 'CANCELLED')
    await waitFor(() => expect(toasts()).toContain(`${failed}La salle est prise.`))
    cancel(reservation, 'Fermé')
    expect(changing()).toEqual([reservation.id])
    await waitFor(() => expect(toasts().filter((text) => text === done)).toHaveLength(2))
    cancel({ ...reservation, status: 'CONFIRMED' })
    await waitFor(() => expect(toasts()).toContain(`${failed}Réservation introuvable.`))
    expect(changing()).toEqual([])
    expect(asked.map(({ call, body: sent, query }) => [call, sent ?? query])).toEqual([
      ['updateReservationStatus', { status: 'CANCELLED', seenStatus: 'PENDING', reason: 'Complet' }],
      ['updateReservationStatus', { status: 'CANCELLED', seenStatus: 'PENDING' }],
      ['cancelReservation', { seenStatus: 'PENDING', reason: 'Fermé' }],
      ['cancelReservation', { seenStatus: 'CONFIRMED' }],
    ])
  })

  it('note a no-show, with an undo in the toast for a completed reservation [PLN-05]', async () => {
    const absent = { ...body, status: 'COMPLETED', noShow: true }
    const { asked, toasts, noteNoShow, changing } = changes({
      markReservationNoShow: (_, time) => (time === 4 ? taken : { body: absent }),
    })
    noteNoShow({ ...reservation, status: 'CONFIRMED', noShow: false })
    await waitFor(() => expect(toasts()).toEqual(['✓ Absence notée.']))
    noteNoShow({ ...reservation, status: 'COMPLETED', noShow: false })
    expect(changing()).toEqual([reservation.id])
    const undo = await screen.findByRole('button', { name: 'Revenir en arrière' })
    act(() => undo.click())
    await waitFor(() => expect(toasts()).toContain('✓ Absence retirée.'))
    noteNoShow({ ...reservation, status: 'COMPLETED', noShow: false })
    await waitFor(() => expect(toasts()).toContain('! L’absence n’a pas été notée\u00a0: La salle est prise.'))
    expect(asked.map(({ body: sent }) => sent)).toEqual([true, true, false, true].map((noShow) => ({ noShow })))
    expect(changing()).toEqual([])
  })

  it('keep the reason of a failed cancellation until a retry succeeds', async () => {
    const { toasts, change, cancel, failedReason } = changes({
      updateReservationStatus: () => taken,
      cancelReservation: () => ({ body }),
    })
    change(reservation, 'CANCELLED', 'Complet')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect([failedReason(reservation), failedReason(other)]).toEqual(['Complet', ''])
    cancel(reservation, 'Complet')
    await waitFor(() => expect(toasts()).toHaveLength(2))
    expect(failedReason(reservation)).toBe('')
  })

  it('stay pending until their own answer, and show the reason of a refusal', async () => {
    let answerLast = () => {}
    const asLast = new Promise<void>((answer) => {
      answerLast = answer
    })
    const { toasts, changing, change, cancel, stale } = changes({
      updateReservationStatus: () => taken,
      cancelReservation: async () => {
        await asLast
        return { body }
      },
    })
    change(reservation, 'CONFIRMED')
    cancel(other)
    expect(changing()).toEqual([reservation.id, other.id])
    await waitFor(() => expect(changing()).toEqual([other.id]))
    await waitFor(() => expect(toasts()).toEqual(['! Erreur lors de la mise à jour\u00a0: La salle est prise.']))
    expect(stale()).toEqual(['reservations', 'space'])
    answerLast()
    await waitFor(() => expect(changing()).toEqual([]))
  })
})

const drawn = readReservation(drawBody(contract.reservation.updateReservationStatus.response, 1))
const begun: Reservation = { ...drawn, status: 'CONFIRMED', noShow: false, start: '2026-01-10T19:00:00' }
const over: Reservation = { ...begun, status: 'COMPLETED' }

async function noting(booked: Reservation, extensions: boolean | readonly string[] = true) {
  const note = vi.fn<(noted: Reservation) => void>()
  const { run, queryClient } = backOffice(
    { listMyRestaurants: () => ({ body: [] }), listRestaurants: () => ({ body: [] }) },
    { extensions },
  )
  const { result } = run(() => useNoShow(booked, note))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return { note, result }
}

it('a no-show is noted at once for a completed reservation, after a question for a confirmed one [PLN-05]', async () => {
  const { note, result } = await noting(over)
  act(() => result.current.onNoShow?.(over))
  expect(note).toHaveBeenCalledExactlyOnceWith(over)

  act(() => result.current.onNoShow?.(begun))
  expect(note).toHaveBeenCalledOnce()
  render(<>{result.current.question}</>)
  expect(screen.getByText(/Terminée.*ne se défait pas/)).toBeDefined()
  act(() => screen.getByRole('button', { name: 'Noter l’absence', hidden: true }).click())
  expect(note).toHaveBeenLastCalledWith(begun)
})

it('a no-show is not offered before the start, if already noted, or without the call [PLN-05]', async () => {
  const offered = async (...given: Parameters<typeof noting>) =>
    (await noting(...given)).result.current.onNoShow !== undefined
  expect(await offered(begun)).toBe(true)
  expect(await offered({ ...begun, start: '2999-01-10T19:00:00' })).toBe(false)
  expect(await offered({ ...over, noShow: true })).toBe(false)
  expect(await offered(begun, ['listRestaurantBookings'])).toBe(false)
})

describe('usePlannerMoves', () => {
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
  const refusal = { status: 409, body: { message: 'La salle est prise.' } }

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
        changeBooking: ({ params }) => (params.id === lunch.id ? refusal : answered(party.id, later)),
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
})

describe('downloadCalendar', () => {
  const booked = {
    id: '0197a000-0000-7000-8000-0000000000a1',
    start: '2026-11-21T19:00:00',
    end: '2026-11-21T22:00:00',
    status: 'CONFIRMED',
    restaurantName: 'La Fève Tonka',
  } as const

  afterEach(() => {
    openHouse()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  function page() {
    const files: { name: string; blob: Blob }[] = []
    let offered: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      offered = blob instanceof Blob ? blob : undefined
      return 'blob:test'
    })
    const link = { href: '', download: '', click: () => offered && files.push({ name: link.download, blob: offered }) }
    vi.stubGlobal('document', { createElement: () => link })
    return files
  }

  it('offers one booking as an .ics file, in Paris time, with its room or the whole restaurant, named after the house [HOU-08]', async () => {
    const files = page()
    openHouse({ name: 'Le Jardin', sentence: '' })
    downloadCalendar(booked, 'Suzanne Legrand')
    downloadCalendar({ ...booked, roomName: 'Salle des Halles' }, 'Suzanne Legrand')
    expect(files[0]?.name).toMatch(/^agenda-.+\.ics$/)
    expect(files[0]?.blob.type).toBe('text/calendar;charset=utf-8')
    const [whole, room] = await Promise.all(files.map(({ blob }) => blob.text()))
    expect(whole).toContain('SUMMARY:Suzanne Legrand\r\nLOCATION:La Fève Tonka\\, Restaurant entier\r\n')
    expect(whole).toContain('DTSTART;TZID=Europe/Paris:20261121T190000\r\n')
    expect(whole).toContain('\r\nX-WR-CALNAME:Le Jardin · La Fève Tonka\r\n')
    expect(room).toContain('LOCATION:La Fève Tonka\\, Salle des Halles\r\n')
  })

  it('the calendar file is dated by the booking’s last change, or by the current time if unknown', async () => {
    const files = page()
    vi.spyOn(Date, 'now')
      .mockReturnValueOnce(Date.UTC(2026, 10, 20, 9))
      .mockReturnValue(Date.UTC(2026, 10, 20, 10))
    for (const changedAt of [Date.UTC(2026, 10, 19, 8, 30), Date.UTC(2026, 10, 19, 8, 30), undefined, undefined])
      downloadCalendar({ ...booked, ...(changedAt ? { changedAt } : {}) }, 'Suzanne Legrand')
    const [first, again, then, later] = await Promise.all(files.map(({ blob }) => blob.text()))
    expect(first).toContain('DTSTAMP:20261119T083000Z\r\nLAST-MODIFIED:20261119T083000Z\r\n')
    expect(again).toBe(first)
    // Where nobody says when, each file replaces the one before.
    expect(then).toContain('DTSTAMP:20261120T090000Z')
    expect(later).toContain('DTSTAMP:20261120T100000Z')
  })

  it('a booking with unreadable times shows an error and offers no calendar file', () => {
    const files = page()
    const said = vi.spyOn(toast, 'error').mockReturnValue('')
    downloadCalendar({ ...booked, start: null }, 'Suzanne Legrand')
    downloadCalendar({ ...booked, end: '2026-11-21' }, 'Suzanne Legrand')
    expect(said).toHaveBeenCalledTimes(2)
    expect(files).toEqual([])
  })
})
