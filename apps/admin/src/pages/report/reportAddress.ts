import {
  type AddressValues,
  addressCodec,
  day,
  filter,
  opened,
  or,
  page,
  text,
  wordFor,
} from '../../platform/list/address.ts'

/** The URL parameters of « Gestion des Signalements »; unresolved reports by default. */
export const reportAddress = addressCodec({
  resolved: or(wordFor('etat', { resolus: true }), false),
  filter: filter({ search: text('recherche'), from: day('du'), to: day('au') }),
  page,
  session: opened('session'),
})

/** The values of that URL. */
export type ReportAddress = AddressValues<typeof reportAddress>

/** The first page of a tab, with the same filter. */
export function openTab({ filter: kept }: ReportAddress, resolved: boolean): ReportAddress {
  return { resolved, filter: kept, page: 0, session: null }
}
