import { describe, expect, it } from 'vitest'
import {
  eventRequestMoveLabels,
  eventRequestStatusLabels,
  eventTypeLabels,
  managedEventRequestStatusLabels,
} from './event-request.messages.ts'
import { canRefuseEventRequest, eventRequestMoveQuestion, offeredEventRequestMoves } from './event-request-status.ts'

describe('words of event requests', () => {
  it('labels the five kinds [EVT-09] [EVT-10] [EVT-11] [EVT-12] [EVT-13]', () => {
    expect(eventTypeLabels).toEqual({
      ANNIVERSAIRE_ENFANT: 'Anniversaire enfant',
      CONFERENCE: 'Conférence',
      SEMINAIRE: 'Séminaire',
      REUNION_ENTREPRISE: "Réunion d'entreprise",
      AUTRE: 'Autre',
    })
  })

  it('labels the four states, a cancelled one « Refusé » in the management only [EVM-07]', () => {
    expect(eventRequestStatusLabels).toEqual({
      PENDING: 'En attente',
      CONFIRMED: 'Confirmée',
      COMPLETED: 'Terminée',
      CANCELLED: 'Annulée',
    })
    expect(managedEventRequestStatusLabels).toEqual({ ...eventRequestStatusLabels, CANCELLED: 'Refusé' })
  })
})

describe('moves of an event request', () => {
  it('offers confirm and cancel while pending, completion once confirmed, then nothing [EVT-14] [EVT-15] [EVT-16]', () => {
    expect(offeredEventRequestMoves('PENDING')).toEqual(['CONFIRMED', 'CANCELLED'])
    expect(offeredEventRequestMoves('CONFIRMED')).toEqual(['COMPLETED'])
    expect(offeredEventRequestMoves('COMPLETED')).toEqual([])
    expect(offeredEventRequestMoves('CANCELLED')).toEqual([])
    expect(offeredEventRequestMoves('ON_HOLD')).toEqual([])
    expect(eventRequestMoveLabels.COMPLETED.list).toBe('Marquer comme terminé')
  })

  it('offers managers the same moves, cancelling as refusing [EVM-10] [EVM-11]', () => {
    expect(offeredEventRequestMoves('PENDING').map((move) => eventRequestMoveLabels[move].management)).toEqual([
      'Confirmer',
      'Refuser',
    ])
    expect(offeredEventRequestMoves('CONFIRMED').map((move) => eventRequestMoveLabels[move].management)).toEqual([
      'Marquer comme terminé',
    ])
  })

  it('lets the table refuse unless refused already [EVM-09]', () => {
    expect(['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'ON_HOLD'].map(canRefuseEventRequest)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('asks before refusing and reopening, not before other moves', () => {
    expect(eventRequestMoveQuestion('PENDING', 'CANCELLED')).toBe('refuse')
    expect(eventRequestMoveQuestion('COMPLETED', 'CANCELLED')).toBe('refuse')
    expect(eventRequestMoveQuestion('CANCELLED', 'PENDING')).toBe('reopen')
    expect(eventRequestMoveQuestion('COMPLETED', 'CONFIRMED')).toBe('reopen')
    expect(eventRequestMoveQuestion('PENDING', 'CONFIRMED')).toBeNull()
    expect(eventRequestMoveQuestion('CONFIRMED', 'PENDING')).toBeNull()
    expect(eventRequestMoveQuestion('CANCELLED', 'CANCELLED')).toBeNull()
  })
})
