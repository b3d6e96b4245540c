import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { orderStatusLabels } from '../../messages/index.ts'
import { nextOrderStatuses, orderMoves, orderStatuses, readOrderStatus, showsTruck } from './order-status.ts'

describe('order status', () => {
  it('labels every status in French [ORD-22] [ORD-23] [ORD-24] [ORD-25] [ORD-26] [ORD-27]', () => {
    expect(orderStatusLabels).toEqual({
      PENDING: 'En attente',
      CONFIRMED: 'Confirmée',
      PREPARING: 'En préparation',
      READY: 'Prête',
      COMPLETED: 'Terminée',
      CANCELED: 'Annulée',
    })
  })

  it('offers only the moves of the specification [ORD-28] [ORD-29] [ORD-30] [ORD-31] [ORD-32]', () => {
    expect(nextOrderStatuses('PENDING')).toEqual(['CONFIRMED', 'CANCELED'])
    expect(nextOrderStatuses('CONFIRMED')).toEqual(['PREPARING', 'CANCELED'])
    expect(nextOrderStatuses('PREPARING')).toEqual(['READY'])
    expect(nextOrderStatuses('READY')).toEqual(['COMPLETED'])
    expect(nextOrderStatuses('COMPLETED')).toEqual([])
    expect(nextOrderStatuses('CANCELED')).toEqual([])
    expect(nextOrderStatuses('LOST_IN_TRANSIT')).toEqual([])
  })

  it('reads both spellings of cancelled and keeps unknown ones', () => {
    expect(readOrderStatus('CANCELLED')).toBe('CANCELED')
    expect(readOrderStatus('CANCELED')).toBe('CANCELED')
    expect(readOrderStatus('ON_HOLD')).toBe('ON_HOLD')
    expect(readOrderStatus(undefined)).toBe('')
  })

  it('shows a truck on deliveries in preparation or ready, and only there [ORD-33]', () => {
    const shown = orderStatuses.filter((status) => showsTruck({ delivery: true, status }))
    expect(shown).toEqual(['PREPARING', 'READY'])
    expect(orderStatuses.some((status) => showsTruck({ delivery: false, status }))).toBe(false)
  })

  test.prop([fc.array(fc.nat(5), { maxLength: 12 })])(
    'any sequence of moves ends after at most four, and never returns to pending',
    (choices) => {
      let status: (typeof orderStatuses)[number] = 'PENDING'
      let moves = 0
      for (const choice of choices) {
        const next: readonly (typeof orderStatuses)[number][] = orderMoves[status]
        if (next.length === 0) break
        status = next[choice % next.length] ?? status
        moves++
      }
      expect(moves).toBeLessThanOrEqual(4)
      expect(status === 'PENDING').toBe(moves === 0)
    },
  )
})
