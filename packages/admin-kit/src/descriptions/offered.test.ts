import { expect, it } from 'vitest'
import type { Needing } from './description.ts'
import { offered } from './offered.ts'
import { describe as describeOrders } from './resources/orders.tsx'
import { description as reports } from './resources/reports.tsx'
import { description as restaurants } from './resources/restaurants.tsx'
import { description as reviews } from './resources/reviews.tsx'

const orders = describeOrders(({ id }) => id)

it.each([
  ['orders', orders.columns, ['restaurantName']],
  ['reports', reports.columns, ['suggestedDiagnosis']],
  ['restaurants', restaurants.columns, ['id']],
  ['reviews', reviews.columns, ['objection', 'reason']],
  ['reviews', reviews.filters, ['status', 'contested']],
] as const)('of %s, what the specification’s calls never fill is left out [OTH-06]', (_, parts, beyond) => {
  const sources = (supports: boolean) =>
    offered<Needing & { source: string }>(parts, ({ extension }) => supports || extension !== true).map(
      ({ source }) => source,
    )
  expect(sources(true)).toEqual(parts.map(({ source }) => source))
  expect(sources(true).filter((source) => !sources(false).includes(source))).toEqual(beyond)
})
