import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { createDialect, requestOf } from '../../base/api/dialect.ts'
import { orderStatusLabels } from '../../messages/index.ts'
import { cartTotal } from './cart.ts'
import { updateOrderStatus } from './order.calls.ts'
import {
  nextOrderStatuses,
  orderMoves,
  orderStatuses,
  readOrder,
  readOrderStatus,
  revenue,
  showsTruck,
} from './order.ts'

const wire = {
  id: '0197a000-0000-7000-8000-00000012ab34',
  customerName: 'Anne Le Goff',
  status: 'READY',
  totalAmount: 24.9,
  createdAt: '2026-07-14T17:00:00Z',
  flatDelivered: true,
  lines: [{ id: 'l1', dishName: 'Soupe', unitPrice: '12.45', quantity: 2, lineTotal: 24.9, allergens: ['CELERY'] }],
}

describe('reading an order', () => {
  it('reads amounts into cents, lines with their allergens, and the service mode [ORD-19] [ORD-21] [ENT-05]', () => {
    expect(readOrder(wire)).toEqual({
      id: wire.id,
      customerName: 'Anne Le Goff',
      status: 'READY',
      total: 2490,
      createdAt: Date.UTC(2026, 6, 14, 17),
      delivery: true,
      lines: [{ id: 'l1', dishName: 'Soupe', unitPrice: 1245, quantity: 2, total: 2490, allergens: ['CELERY'] }],
    })
    expect(readOrder({ ...wire, flatDelivered: false }).delivery).toBe(false)
  })

  it('takes its date as text or as an array in Paris time [ORD-20]', () => {
    expect(readOrder({ ...wire, createdAt: [2026, 7, 14, 19, 0, 0] }).createdAt).toBe(Date.UTC(2026, 6, 14, 17))
    expect(readOrder({ ...wire, createdAt: '2026-07-14T19:00:00' }).createdAt).toBe(Date.UTC(2026, 6, 14, 17))
    expect(readOrder({ ...wire, createdAt: 'hier' }).createdAt).toBeNull()
  })

  it('has the note of a line where the server keeps one [WIZ-22]', () => {
    const [line] = wire.lines
    expect(readOrder({ ...wire, lines: [{ ...line, note: 'sans oignon' }] }).lines[0]?.note).toBe('sans oignon')
    expect(readOrder(wire).lines[0]).not.toHaveProperty('note')
  })

  it('reads the wanted time, delivery address and phone, if any [WIZ-23]', () => {
    const said = { wantedTime: [19, 30], deliveryAddress: '3 rue des Lilas', deliveryPhone: '+33612345678' }
    expect(readOrder({ ...wire, ...said })).toMatchObject({ ...said, wantedTime: '19:30' })
    for (const key of Object.keys(said)) expect(readOrder(wire)).not.toHaveProperty(key)
  })

  it('survives an empty answer, and tells unknown allergens from none', () => {
    expect(readOrder(undefined)).toMatchObject({
      id: '',
      status: '',
      total: null,
      createdAt: null,
      lines: [],
      delivery: false,
    })
    expect(readOrder({ ...wire, lines: [{ ...wire.lines[0], allergens: null }] }).lines[0]?.allergens).toBeNull()
  })

  it('names its restaurant and its number of the day where the server does', () => {
    const read = readOrder({ ...wire, restaurantId: 7, restaurantName: 'La Fane', dayNumber: 12 })
    expect([read.restaurantId, read.restaurantName, read.dayNumber]).toEqual(['7', 'La Fane', 12])
    expect(readOrder(wire)).not.toHaveProperty('dayNumber')
  })

  it('sums totals in cents, and gives null when an amount is unknown [ORD-04] [ANS-05]', () => {
    expect(revenue([{ total: 110 }, { total: 220 }, { total: 330 }])).toBe(660)
    expect(revenue([{ total: 110 }, { total: null }])).toBeNull()
    expect(revenue([{ total: null }, { total: 110 }])).toBeNull()
    expect(cartTotal([{ dish: { id: 'd', name: 'Soupe', price: null, allergens: [] }, quantity: 2 }])).toBeNull()
  })
})

describe('cancelling an order', () => {
  it('sends a reason only when cancelling, and only to a backend with extensions', () => {
    const sent = (status: 'CANCELED' | 'READY', extensions: boolean, reason: string) =>
      requestOf(updateOrderStatus, { id: 'o', status, reason }, createDialect({ extensions }).supports).body
    expect(sent('CANCELED', true, ' Rupture ')).toEqual({ status: 'CANCELED', reason: 'Rupture' })
    expect(sent('CANCELED', true, '  ')).toEqual({ status: 'CANCELED' })
    expect(sent('CANCELED', false, 'Rupture')).toEqual({ status: 'CANCELED' })
    expect(sent('READY', true, 'Rupture')).toEqual({ status: 'READY' })
  })
})

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
