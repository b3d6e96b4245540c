import { newTicket } from '@potager/domain/request'
import { callerOf, colleague } from './api.ts'
import { dayAhead } from './booking.ts'
import type { Server } from './server.ts'

const visitorsOf =
  (server: Server) =>
  async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${server.url}/api/notprotected${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} : ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }

type Addressed = { path: string }
type Visit = { things: { resourceType: string; resourceId: string }[] }

/** The address on the ticket of a completed order. */
async function visitOf(server: Server): Promise<string> {
  const staff = await colleague(server)
  const { id } = await staff.takeOrder()
  for (const status of ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED']) await staff.move(id, status)
  const call = await callerOf(server, 'gerant')
  const { link } = await call<{ link: Addressed }>('GET', `/menu/order/${id}/visit`)
  return link.path
}

/** The pages of visitors for whoever holds their link: each one's name and a new address of it. */
export const linkPages: Record<string, (server: Server) => Promise<string>> = {
  'a request': async (server) => {
    const ask = visitorsOf(server)
    const restaurant = (await ask<{ id: string; name: string }[]>('/restaurant')).find(
      ({ name }) => name === 'La Fève Tonka',
    )
    const day = dayAhead('SATURDAY', 30)
    const { path } = await ask<Addressed>('/requests', {
      ticket: newTicket(),
      kind: 'RESERVATION',
      restaurantId: restaurant?.id,
      startTime: `${day}T19:00`,
      endTime: `${day}T21:00`,
      numberOfPeople: 4,
      fullName: 'Inès Delacroix',
      phone: '06 39 98 11 22',
      consent: true,
    })
    return path
  },
  'the address of a ticket': visitOf,
  'the author of a review': async (server) => {
    const ask = visitorsOf(server)
    const path = (await visitOf(server)).replace('/avis/', '/visits/')
    const [thing] = (await ask<Visit>(path)).things
    const written = await ask<Addressed>(`${path}/reviews`, {
      resourceType: thing?.resourceType,
      resourceId: thing?.resourceId,
      rating: 4,
      comment: 'Copieux et plein de goût.',
      author: 'Inès',
      consent: true,
      ticket: newTicket(),
    })
    return written.path
  },
  'a lost password': async (server) => {
    const call = await callerOf(server, 'admin')
    const users = await call<{ id: string; username: string }[]>('GET', '/users')
    const id = users.find(({ username }) => username === 'proprietaire')?.id
    return (await call<Addressed>('POST', `/users/${id}/password-link`)).path
  },
  'an invitation': async (server) => {
    const call = await callerOf(server, 'gerant')
    const [restaurant] = await call<{ id: string }[]>('GET', '/notprotected/restaurant')
    return (await call<Addressed>('POST', `/restaurant/${restaurant?.id}/invitations`, {})).path
  },
}
