import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@potager/domain/contract'
import { GUEST_ID } from '@potager/domain/customer'
import { readErrorBody } from '@potager/domain/wire'
import { z } from 'zod'
import { type CheckedAnswer, refusalProblems } from './ask.ts'
import { recordsOf } from './examples.ts'
import { refuse, type Session, sessionMayCall, succeed } from './session.ts'

const made = z.looseObject({ id: z.string() })
const idOf = (answer: CheckedAnswer | null): string | undefined => {
  const read = made.safeParse(answer?.json)
  return read.success ? read.data.id : undefined
}
const firstId = (session: Session, endpoint: Endpoint): string | undefined => {
  const read = made.safeParse(recordsOf(session.seen.get(endpoint.call.name))[0])
  return read.success ? read.data.id : undefined
}

/** Checks that an empty body is refused with a message for each missing field. */
async function checkEmptyBodies(session: Session): Promise<void> {
  for (const endpoint of session.endpoints) {
    const { call, body, params } = endpoint
    if (call.method !== 'POST' || !body || params || call.access === 'public' || !sessionMayCall(session, endpoint))
      continue
    if (body.safeParse({}).success) continue
    const answer = await session.ask(endpoint, { token: session.token, body: {} })
    const problems = refusalProblems(answer, 400)
    const silent = problems.length === 0 && Object.keys(readErrorBody(answer.text, answer.type).fields).length === 0
    session.tell(endpoint, 'corps vide', silent ? ['aucun message par champ'] : problems)
  }
}

/** Checks that a created record reads back as it was answered. */
async function readBack(session: Session, endpoint: Endpoint, created: CheckedAnswer | null): Promise<void> {
  const id = idOf(created)
  if (!id) return
  const found = await succeed(session, endpoint, 'relecture de ce qui vient d’être créé', { params: { id } })
  if (!found) return
  const same = JSON.stringify(found.json) === JSON.stringify(created?.json)
  session.tell(
    endpoint,
    'relecture de ce qui vient d’être créé',
    same ? [] : ['la relecture ne donne pas ce que la création a répondu'],
  )
}

async function checkDish(session: Session): Promise<string | undefined> {
  const { createDish, getDish } = contract.dish
  if (!sessionMayCall(session, createDish)) return undefined
  const body = {
    name: `Contrôle ${randomUUID().slice(0, 8)}`,
    description: 'Plat créé par le contrôle du contrat',
    price: 12.5,
    category: 'PLAT',
    available: true,
    allergens: [],
  }
  const created = await succeed(session, createDish, 'création', { body, key: randomUUID() })
  await readBack(session, getDish, created)
  await refuse(session, createDish, 'prix sous le minimum', { body: { ...body, price: 1 } }, 400)
  return idOf(created)
}

async function checkOrder(session: Session, dish: string | undefined): Promise<void> {
  const { createOrder, getOrder, updateOrderStatus } = contract.order
  const restaurant =
    firstId(session, contract.restaurant.listMyRestaurants) ?? firstId(session, contract.restaurant.listRestaurants)
  if (!dish || !restaurant) return session.skip(createOrder, 'création', 'il faut un plat et un restaurant')
  const body = {
    idRestaurant: restaurant,
    idUser: GUEST_ID,
    listDishNumber: [{ idDish: dish, number: 2 }],
    flatDelivered: false,
  }
  const created = await succeed(session, createOrder, 'création', { body, key: randomUUID() })
  await readBack(session, getOrder, created)
  const orderId = idOf(created)
  if (!orderId) return
  const total = made.safeParse(created?.json).data?.totalAmount
  session.tell(
    createOrder,
    'total',
    total === 25 ? [] : [`totalAmount : 25 attendu pour deux plats à 12,50 €, reçu ${String(total)}`],
  )
  const move = (status: string) => ({ params: { orderId }, body: { status } })
  await succeed(session, updateOrderStatus, 'PENDING → CONFIRMED', move('CONFIRMED'))
  await refuse(
    session,
    updateOrderStatus,
    'CONFIRMED → COMPLETED, que la spécification n’a pas',
    move('COMPLETED'),
    409,
  )
  await succeed(session, updateOrderStatus, 'CONFIRMED → CANCELED', move('CANCELED'))
  await refuse(session, updateOrderStatus, 'statut inventé', move('DONE'), 400)
}

/** Creates a dish and an order, moves and cancels the order, and sends what must be refused. The records stay. */
export async function checkWrites(session: Session): Promise<void> {
  if (session.token === undefined) return
  await checkEmptyBodies(session)
  await checkOrder(session, await checkDish(session))
}
