import { describe, expect, it } from 'vitest'
import {
  eventMoveLabels,
  eventStatusLabels,
  eventTypeLabels,
  managedEventStatusLabels,
} from '../../base/messages/event-request.ts'
import { canRefuseEvent, eventMoveQuestion, offeredEventMoves } from './event-status.ts'

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
    expect(eventStatusLabels).toEqual({
      PENDING: 'En attente',
      CONFIRMED: 'Confirmée',
      COMPLETED: 'Terminée',
      CANCELLED: 'Annulée',
    })
    expect(managedEventStatusLabels).toEqual({ ...eventStatusLabels, CANCELLED: 'Refusé' })
  })
})

describe('moves of an event request', () => {
  it('offers confirm and cancel while pending, completion once confirmed, then nothing [EVT-14] [EVT-15] [EVT-16]', () => {
    expect(offeredEventMoves('PENDING')).toEqual(['CONFIRMED', 'CANCELLED'])
    expect(offeredEventMoves('CONFIRMED')).toEqual(['COMPLETED'])
    expect(offeredEventMoves('COMPLETED')).toEqual([])
    expect(offeredEventMoves('CANCELLED')).toEqual([])
    expect(offeredEventMoves('ON_HOLD')).toEqual([])
    expect(eventMoveLabels.COMPLETED.list).toBe('Marquer comme terminé')
  })

  it('offers managers the same moves, cancelling as refusing [EVM-10] [EVM-11]', () => {
    expect(offeredEventMoves('PENDING').map((move) => eventMoveLabels[move].management)).toEqual([
      'Confirmer',
      'Refuser',
    ])
    expect(offeredEventMoves('CONFIRMED').map((move) => eventMoveLabels[move].management)).toEqual([
      'Marquer comme terminé',
    ])
  })

  it('lets the table refuse unless refused already [EVM-09]', () => {
    expect(['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'ON_HOLD'].map(canRefuseEvent)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('asks before a refusal and before an unusual move, not before an ordinary one', () => {
    expect(eventMoveQuestion('PENDING', 'CANCELLED')).toBe('refuse')
    expect(eventMoveQuestion('COMPLETED', 'CANCELLED')).toBe('refuse')
    expect(eventMoveQuestion('CANCELLED', 'PENDING')).toBe('reopen')
    expect(eventMoveQuestion('COMPLETED', 'CONFIRMED')).toBe('reopen')
    expect(eventMoveQuestion('PENDING', 'CONFIRMED')).toBeNull()
    expect(eventMoveQuestion('CONFIRMED', 'PENDING')).toBeNull()
    expect(eventMoveQuestion('CANCELLED', 'CANCELLED')).toBeNull()
  })
})
