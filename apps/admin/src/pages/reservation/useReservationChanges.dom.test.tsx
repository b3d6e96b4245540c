import { contract } from '@potager/domain/contract'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { type Reservation, readReservation } from '@potager/domain/reservation'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { shownToasts } from '../../testing/toasts.tsx'
import { useReservationChanges } from './useReservationChanges.ts'

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
