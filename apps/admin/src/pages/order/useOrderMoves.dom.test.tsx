import { contract } from '@potager/domain/contract'
import { drawBody } from '@potager/domain/fixtures'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { backOffice } from '../../testing/backOffice.tsx'
import { shownToasts } from '../../testing/toasts.tsx'
import { useOrderMoves } from './useOrderMoves.ts'

const body = drawBody(contract.order.getOrder.response, 1)
const other = drawBody(contract.order.getOrder.response, 2)

it('each moved order stays pending until its own answer, accepted or refused', async () => {
  let answerLast = () => {}
  const asLast = new Promise<void>((answer) => {
    answerLast = answer
  })
  const { asked, run } = backOffice({
    updateOrderStatus: async ({ params }) => {
      if (params.orderId === body.id) return { body: { ...body, status: 'READY' } }
      await asLast
      return { status: 409, body: { message: 'Déjà annulée.' } }
    },
  })
  const { result } = run(useOrderMoves)
  const toasts = shownToasts()
  const { move } = result.current
  act(() => move(body, 'READY'))
  act(() => move(other, 'COMPLETED'))
  expect([...result.current.moving]).toEqual([body.id, other.id])
  expect(result.current.move).toBe(move)
  await waitFor(() => expect([...result.current.moving]).toEqual([other.id]))
  await waitFor(() => expect(toasts()).toEqual(['✓ Statut mis à jour avec succès']))
  answerLast()
  await waitFor(() => expect([...result.current.moving]).toEqual([]))
  await waitFor(() => expect(toasts()).toContain('! Déjà annulée.'))
  const sent = Object.fromEntries(asked.map(({ params, body: change }) => [params.orderId, change]))
  expect(sent).toEqual({ [body.id]: { status: 'READY' }, [other.id]: { status: 'COMPLETED' } })
})
