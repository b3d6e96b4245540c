import { browseReservations } from '@potager/domain/console'
import type { AdapterContext } from '../adapter.ts'
import { browsed } from './browsed.ts'

/** Reservations for react-admin. */
export const reservationsAdapter = (context: AdapterContext) => browsed(context, browseReservations)
