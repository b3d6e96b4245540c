import { PARIS, type TimeZone } from '../../base/time/index.ts'

/** The zones of overseas departments and territories, by the first three digits of their postal codes. */
export const overseasZones: Readonly<Record<string, TimeZone>> = {
  971: 'America/Guadeloupe',
  972: 'America/Martinique',
  973: 'America/Cayenne',
  974: 'Indian/Reunion',
  975: 'America/Miquelon',
  976: 'Indian/Mayotte',
  977: 'America/St_Barthelemy',
  978: 'America/Marigot',
  986: 'Pacific/Wallis',
  987: 'Pacific/Tahiti',
  988: 'Pacific/Noumea',
}

/** Where a restaurant is, as far as its clock goes. */
export type ZonedAddress = { postalCode: string; country: string }

/** The zone of an address: that of its postal code in France, of Paris elsewhere (docs/decisions/0056). */
export function zoneOf({ postalCode, country }: ZonedAddress): TimeZone {
  return (country.toLowerCase() === 'france' && overseasZones[postalCode.slice(0, 3)]) || PARIS
}
