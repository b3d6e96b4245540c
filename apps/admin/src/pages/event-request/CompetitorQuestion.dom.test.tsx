import { type BookingStatus, readCompetingBooking } from '@potager/domain/booking'
import { contract } from '@potager/domain/contract'
import { readEventRequest } from '@potager/domain/event-request'
import { drawBody } from '@potager/domain/fixtures'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CompetitorQuestion } from './CompetitorQuestion.tsx'

const [body] = drawBody(contract.booking.listCompetingBookings.response, 2)
const competitor = readCompetingBooking(body)
const request = readEventRequest(drawBody(contract.eventRequest.updateEventRequestStatus.response, 1))

function ask(status: BookingStatus, holdsSpace: boolean) {
  const on = {
    onConfirm: vi.fn<() => void>(),
    onCheckAgain: vi.fn<() => void>(),
    onRefuse: vi.fn<() => void>(),
    onKeep: vi.fn<() => void>(),
  }
  const asked = { request: { ...request, status }, competitors: [{ ...competitor, holdsSpace }] }
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
