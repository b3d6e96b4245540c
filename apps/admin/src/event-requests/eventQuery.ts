import type { EventFilter } from '@potager/domain/event-request'
import { isDay } from '@potager/domain/time'
import { readPage } from '../lists/listPage.ts'

/** What the address of « Demandes d'Événements » says: filter, page counted from 0, and the request that is open. */
export type EventQuery = { filter: EventFilter; page: number; request: string | null }

const names = { status: 'statut', type: 'type', restaurantId: 'restaurant', from: 'du' } as const

/** Reads an address; what it does not understand is left out. */
export function readEventQuery(params: URLSearchParams): EventQuery {
  const filter: EventFilter = {}
  for (const [key, name] of Object.entries(names) as [keyof EventFilter, string][]) {
    const value = params.get(name)
    if (value && (key !== 'from' || isDay(value))) filter[key] = value
  }
  return { filter, page: readPage(params), request: params.get('demande') }
}

/** The same as an address; people count pages from 1. */
export function writeEventQuery({ filter, page, request }: EventQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const [key, name] of Object.entries(names) as [keyof EventFilter, string][]) {
    if (filter[key]) params.set(name, filter[key])
  }
  if (page > 0) params.set('page', String(page + 1))
  if (request) params.set('demande', request)
  return params
}
