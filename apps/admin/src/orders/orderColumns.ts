import { formatInstant, orderNumber } from '@potager/domain/format'
import { orderFieldLabels } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { customerOf, orderService, statusOf } from '@potager/ui/order'
import type { CsvColumn } from '../lists/csv.ts'

/** The columns of an order export; amounts in euros. */
export const orderColumns: readonly CsvColumn<Order>[] = [
  { heading: orderFieldLabels.number, cell: ({ id }) => orderNumber(id) },
  { heading: orderFieldLabels.createdAt, cell: ({ createdAt }) => formatInstant(createdAt) },
  { heading: orderFieldLabels.customer, cell: customerOf },
  { heading: orderFieldLabels.restaurant, cell: ({ restaurantName }) => restaurantName ?? null },
  { heading: orderFieldLabels.service, cell: orderService },
  { heading: orderFieldLabels.status, cell: ({ status }) => statusOf(status) },
  { heading: orderFieldLabels.total, cell: ({ total }) => total / 100 },
]
