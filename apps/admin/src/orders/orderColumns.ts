import { formatInstant, orderNumber } from '@potager/domain/format'
import { backOfficeMessages } from '@potager/domain/messages'
import type { Order } from '@potager/domain/order'
import { customerOf, serviceOf, statusOf } from '@potager/ui/order'
import type { CsvColumn } from '../lists/csv.ts'

const { columns } = backOfficeMessages

/** What an export of orders holds; amounts in euros. */
export const orderColumns: readonly CsvColumn<Order>[] = [
  { heading: columns.number, cell: ({ id }) => orderNumber(id) },
  { heading: columns.createdAt, cell: ({ createdAt }) => formatInstant(createdAt) },
  { heading: columns.customer, cell: customerOf },
  { heading: columns.restaurant, cell: ({ restaurantName }) => restaurantName ?? null },
  { heading: columns.service, cell: serviceOf },
  { heading: columns.status, cell: ({ status }) => statusOf(status) },
  { heading: columns.total, cell: ({ total }) => total / 100 },
]
