import { randomUUID } from 'node:crypto'
import { MESSAGE_PAGE_SIZE, type Message, type MessageState } from '@potager/domain/message'
import { authenticate } from './credentials.ts'
import type { Server } from './server.ts'

/** The fields of an order that the journeys read. */
export type WireOrder = {
  id: string
  status: string
  customerName: string
  totalAmount: number
  flatDelivered: boolean
}
type WireDish = { id: string; name: string; available: boolean }
type WireRestaurant = { id: string; name: string }

/** Another user, without a browser. Its calls throw on a refusal. */
export type Colleague = {
  orders: () => Promise<{ content: WireOrder[]; totalElements: number }>
  /** Takes an order of one portion of the first available dish, for a walk-in customer. */
  takeOrder: () => Promise<WireOrder>
  move: (orderId: string, status: string) => Promise<void>
}

/** Signs in without a browser; returns a function that makes calls of the contract and throws on a refusal. */
export async function callerOf(server: Server, username: string, password?: string) {
  const { accessToken } = await authenticate(server.url, username, password)
  return async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${accessToken}`,
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} : ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
}

/**
 * Every message that has not left, as an administrator sees it: reminders may fill the first page at any time. A message
 * on its way is to hand over next, so that in this order none is missed.
 */
export async function messagesOf(server: Server): Promise<Message[]> {
  const call = await callerOf(server, 'admin')
  const found = new Map<string, Message>()
  for (const state of ['waiting', 'to-hand-over'] satisfies MessageState[]) {
    let total = 1
    for (let page = 0; page * MESSAGE_PAGE_SIZE < total; page += 1) {
      const read = await call<{ content: Message[]; total: number }>('GET', `/messages?state=${state}&page=${page}`)
      total = read.total
      for (const message of read.content) found.set(message.id, message)
    }
  }
  return [...found.values()]
}

/**
 * The address of the first page of waiting reports where a report suggests a diagnosis. Which ones do depends on the
 * day of the demonstration: no report of the first page may.
 */
export async function suggestingReports(server: Server): Promise<string> {
  const call = await callerOf(server, 'gerant')
  for (let page = 0; ; page += 1) {
    const path = `/admin/chatbot/reports?resolved=false&page=${page}`
    const { content } = await call<{ content: { actualDiagnosis?: string }[] }>('GET', path)
    if (content.some(({ actualDiagnosis }) => actualDiagnosis)) return `/chatbot/reports?page=${page + 1}`
    if (content.length === 0) throw new Error('No waiting report suggests a diagnosis.')
  }
}

/** Signs in without a browser. */
export async function colleague(server: Server, username = 'gerant'): Promise<Colleague> {
  const call = await callerOf(server, username)
  return {
    orders: () => call('GET', '/menu/order?page=0&size=20&sortBy=createdAt&sortDirection=desc'),
    takeOrder: async () => {
      const [restaurant] = await call<WireRestaurant[]>('GET', '/notprotected/restaurant')
      const dish = (await call<WireDish[]>('GET', '/notprotected/menu')).find(({ available }) => available)
      return call('POST', '/menu/order', {
        idRestaurant: restaurant?.id,
        idUser: '00000000-0000-0000-0000-000000000000',
        listDishNumber: [{ idDish: dish?.id, number: 1 }],
        flatDelivered: false,
      })
    },
    move: async (orderId, status) => {
      await call('PUT', `/menu/order/status/${orderId}`, { status })
    },
  }
}
