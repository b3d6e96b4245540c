import { type BookingStatus, readCompetingBooking } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { type EventRequest, readEventRequest } from '@potager/domain/event-request'
import { drawBody, type Replies } from '@potager/domain/fixtures'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backOffice, shownToasts } from '../../testing/backOffice.tsx'
import { CompetitorQuestion } from './CompetitorQuestion.tsx'
import { useEventRequestChanges } from './useEventRequestQuestions.tsx'

const body = drawBody(contract.eventRequest.updateEventRequestStatus.response, 1)
const request: EventRequest = { ...readEventRequest(body), status: 'PENDING' }
const other: EventRequest = { ...request, id: '01955b3b-0000-7000-8000-000000000000' }

const taken = { status: 409, body: { message: 'La place est prise.' } }
const gone = { status: 404, body: { message: 'Demande introuvable.' } }

function changes(side: 'list' | 'management', replies: Replies) {
  const { asked, queryClient, run } = backOffice(replies)
  const { result } = run(() => useEventRequestChanges(side))
  for (const key of ['event-requests', 'space', 'orders']) queryClient.setQueryData([key], [])
  return {
    asked,
    toasts: shownToasts(),
    changing: () => [...result.current.changing],
    change: (...asking: Parameters<typeof result.current.change>) => act(() => result.current.change(...asking)),
    end: (...asking: Parameters<typeof result.current.end>) => act(() => result.current.end(...asking)),
    stale: () => ['event-requests', 'space', 'orders'].filter((key) => queryClient.getQueryState([key])?.isInvalidated),
  }
}

describe('changes of event requests', () => {
  it('send the new status with the status that was seen, and refetch the lists', async () => {
    const { asked, toasts, changing, change, stale } = changes('list', { updateEventRequestStatus: () => ({ body }) })
    change(request, 'CONFIRMED')
    expect(changing()).toEqual([request.id])
    await waitFor(() => expect(toasts()).toEqual(['✓ Statut mis à jour avec succès !']))
    expect(changing()).toEqual([])
    expect(asked).toMatchObject([{ call: 'updateEventRequestStatus', params: { id: request.id } }])
    expect(asked[0]?.body).toEqual({ status: 'CONFIRMED', seenStatus: 'PENDING' })
    expect(stale()).toEqual(['event-requests', 'space'])
  })

  it.each([
    ['the list cancels', 'list', '✓ Demande annulée avec succès', "Erreur lors de l'annulation"],
    ['the management refuses', 'management', '✓ Demande refusée avec succès !', 'Erreur lors du refus'],
  ] as const)(
    'send the reason and show messages of their own when %s, by either call',
    async (_, side, done, failed) => {
      const { asked, toasts, changing, change, end } = changes(side, {
        updateEventRequestStatus: (_asked, time) => (time === 1 ? { body } : taken),
        cancelEventRequest: (_asked, time) => (time === 1 ? { body } : gone),
      })
      change(request, 'CANCELLED', 'Complet')
      await waitFor(() => expect(toasts()).toEqual([done]))
      change(request, 'CANCELLED')
      await waitFor(() => expect(toasts()).toContain(`! ${failed}\u00a0: La place est prise.`))
      end(request, 'Fermé')
      expect(changing()).toEqual([request.id])
      await waitFor(() => expect(toasts().filter((text) => text === done)).toHaveLength(2))
      end({ ...request, status: 'CONFIRMED' })
      await waitFor(() => expect(toasts()).toContain(`! ${failed}\u00a0: Demande introuvable.`))
      expect(changing()).toEqual([])
      expect(asked.map(({ call, body: sent, query }) => [call, sent ?? query])).toEqual([
        ['updateEventRequestStatus', { status: 'CANCELLED', seenStatus: 'PENDING', reason: 'Complet' }],
        ['updateEventRequestStatus', { status: 'CANCELLED', seenStatus: 'PENDING' }],
        ['cancelEventRequest', { seenStatus: 'PENDING', reason: 'Fermé' }],
        ['cancelEventRequest', { seenStatus: 'CONFIRMED' }],
      ])
    },
  )

  it('stay pending until their own answer, and show the reason of a refusal', async () => {
    let answerLast = () => {}
    const asLast = new Promise<void>((answer) => {
      answerLast = answer
    })
    const { toasts, changing, change, end, stale } = changes('management', {
      updateEventRequestStatus: () => taken,
      cancelEventRequest: async () => {
        await asLast
        return { body }
      },
    })
    change(request, 'CONFIRMED')
    end(other)
    expect(changing()).toEqual([request.id, other.id])
    await waitFor(() => expect(changing()).toEqual([other.id]))
    await waitFor(() =>
      expect(toasts()).toEqual(['! Erreur lors de la mise à jour du statut\u00a0: La place est prise.']),
    )
    expect(stale()).toEqual(['event-requests', 'space'])
    answerLast()
    await waitFor(() => expect(changing()).toEqual([]))
  })
})

describe('CompetitorQuestion', () => {
  const [competing] = drawBody(contract.booking.listCompetingBookings.response, 2)
  const competitor = readCompetingBooking(competing)
  const asking = readEventRequest(drawBody(contract.eventRequest.updateEventRequestStatus.response, 1))

  function ask(status: BookingStatus, holdsSpace: boolean) {
    const on = {
      onConfirm: vi.fn<() => void>(),
      onCheckAgain: vi.fn<() => void>(),
      onRefuse: vi.fn<() => void>(),
      onKeep: vi.fn<() => void>(),
    }
    const asked = { request: { ...asking, status }, competitors: [{ ...competitor, holdsSpace }] }
    render(<CompetitorQuestion asked={asked} refuseLabel="Refuser la demande" {...on} />)
    return { ...on, buttons: screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent) }
  }

  describe('the question before a request is confirmed', () => {
    afterEach(cleanup)

    it('offers no confirmation where the place is taken, but to refuse', () => {
      const { buttons, onRefuse } = ask('PENDING', true)
      expect(buttons).toEqual(['Refuser la demande', 'Laisser en attente'])
      expect(screen.getByRole('alertdialog', { hidden: true }).textContent).toContain('La place est déjà prise')
      screen.getByRole('button', { hidden: true, name: 'Refuser la demande' }).click()
      expect(onRefuse).toHaveBeenCalledOnce()
    })

    it('only informs that the space is taken if the request is no longer pending', () => {
      expect(ask('CANCELLED', true).buttons).toEqual(['D’accord'])
    })

    it('asks whether to confirm where others only ask for the place', () => {
      expect(ask('PENDING', false).buttons).toEqual(['Confirmer la demande', 'Laisser en attente'])
    })
  })
})
