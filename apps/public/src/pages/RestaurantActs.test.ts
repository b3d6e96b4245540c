import { expect, it } from 'vitest'
import { ownMap, webMap } from './RestaurantActs.tsx'

const address = {
  streetNumber: 27,
  streetName: 'rue de l’Été & Fils',
  postalCode: '59800',
  city: 'Lille',
  country: 'France',
}
const place = '27%20rue%20de%20l%E2%80%99%C3%89t%C3%A9%20%26%20Fils%2C%2059800%20Lille%2C%20France'

it('an address leads to OpenStreetMap, and on a phone to its map application [RSD-13]', () => {
  expect(webMap(address)).toBe(`https://www.openstreetmap.org/search?query=${place}`)
  expect(ownMap(address, 'Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe(`geo:0,0?q=${place}`)
  expect(ownMap(address, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe(`https://maps.apple.com/?daddr=${place}`)
  expect(ownMap(address, 'Mozilla/5.0 (X11; Linux x86_64)')).toBeNull()
})
