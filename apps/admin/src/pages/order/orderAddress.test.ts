import { listOrders } from '@potager/domain/order'
import { expect, it } from 'vitest'
import type { AddressValues } from '../../platform/list/address.ts'
import { orderAddress, toOrderFilter } from './orderAddress.ts'

type ModerationQuery = AddressValues<typeof orderAddress>

const asked = (query: ModerationQuery) => listOrders.request(toOrderFilter(query)).query

it('asks for 20 orders, newest first [ORD-10] [ORD-36]', () => {
  expect(asked({ filters: {}, restaurant: null, page: 0, order: null })).toEqual({
    page: 0,
    size: 20,
    sortBy: 'createdAt',
    sortDirection: 'desc',
  })
})

it('a request for orders has status, restaurant and the whole day, but not the service [ORD-05] [ORD-06] [ORD-37] [ORD-41]', () => {
  const query: ModerationQuery = {
    filters: { status: 'READY', service: 'delivery', day: '2026-07-14' },
    restaurant: 'leaf',
    page: 1,
    order: null,
  }
  expect(asked(query)).toMatchObject({
    status: 'READY',
    startDate: '2026-07-14T00:00:00',
    endDate: '2026-07-14T23:59:59',
    restaurantId: 'leaf',
    page: 1,
  })
  expect(asked(query)).not.toHaveProperty('service')
})

it('keeps filters, page and open order in the address, and reads them back', () => {
  const query: ModerationQuery = {
    filters: { status: 'PENDING', service: 'pickup', day: '2026-11-21' },
    restaurant: '',
    page: 2,
    order: 'abc',
  }
  expect(orderAddress.write(query).toString()).toBe(
    'statut=PENDING&service=pickup&date=2026-11-21&restaurant=tous&page=3&commande=abc',
  )
  expect(orderAddress.read(orderAddress.write(query))).toEqual(query)
  expect(orderAddress.write({ filters: {}, restaurant: null, page: 0, order: null }).toString()).toBe('')
})

it('invalid values in the address of orders are ignored, and its page is capped', () => {
  const odd = new URLSearchParams('statut=CANCELLED&service=drone&date=2026-02-31x&page=-4')
  expect(orderAddress.read(odd)).toEqual({ filters: {}, restaurant: null, page: 0, order: null })
  expect(asked(orderAddress.read(new URLSearchParams('date=2026-02-30')))).not.toHaveProperty('startDate')
  // The server rejects pages beyond it.
  expect(orderAddress.read(new URLSearchParams('page=99999999')).page).toBe(999_999)
})
