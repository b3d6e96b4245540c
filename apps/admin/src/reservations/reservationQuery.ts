import type { ReservationFilter } from '@potager/domain/reservation'
import { isDay } from '@potager/domain/time'
import { readPage } from '../lists/listPage.ts'

/** What the address of « Mes Réservations » says: filter, page counted from 0, and the reservation that is open. */
export type ReservationQuery = { filter: ReservationFilter; page: number; reservation: string | null }

const names = { status: 'statut', type: 'type', from: 'du', to: 'au' } as const

/** Reads an address; what it does not understand is left out. */
export function readReservationQuery(params: URLSearchParams): ReservationQuery {
  const filter: ReservationFilter = {}
  for (const [key, name] of Object.entries(names) as [keyof ReservationFilter, string][]) {
    const value = params.get(name)
    if (value && (key === 'status' || key === 'type' || isDay(value))) filter[key] = value
  }
  return { filter, page: readPage(params), reservation: params.get('reservation') }
}

/** The same as an address; people count pages from 1. */
export function writeReservationQuery({ filter, page, reservation }: ReservationQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const [key, name] of Object.entries(names) as [keyof ReservationFilter, string][]) {
    if (filter[key]) params.set(name, filter[key])
  }
  if (page > 0) params.set('page', String(page + 1))
  if (reservation) params.set('reservation', reservation)
  return params
}
