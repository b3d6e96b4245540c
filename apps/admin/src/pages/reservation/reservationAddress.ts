import { paths } from '@potager/domain/paths'
import type { PlannerPlace } from '@potager/domain/planner'
import { type ReservationDraft, reservationAt } from '@potager/domain/reservation'
import type { WallDate } from '@potager/domain/time'
import { readWallTime } from '@potager/domain/wire'
import { addressCodec, day, filter, opened, or, page, text, wordFor } from '../../platform/list/address.ts'
import { restaurantPart } from '../restaurant/restaurantPart.ts'

/** The URL parameters of « Mes Réservations ». */
export const reservationAddress = addressCodec({
  filter: filter({
    status: text('statut'),
    type: text('type'),
    customer: text('client'),
    from: day('du'),
    to: day('au'),
  }),
  page,
  reservation: opened('reservation'),
})

/**
 * The URL parameters of « Gestion des réservations »: table, of one day or all, or planner of a day (today by default),
 * of a restaurant (the one of last time by default).
 */
export const managementAddress = addressCodec({
  view: or(wordFor('vue', { planning: 'planner' }), 'table'),
  restaurant: restaurantPart,
  status: or(text('statut'), null),
  day: or(day('jour'), null),
  span: or(wordFor('duree', { semaine: 'week' }), 'day'),
  page,
  reservation: opened('reservation'),
  event: opened('demande'),
})

/** The address of a restaurant's planner on a day; null is today. */
export function plannerPath(restaurantId: string, on: WallDate | null): string {
  const nothing = { status: null, page: 0, reservation: null, event: null } as const
  const said = { ...nothing, view: 'planner', span: 'day', restaurant: restaurantId || null, day: on } as const
  return `${paths.manageReservations}?${managementAddress.write(said)}`
}

/** The URL parameters of « Feuille du jour »: a day (today by default), and a restaurant (all by default). */
export const daySheetAddress = addressCodec({
  day: or(day('jour'), null),
  restaurant: opened('restaurant'),
})

/** Where the sheet of a restaurant ('' is all of them) on a day stands; null is today. */
export function daySheetPath(restaurantId: string, on: WallDate | null): string {
  const params = daySheetAddress.write({ day: on, restaurant: restaurantId || null }).toString()
  return params ? `${paths.daySheet}?${params}` : paths.daySheet
}

/** The address of a new reservation at a place: restaurant, room, start and end. */
export function addressOfNew(restaurantId: string, { start, end, roomId }: PlannerPlace): string {
  const room = roomId === null ? {} : { salle: roomId }
  const said = { restaurant: restaurantId, ...room, debut: start.slice(0, 16), fin: end.slice(0, 16) }
  return `${paths.createReservation}?${new URLSearchParams(said)}`
}

/** The place that an address asks for; nothing unless it says both times. */
export function placedReservation(params: URLSearchParams): Partial<ReservationDraft> {
  const [start, end] = ['debut', 'fin'].map((name) => readWallTime(params.get(name)))
  if (!start || !end || start.length === 10 || end.length === 10) return {}
  return reservationAt({ start, end, roomId: params.get('salle') })
}
