import { type Address, postalAddress } from '@potager/domain/restaurant'

const placeOf = (address: Address) => encodeURIComponent(`${postalAddress(address)}, ${address.country}`)

/** A map that every browser opens, at an address. */
export function webMap(address: Address): string {
  return `https://www.openstreetmap.org/search?query=${placeOf(address)}`
}

/** What opens the map of a phone at an address instead; null for other machines, which have none that a page can open. */
export function ownMap(address: Address, userAgent: string): string | null {
  if (/Android/.test(userAgent)) return `geo:0,0?q=${placeOf(address)}`
  return /iPhone|iPad/.test(userAgent) ? `https://maps.apple.com/?daddr=${placeOf(address)}` : null
}
