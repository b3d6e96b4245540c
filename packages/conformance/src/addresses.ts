import { contract } from '@potager/domain/contract'
import { refusalProblems } from './ask.ts'
import { checkerOf, hasCall, type Session, sessionMayCall } from './session.ts'

const { listDishes, createDish } = contract.dish
const { listOrders } = contract.order

/**
 * Checks what no call of the contract should reach: an unknown address and an unknown method are 404 or 405 with a
 * message, a HEAD fails no worse, and a body that is no JSON is a 400.
 */
export async function checkAddresses(session: Session): Promise<void> {
  const check = checkerOf(session, 'errors')
  const { token } = session
  const nowhere = await session.ask({ call: { method: 'GET', path: '/notprotected/nulle-part' } }, { token })
  check.tell(listDishes, 'adresse inconnue', refusalProblems(nowhere, 404))
  for (const endpoint of [listDishes, ...(token === undefined ? [] : [listOrders])]) {
    const patched = await session.ask(endpoint, { token, method: 'PATCH', body: {} })
    check.tell(endpoint, 'méthode PATCH', refusalProblems(patched, 404, 405, 501))
    const head = await session.ask(endpoint, { token, method: 'HEAD' })
    const known = [200, 204, 404, 405, 501].includes(head.status)
    check.tell(endpoint, 'méthode HEAD', known ? [] : [`statut 200, 204, 404, 405 ou 501 attendu, reçu ${head.status}`])
  }
  if (token === undefined || !hasCall(session, createDish) || !sessionMayCall(session, createDish)) return
  const broken = await session.ask(createDish, { token, raw: '{"name": "Contrôle"' })
  check.tell(createDish, 'corps qui n’est pas du JSON', refusalProblems(broken, 400))
  const list = await session.ask(createDish, { token, raw: '["Contrôle"]' })
  check.tell(createDish, 'corps qui est une liste', refusalProblems(list, 400, 422))
}
