import { contract } from '@potager/domain/contract'
import { paths } from '@potager/domain/paths'
import { zoneOf } from '@potager/domain/restaurant'
import { addMinutes, instantToWall, todayIn, weekdays } from '@potager/domain/time'
import { expect, it } from 'vitest'
import { demoPassword } from '../src/setup/demo/accounts.ts'
import { newRestaurant } from './access/restaurant.ts'
import { readable, serveSite, siteFromSources } from './site-harness.ts'

const field = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

it('the request form offers and accepts dates by the restaurant’s clock, without a script [ZON-03]', async () => {
  const app = await serveSite(await siteFromSources())
  const signedIn = await app.inject({
    method: 'POST',
    url: `/api${contract.auth.login.call.path}`,
    payload: { username: 'proprietaire', password: demoPassword },
  })
  const made = await app.inject({
    method: 'POST',
    url: `/api${contract.restaurant.createRestaurant.call.path}`,
    headers: { authorization: `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}` },
    payload: {
      ...newRestaurant,
      address: { ...newRestaurant.address, postalCode: '98700' },
      availability: {
        openingHours: Object.fromEntries(weekdays.map((day) => [day, { start: '00:00', end: '24:00' }])),
      },
    },
  })
  const form = `${paths.request}?restaurant=${made.json<{ id: string }>().id}`
  const zone = zoneOf({ postalCode: '98700', country: 'France' })
  const page = (await app.inject(form)).body
  expect(page).toContain(`min="${todayIn(zone, Date.now())}"`)

  // In an hour there; long past in Paris.
  const start = addMinutes(`${instantToWall(Date.now(), zone).slice(0, 16)}:00`, 60)
  const end = addMinutes(start, 60)
  const sent = await app.inject({
    method: 'POST',
    url: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({
      ticket: field(page, 'ticket'),
      kind: field(page, 'kind'),
      restaurantId: field(page, 'restaurantId'),
      day: start.slice(0, 10),
      from: start.slice(11, 16),
      to: end.slice(11, 16),
      people: '4',
      name: 'Inès Delacroix',
      phone: '06 39 98 11 22',
      consent: 'oui',
    }).toString(),
  })
  expect(sent.statusCode).toBe(303)
  const own = await app.inject(String(sent.headers.location))
  expect(own.body).toContain(`min="${todayIn(zone, Date.now())}"`)
  expect(readable(own.body)).toContain('Retirer ma demande')
})
