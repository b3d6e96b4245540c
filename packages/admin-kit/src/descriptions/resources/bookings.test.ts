import { reservationStatusLabels } from '@potager/domain/messages'
import { describe, expect, it } from 'vitest'
import { bookingActions, bookingFilters, standingColumns } from './bookings.ts'

const booking = { id: '7', status: 'PENDING', people: 12, createdAt: Date.parse('2026-11-20T17:05:00Z') }

describe('reservations and event requests', () => {
  it('end with how many come, where it stands as their own words say it, and since when', () => {
    const columns = standingColumns('event-request', () => 'puce')
    const cancelled = { ...booking, status: 'CANCELLED' }
    expect(columns.map(({ label, cell }) => [label, cell?.(cancelled)])).toEqual([
      ['Personnes', 12],
      ['Statut', 'Refusé'],
      ['Reçue le', '20/11/2026 18:05'],
    ])
    expect(standingColumns('reservation', () => '').map(({ cell }) => cell?.(cancelled))).toContain('Annulée')
    expect(columns.map(({ render }) => render?.(booking))).toEqual([undefined, 'puce', undefined])
  })

  it('can be sorted by each of these; the day they were made is shown when it is chosen', () => {
    const columns = standingColumns('reservation', () => '')
    expect(columns.map(({ sortable }) => sortable)).toEqual([true, true, true])
    expect(columns.filter(({ hidden }) => hidden).map(({ source }) => source)).toEqual(['createdAt'])
  })

  it('are filtered by text, state, restaurant and day', () => {
    const filters = bookingFilters(reservationStatusLabels, () => null)
    expect(filters.map(({ kind, source }) => [kind, source])).toEqual([
      ['text', 'q'],
      ['choice', 'status'],
      ['own', 'restaurantId'],
      ['day', 'day'],
    ])
    const states = filters.flatMap((filter) => (filter.kind === 'choice' ? filter.options : []))
    expect(states[0]).toEqual({ value: '', label: 'Tous les statuts' })
    expect(states).toContainEqual({ value: 'CANCELLED', label: 'Annulée' })
    expect(states).toHaveLength(5)
  })
})

describe('what can be done with a booking', () => {
  const actions = bookingActions()
  const fitting = (status: string) => actions.filter(({ fits }) => fits({ ...booking, status })).map(({ verb }) => verb)

  it('goes forward from where it stands, and ends with what is over', () => {
    expect(fitting('PENDING')).toEqual(['Confirmer', 'Annuler'])
    expect(fitting('CONFIRMED')).toEqual(['Terminer', 'Annuler'])
    expect(fitting('COMPLETED')).toEqual([])
    expect(fitting('CANCELLED')).toEqual([])
  })

  it('gives the new state, and why it is cancelled', () => {
    const written = actions.map((action) => ('deletes' in action ? null : [action.changes, action.to('Plus de place')]))
    expect(written).toEqual([
      ['status', { status: 'CONFIRMED' }],
      ['status', { status: 'COMPLETED' }],
      ['status', { status: 'CANCELLED', reason: 'Plus de place' }],
    ])
  })

  it('asks before it cancels, with a reason to tell, and before a confirmation where that concerns others', () => {
    expect(actions.filter(({ asks }) => asks)).toMatchObject([
      { verb: 'Annuler', asksReason: true, destructive: true, spelled: true },
    ])
    const concerns = async () => 'Une autre demande pour la même salle'
    expect(bookingActions({ concerns }).filter((action) => action.concerns === concerns)).toMatchObject([
      { verb: 'Confirmer' },
    ])
  })
})
