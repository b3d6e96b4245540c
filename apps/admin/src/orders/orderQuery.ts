import { isOrderStatus, type OrderFilter } from '@potager/domain/order'
import { isDay } from '@potager/domain/time'
import type { OrderFilters } from '@potager/ui/order'
import { readPage } from '../lists/listPage.ts'

/** What the order desk's address says: filters, page counted from 0, and the order that is open. */
export type DeskQuery = { filters: OrderFilters; page: number; order: string | null }

const names = { status: 'statut', service: 'service', day: 'date', page: 'page', order: 'commande' } as const

/** Reads an address; what it does not understand is left out. */
export function readDeskQuery(params: URLSearchParams): DeskQuery {
  const status = params.get(names.status) ?? ''
  const service = params.get(names.service)
  const day = params.get(names.day) ?? ''
  return {
    filters: {
      ...(isOrderStatus(status) ? { status } : {}),
      ...(service === 'delivery' || service === 'pickup' ? { service } : {}),
      ...(isDay(day) ? { day } : {}),
    },
    page: readPage(params),
    order: params.get(names.order),
  }
}

/** The same as an address, without what is everything anyway; people count pages from 1. */
export function writeDeskQuery({ filters, page, order }: DeskQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.status) params.set(names.status, filters.status)
  if (filters.service) params.set(names.service, filters.service)
  if (filters.day) params.set(names.day, filters.day)
  if (page > 0) params.set(names.page, String(page + 1))
  if (order) params.set(names.order, order)
  return params
}

/** What the server is asked for; the service is filtered here, the contract has no such query (AMB-20). */
export function toOrderFilter({ filters: { status, day }, page }: DeskQuery): OrderFilter {
  return { page, ...(status ? { status } : {}), ...(day ? { day } : {}) }
}
